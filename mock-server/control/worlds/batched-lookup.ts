/** Returns the values of the keys that exist. */
type Lookup<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Looks up the keys of several callers in one query. Calls during a query wait for the next query, so that no value is
 * older than its call.
 */
export class BatchedLookup<Value> {
  readonly #lookup: Lookup<Value>;
  #next: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, Value>> } | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(lookup: Lookup<Value>) {
    this.#lookup = lookup;
  }

  async get(key: string): Promise<Value | undefined> {
    this.#next ??= this.#schedule();
    this.#next.keys.add(key);
    return (await this.#next.found).get(key);
  }

  #schedule() {
    const keys = new Set<string>();
    const found = this.#running.then(() => {
      this.#next = undefined;
      return this.#lookup([...keys]);
    });
    // The next lookup runs even if this one fails.
    this.#running = found.catch(() => undefined);
    return { keys, found };
  }
}
