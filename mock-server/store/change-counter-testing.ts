import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { worldTables } from './schema/tables.ts';

/** Observes the file of a store. */
export interface ChangeCounter {
  /** Returns a text that differs after a change of a world by any process. The journal does not count. */
  version(): string;
  close(): void;
}

export function countChanges(file: string): ChangeCounter {
  const database = new DatabaseSync(file, { readOnly: true });
  const statements = ['worlds', ...worldTables]
    .filter((table) => table !== 'journal')
    .map((table) => database.prepare(`select * from ${table}`));
  const digest = (): string => {
    const rows = statements.map((statement) => statement.all());
    return hash(
      'sha256',
      JSON.stringify(rows, (name, value) => (name === 'journal_last' ? 0 : value)),
    );
  };
  const fileVersion = database.prepare('pragma data_version');
  let known = { fileVersion: -1, digest: '' };
  return {
    version: () => {
      const version = Number(fileVersion.get()?.['data_version']);
      if (version !== known.fileVersion) known = { fileVersion: version, digest: digest() };
      return known.digest;
    },
    close: () => database.close(),
  };
}
