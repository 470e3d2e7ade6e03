import type { Draft } from './world-data.ts';
import type { WorldRecord } from './world-document.ts';
import type { WorldDocuments } from './world-documents.ts';

/** Computes the changed properties of a world from the current ones, and may change the rest of its draft. */
export type Change = (record: WorldRecord, draft: Draft) => ChangedProperties;

export type ChangedProperties = Partial<
  Omit<WorldRecord, 'id' | 'seed' | 'seedDay' | 'recipe' | 'createdAt'>
>;

/** The records of worlds. */
export class WorldTable {
  readonly #documents: WorldDocuments;

  constructor(documents: WorldDocuments) {
    this.#documents = documents;
  }

  /** Returns a world with every change that any server has acknowledged; null if there is none. */
  async find(worldId: string): Promise<WorldRecord | null> {
    return (await this.#documents.current(worldId))?.document.record ?? null;
  }

  async create(record: WorldRecord): Promise<void> {
    await this.#documents.create(record);
  }

  /**
   * Changes a world. Returns null if the world does not exist.
   *
   * @throws errors of `change`, which changes nothing then
   */
  async change(worldId: string, change: Change): Promise<WorldRecord | null> {
    const changed = await this.#documents.change(worldId, (draft) => {
      draft.setRecord(change(draft.document.record, draft));
      return draft.document.record;
    });
    return changed ?? null;
  }

  /** Resets a world to the content of its recipe. Returns null if the world does not exist. */
  async reset(record: WorldRecord): Promise<WorldRecord | null> {
    const made = await this.#documents.change(record.id, (draft) => {
      draft.reset(record);
      return record;
    });
    return made ?? null;
  }

  async counts(worldId: string): Promise<{ readonly loans: number; readonly leads: number }> {
    const loans = [...((await this.#documents.read(worldId))?.loans() ?? [])];
    const leads = loans.filter(({ document }) => document.isLead).length;
    return { loans: loans.length - leads, leads };
  }

  /** Stores when a world was last used. Does nothing if another replica has stored a later time. */
  async markUsed(worldId: string, usedAt: string): Promise<void> {
    await this.#documents.db
      .updateTable('worlds')
      .set({ used_at: usedAt })
      .where('id', '=', worldId)
      .where('used_at', '<', usedAt)
      .execute();
  }

  /** Returns the ids of worlds that were last used before an instant. */
  async unusedSince(instant: string): Promise<string[]> {
    const rows = await this.#documents.db
      .selectFrom('worlds')
      .select('id')
      .where('used_at', '<', instant)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a world with its loans and its journal. Returns false if it does not exist. */
  async delete(worldId: string): Promise<boolean> {
    const isDeleted = await this.#documents.change(worldId, (draft) => {
      draft.isDeleted = true;
      return true;
    });
    return isDeleted ?? false;
  }
}
