import { sql } from 'kysely';
import type { Database } from './database.ts';

/** By this name the session of a server that listens is seen in the database. It ends with the server, however it ends. */
export const sessionNameOf = (peer: string): string => `${prefix}${peer}`;

const prefix = 'threshold-peer-';

/** Which servers listen on the database right now. */
export class PresentPeers {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async ids(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select application_name as name from pg_stat_activity
      where datname = current_database() and application_name like ${`${prefix}%`}`.execute(this.#db);
    return rows.map(({ name }) => name.slice(prefix.length));
  }
}
