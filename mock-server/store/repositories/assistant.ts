import { sql } from 'kysely';
import { lockWorld } from '../schema/tables.ts';
import { WorldRepository } from './repository.ts';

export type Reaction = 'Liked' | 'Disliked';

/** The answers of the assistant, and the reactions of users to them. */
export class AssistantAnswers extends WorldRepository {
  /** Adds an answer to a user and returns its tracking id. */
  async add(objectId: string): Promise<string> {
    const { worldId } = this;
    const number = await this.db.transaction().execute(async (transaction) => {
      await lockWorld(transaction, worldId);
      const { next } = await transaction
        .selectFrom('answers')
        .where('world_id', '=', worldId)
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('answers')
        .values({ world_id: worldId, number: next, object_id: objectId, reaction: null })
        .execute();
      return next;
    });
    return `answer-${String(number).padStart(6, '0')}`;
  }

  /** Stores the latest reaction to an answer. Returns false if the user did not get this answer. */
  async react(objectId: string, trackingId: string, reaction: Reaction): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('answers')
      .set({ reaction })
      .where('world_id', '=', this.worldId)
      .where('number', '=', numberOf(trackingId))
      .where('object_id', '=', objectId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Returns the reaction to an answer; null for an answer without a reaction. */
  async reaction(trackingId: string): Promise<Reaction | null> {
    const row = await this.db
      .selectFrom('answers')
      .select('reaction')
      .where('world_id', '=', this.worldId)
      .where('number', '=', numberOf(trackingId))
      .executeTakeFirst();
    return (row?.reaction ?? null) as Reaction | null;
  }
}

/** Returns the number in a tracking id; 0, which no answer has, for an invalid one. */
const numberOf = (trackingId: string): number => Number(/^answer-(\d{6,9})$/.exec(trackingId)?.[1] ?? 0);
