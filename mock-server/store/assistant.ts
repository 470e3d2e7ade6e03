import { sql } from 'kysely';
import type { Database } from './database.ts';
import { lockWorld } from './world-lock.ts';

export type Reaction = 'Liked' | 'Disliked';

/** The answers of the assistant, and what people thought of them. */
export class AssistantStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Takes note of an answer to a person, and answers its tracking id. */
  async add(worldId: string, objectId: string): Promise<string> {
    const { number } = await this.#db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      return transaction
        .insertInto('answers')
        .columns(['world_id', 'number', 'object_id', 'reaction'])
        .expression((builder) =>
          builder
            .selectFrom('answers')
            .where('world_id', '=', worldId)
            .select((row) => [
              row.val(worldId).as('world_id'),
              sql<number>`coalesce(max(number), 0) + 1`.as('number'),
              row.val(objectId).as('object_id'),
              sql<null>`null`.as('reaction'),
            ]),
        )
        .returning('number')
        .executeTakeFirstOrThrow();
    });
    return `answer-${String(number).padStart(6, '0')}`;
  }

  /** Keeps the latest reaction to an answer; false when the person has got no such answer. */
  async react(worldId: string, objectId: string, trackingId: string, reaction: Reaction): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('answers')
      .set({ reaction })
      .where('world_id', '=', worldId)
      .where('number', '=', numberOf(trackingId))
      .where('object_id', '=', objectId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The reaction to an answer; null without one. */
  async reaction(worldId: string, trackingId: string): Promise<Reaction | null> {
    const row = await this.#db
      .selectFrom('answers')
      .select('reaction')
      .where('world_id', '=', worldId)
      .where('number', '=', numberOf(trackingId))
      .executeTakeFirst();
    return (row?.reaction ?? null) as Reaction | null;
  }
}

/** 0, which no answer has, for what is no tracking id. */
const numberOf = (trackingId: string): number => Number(/^answer-(\d{6,9})$/.exec(trackingId)?.[1] ?? 0);
