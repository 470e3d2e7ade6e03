import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';
import { type SeedName, seedOf } from './seeds/seeds.ts';

/**
 * The seeds as rows that worlds are copied from. A seed is written relative to a day, so there is one template for
 * each seed and day, made when it is first needed.
 */
export class Templates {
  readonly #store: Store;
  /** Ids by seed and day. */
  readonly #ids = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Id of the template of a seed on a day. The digest in it keeps a changed seed from meeting the template of an
   * earlier release.
   *
   * @param day yyyy-MM-dd
   */
  async of(seed: SeedName, day: string): Promise<string> {
    const key = `${seed} ${day}`;
    const made = this.#ids.get(key);
    if (made !== undefined) return made;
    const rows = seedOf(seed, day);
    const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
    const id = `template ${key} ${digest}`;
    await this.#store.worlds.addTemplate(id, rows);
    this.#ids.set(key, id);
    return id;
  }
}
