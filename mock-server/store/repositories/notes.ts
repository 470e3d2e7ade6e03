import { sql } from 'kysely';
import { lockWorld } from '../schema/tables.ts';
import { WorldRepository } from './repository.ts';

interface NewNote {
  readonly generalAccountId: number;
  /** Full name of the author. */
  readonly author: string;
  readonly text: string;
  /** True if originators may read the note too (S-6-14). */
  readonly isShared: boolean;
  readonly now: Date;
}

export interface Note extends Omit<NewNote, 'now'> {
  readonly noteId: number;
  /** ISO date and time. */
  readonly createdAt: string;
}

export interface NoteCounts {
  readonly count: number;
  readonly countShared: number;
}

export class Notes extends WorldRepository {
  /** Counts the notes on a loan, and the shared notes, which originators may read. */
  async counts(generalAccountId: number): Promise<NoteCounts> {
    const { count, shared } = await this.#of(generalAccountId)
      .select([
        sql<number | string>`count(*)`.as('count'),
        sql<number | string | null>`sum(is_shared)`.as('shared'),
      ])
      .executeTakeFirstOrThrow();
    // PostgreSQL returns a sum as text.
    return { count: Number(count), countShared: Number(shared ?? 0) };
  }

  /** Returns the notes on a loan, newest first; with `shared` only notes that originators may read (S-6-14). */
  async list(generalAccountId: number, only: 'all' | 'shared' = 'all'): Promise<Note[]> {
    const rows = await this.#of(generalAccountId)
      .selectAll()
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

  /** Returns the ids of the loans that have notes besides those of the seed. */
  async loansWithAdded(): Promise<number[]> {
    const rows = await this.db
      .selectFrom('notes')
      .where('world_id', '=', this.worldId)
      .where('is_seeded', '=', 0)
      .select('general_account_id')
      .distinct()
      .orderBy('general_account_id')
      .execute();
    return rows.map((row) => row.general_account_id);
  }

  /** Adds a note and returns its id, which counts per loan from 1. */
  async add(note: NewNote): Promise<number> {
    const { worldId } = this;
    return this.db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      const { noteId } = await transaction
        .selectFrom('notes')
        .where('world_id', '=', worldId)
        .where('general_account_id', '=', note.generalAccountId)
        .select(sql<number>`coalesce(max(note_id), 0) + 1`.as('noteId'))
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('notes')
        .values({
          world_id: worldId,
          general_account_id: note.generalAccountId,
          note_id: noteId,
          author: note.author,
          text: note.text,
          is_shared: note.isShared ? 1 : 0,
          created_at: note.now.toISOString(),
          is_seeded: 0,
        })
        .execute();
      return noteId;
    });
  }

  #of(generalAccountId: number) {
    return this.db
      .selectFrom('notes')
      .where('world_id', '=', this.worldId)
      .where('general_account_id', '=', generalAccountId);
  }
}
