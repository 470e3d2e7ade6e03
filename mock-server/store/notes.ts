import { sql } from 'kysely';
import type { Database } from './database.ts';
import { lockWorld } from './world-lock.ts';

/** A note as it is added to a loan or lead. */
export interface NewNote {
  readonly generalAccountId: number;
  /** Full name of who writes it. */
  readonly author: string;
  readonly text: string;
  /** Whether originators may read it too (S-6-14). */
  readonly isShared: boolean;
  readonly now: Date;
}

/** A note as it is read. */
export interface Note extends Omit<NewNote, 'now'> {
  readonly noteId: number;
  /** ISO date and time. */
  readonly createdAt: string;
}

export interface NoteCounts {
  readonly count: number;
  readonly countShared: number;
}

/** The notes on loans and leads. */
export class NoteStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** How many notes a loan has, and how many of them originators may read. */
  async counts(worldId: string, generalAccountId: number): Promise<NoteCounts> {
    const { count, shared } = await this.#db
      .selectFrom('notes')
      .where('world_id', '=', worldId)
      .where('general_account_id', '=', generalAccountId)
      .select([
        sql<number | string>`count(*)`.as('count'),
        sql<number | string | null>`sum(is_shared)`.as('shared'),
      ])
      .executeTakeFirstOrThrow();
    // Engines with larger integers answer counts as text.
    return { count: Number(count), countShared: Number(shared ?? 0) };
  }

  /** The notes on a loan, newest first; for originators the shared ones alone (S-6-14). */
  async list(worldId: string, generalAccountId: number, only: 'all' | 'shared' = 'all'): Promise<Note[]> {
    const rows = await this.#db
      .selectFrom('notes')
      .selectAll()
      .where('world_id', '=', worldId)
      .where('general_account_id', '=', generalAccountId)
      .where('is_shared', 'in', only === 'shared' ? [1] : [0, 1])
      .orderBy('note_id', 'desc')
      .execute();
    return rows.map((row) => ({
      generalAccountId,
      noteId: row.note_id,
      author: row.author,
      text: row.text,
      isShared: row.is_shared === 1,
      createdAt: row.created_at,
    }));
  }

  /** Adds a note and answers its id, which counts per loan from 1. */
  async add(worldId: string, note: NewNote): Promise<number> {
    return this.#db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      const { note_id: noteId } = await transaction
        .insertInto('notes')
        .columns(['world_id', 'general_account_id', 'note_id', 'author', 'text', 'is_shared', 'created_at'])
        .expression((builder) =>
          builder
            .selectFrom('notes')
            .where('world_id', '=', worldId)
            .where('general_account_id', '=', note.generalAccountId)
            .select((row) => [
              row.val(worldId).as('world_id'),
              sql<number>`cast(${note.generalAccountId} as integer)`.as('general_account_id'),
              sql<number>`coalesce(max(note_id), 0) + 1`.as('note_id'),
              row.val(note.author).as('author'),
              row.val(note.text).as('text'),
              sql<number>`cast(${note.isShared ? 1 : 0} as integer)`.as('is_shared'),
              row.val(note.now.toISOString()).as('created_at'),
            ]),
        )
        .returning('note_id')
        .executeTakeFirstOrThrow();
      return noteId;
    });
  }
}
