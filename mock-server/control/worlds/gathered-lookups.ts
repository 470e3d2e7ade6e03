/** Answers those of the keys that are known. */
export type LookUp<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * Looks up several keys at once: while one look-up is under way, whoever comes waits for the next. So nobody gets an
 * answer that is older than the question, and any number of requests costs one look-up at a time.
 */
export class GatheredLookUps<Value> {
  readonly #lookUp: LookUp<Value>;
  #next: { readonly keys: Set<string>; readonly found: Promise<ReadonlyMap<string, Value>> } | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(lookUp: LookUp<Value>) {
    this.#lookUp = lookUp;
  }

  async get(key: string): Promise<Value | undefined> {
    this.#next ??= this.#begin();
    this.#next.keys.add(key);
    return (await this.#next.found).get(key);
  }

  #begin() {
    const keys = new Set<string>();
    const found = this.#running.then(() => {
      this.#next = undefined;
      return this.#lookUp([...keys]);
    });
    // Whoever waits for the next one is not concerned by the failure of this one.
    this.#running = found.catch(() => undefined);
    return { keys, found };
  }
}
