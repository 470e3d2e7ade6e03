/**
 * Caches values from the rows of worlds. Call `invalidate` after each commit that changes rows of a world. A value
 * whose read began before an invalidation is not cached.
 */
export class RowCache<Key, Value> {
  readonly #worlds = new Map<string, Map<Key, Value>>();
  readonly #capacity: number;
  #size = 0;
  #invalidations = 0;

  /** @param capacity maximum number of values of all worlds together; beyond it, the oldest world is evicted */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns the cached value, or reads the value and caches it. Null is not cached. */
  async get(worldId: string, key: Key, read: () => Promise<Value | null>): Promise<Value | null> {
    const cached = this.#worlds.get(worldId)?.get(key);
    if (cached !== undefined) return cached;
    const invalidations = this.#invalidations;
    const value = await read();
    if (value !== null && invalidations === this.#invalidations) this.#add(worldId, key, value);
    return value;
  }

  invalidate(worldId: string): void {
    this.#invalidations += 1;
    this.#evict(worldId);
  }

  #add(worldId: string, key: Key, value: Value): void {
    const ofWorld = this.#worlds.get(worldId) ?? new Map<Key, Value>();
    if (!ofWorld.has(key)) this.#size += 1;
    this.#worlds.set(worldId, ofWorld.set(key, value));
    if (this.#size <= this.#capacity) return;
    const [first] = this.#worlds.keys();
    if (first !== undefined) this.#evict(first);
  }

  #evict(worldId: string): void {
    this.#size -= this.#worlds.get(worldId)?.size ?? 0;
    this.#worlds.delete(worldId);
  }
}
