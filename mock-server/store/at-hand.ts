/** At once where the store has it at hand, or when it has been read. */
export type Awaitable<Value> = Value | Promise<Value>;

/**
 * What has been read from the rows of worlds, kept until those rows change. Whoever changes them says so, once the
 * change is done: from then on nobody gets what was there before, not even from a read that was under way.
 */
export class AtHand<Key, Value> {
  readonly #worlds = new Map<string, Map<Key, Value>>();
  readonly #most: number;
  #kept = 0;
  #changes = 0;

  /** @param most values of all worlds together; the world that was read first gives way */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is not there is not kept: it may come any time. */
  get(worldId: string, key: Key, read: () => Promise<Value | null>): Awaitable<Value | null> {
    return this.#worlds.get(worldId)?.get(key) ?? this.#read(worldId, key, read);
  }

  forget(worldId: string): void {
    this.#changes += 1;
    this.#drop(worldId);
  }

  async #read(worldId: string, key: Key, read: () => Promise<Value | null>): Promise<Value | null> {
    const changes = this.#changes;
    const value = await read();
    if (value !== null && changes === this.#changes) this.#keep(worldId, key, value);
    return value;
  }

  #keep(worldId: string, key: Key, value: Value): void {
    const ofWorld = this.#worlds.get(worldId) ?? new Map<Key, Value>();
    if (!ofWorld.has(key)) this.#kept += 1;
    this.#worlds.set(worldId, ofWorld.set(key, value));
    if (this.#kept <= this.#most) return;
    const [first] = this.#worlds.keys();
    if (first !== undefined) this.#drop(first);
  }

  #drop(worldId: string): void {
    this.#kept -= this.#worlds.get(worldId)?.size ?? 0;
    this.#worlds.delete(worldId);
  }
}
