import { DatabaseSync } from 'node:sqlite';

/** Watches the file of a store from outside. */
export interface StoreWatch {
  /** A number that is another one after anything in the store has been changed by whoever has it open. */
  version(): number;
  close(): void;
}

export function watchStore(file: string): StoreWatch {
  const database = new DatabaseSync(file, { readOnly: true });
  const statement = database.prepare('pragma data_version');
  return {
    version: () => Number(statement.get()?.['data_version']),
    close: () => database.close(),
  };
}
