import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

/** Counts the changes of a data file, apart from those of the journal, which records every request. */
export interface ChangeCounter {
  /** Increases if another connection has changed the data since the last call. */
  version(): number;
  close(): void;
}

/** Opens a SQLite file to count its changes. */
export function countChanges(file: string): ChangeCounter {
  const database = new DatabaseSync(file, { readOnly: true });
  const written = database.prepare('pragma data_version');
  let seen: unknown;
  let contents = '';
  let version = 0;
  return {
    version: () => {
      const now = written.get()?.['data_version'];
      if (now === seen) return version;
      seen = now;
      const before = contents;
      contents = digestOf(database);
      if (contents !== before) version += 1;
      return version;
    },
    close: () => database.close(),
  };
}

/** Returns the digest of all rows but those of the journal and its numbers. */
function digestOf(database: DatabaseSync): string {
  const hash = createHash('sha256');
  for (const { name } of database.prepare(`select name from sqlite_master where type = 'table'`).all()) {
    if (name === 'journal' || name === 'journal_numbers') continue;
    for (const row of database.prepare(`select * from "${String(name)}"`).iterate())
      hash.update(JSON.stringify([name, row]));
  }
  return hash.digest('hex');
}
