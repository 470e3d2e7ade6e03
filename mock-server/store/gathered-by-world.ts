import { type Database, isShared } from './database.ts';
import { GatheredWork, type Work } from './gathered-work.ts';
import { lockWorld } from './world-lock.ts';

/**
 * Gathers work in worlds. A file has one writer, so all worlds go together. A shared database has many: there each
 * world has transactions of its own that begin by locking it, so that no two servers wait for each other crosswise.
 */
export class GatheredByWorld {
  readonly #db: Database;
  readonly #ofAll: GatheredWork | null;
  readonly #ofWorld = new Map<string, GatheredWork>();

  constructor(db: Database) {
    this.#db = db;
    this.#ofAll = isShared(db) ? null : new GatheredWork(db);
  }

  /** Must be fit for being done again after it has been rolled back. */
  async do<Result>(worldId: string, work: Work<Result>): Promise<Result> {
    if (this.#ofAll) return this.#ofAll.do(work);
    const gathered =
      this.#ofWorld.get(worldId) ??
      new GatheredWork(this.#db, async (transaction) => void (await lockWorld(transaction, worldId)));
    this.#ofWorld.set(worldId, gathered);
    try {
      return await gathered.do(work);
    } finally {
      if (gathered.isIdle && this.#ofWorld.get(worldId) === gathered) this.#ofWorld.delete(worldId);
    }
  }
}
