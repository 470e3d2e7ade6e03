import { DatabaseSync } from 'node:sqlite';

/** Observes the file of a store. */
export interface ChangeCounter {
  /** Returns a number that changes with each change of the file by any process. */
  version(): number;
  close(): void;
}

export function countChanges(file: string): ChangeCounter {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare('pragma data_version');
  return {
    version: () => Number(statement.get()?.['data_version']),
    close: () => database.close(),
  };
}
