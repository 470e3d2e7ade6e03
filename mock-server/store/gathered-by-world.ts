import { type Database, isShared } from './database.ts';
import { GatheredWork, type WorkTogether } from './gathered-work.ts';
import { lockWorld } from './world-lock.ts';

/**
 * Gathers work in worlds. A file has one writer, so all worlds go together. A shared database has many: there each
 * world has transactions of its own that begin by locking it, so that no two servers wait for each other crosswise.
 */
export class GatheredByWorld<Item extends { readonly worldId: string }, Result> {
  readonly #db: Database;
  readonly #work: WorkTogether<Item, Result>;
  readonly #ofAll: GatheredWork<Item, Result> | null;
  readonly #ofWorld = new Map<string, GatheredWork<Item, Result>>();

  /** @param work must be fit for being done again after it has been rolled back */
  constructor(db: Database, work: WorkTogether<Item, Result>) {
    this.#db = db;
    this.#work = work;
    this.#ofAll = isShared(db) ? null : new GatheredWork(db, work);
  }

  async do(item: Item): Promise<Result> {
    if (this.#ofAll) return this.#ofAll.do(item);
    const { worldId } = item;
    const gathered = this.#ofWorld.get(worldId) ?? this.#workIn(worldId);
    this.#ofWorld.set(worldId, gathered);
    try {
      return await gathered.do(item);
    } finally {
      if (gathered.isIdle && this.#ofWorld.get(worldId) === gathered) this.#ofWorld.delete(worldId);
    }
  }

  #workIn(worldId: string): GatheredWork<Item, Result> {
    return new GatheredWork<Item, Result>(this.#db, async (transaction, items) => {
      await lockWorld(transaction, worldId);
      return this.#work(transaction, items);
    });
  }
}
