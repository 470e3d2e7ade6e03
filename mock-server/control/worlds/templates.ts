import { createHash } from 'node:crypto';
import type { Seed } from '../../store/repositories/seed.ts';
import type { Store } from '../../store/store.ts';
import { TemplateGoneError } from '../../store/repositories/templates.ts';
import { machineTime } from './clock.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { WorldContent } from './content.ts';

interface KnownTemplate {
  readonly id: string;
  /** System time of the last use of the template, in milliseconds. */
  usedAt: number;
}

/**
 * Creates and caches templates: rows of seeds, from which worlds are copied. The dates of a seed are relative to a day,
 * so each day has its own templates: one for each seed, and one for each seed with own content.
 */
export class Templates {
  readonly #store: Store;
  readonly #content: WorldContent;
  /** Templates by the key of their seed and their day. */
  readonly #known = new Map<string, KnownTemplate>();

  constructor(store: Store, content: WorldContent) {
    this.#store = store;
    this.#content = content;
  }

  /**
   * Calls `make` with the template of a recipe on a day. If another server deletes the template in the meantime,
   * creates the template again and repeats the call.
   *
   * @param day yyyy-MM-dd
   * @param make gets the id of the template; it must be possible to call it again after a failure
   */
  async use<Made>(
    recipe: WorldRecipe,
    day: string,
    make: (templateId: string) => Promise<Made>,
  ): Promise<Made> {
    const key = `${this.#content.seedKey(recipe)} ${day}`;
    try {
      return await make(await this.#of(key, recipe, day));
    } catch (error) {
      if (!(error instanceof TemplateGoneError)) throw error;
      this.#known.delete(key);
      return make(await this.#of(key, recipe, day));
    }
  }

  /**
   * Deletes the templates without worlds, except those that have been used since an instant.
   *
   * @param usedBefore milliseconds since 1970 by the machine's clock
   * @returns ids of the deleted templates
   */
  async sweep(usedBefore: number): Promise<string[]> {
    const swept: string[] = [];
    for (const id of await this.#store.templates.unused()) {
      const [key, known] = [...this.#known].find(([, template]) => template.id === id) ?? [];
      if (known && known.usedAt >= usedBefore) continue;
      // Removed from the cache before the deletion: a world that needs the template from now on creates it again.
      if (key !== undefined) this.#known.delete(key);
      if (await this.#store.templates.delete(id)) swept.push(id);
    }
    return swept;
  }

  async #of(key: string, recipe: WorldRecipe, day: string): Promise<string> {
    const known = this.#known.get(key);
    if (known) {
      known.usedAt = machineTime();
      return known.id;
    }
    const { id, rows } = templateOf(this.#content, { key, recipe, day });
    await this.#store.templates.add(id, rows);
    this.#known.set(key, { id, usedAt: machineTime() });
    return id;
  }
}

/** A template with its id and the rows of its seed. */
interface Template {
  readonly id: string;
  readonly rows: Seed;
}

/** The last created template with its key. Most servers of a process need the same template, for example in tests. */
let lastMade: { readonly key: string; readonly template: Template } | undefined;

/**
 * Returns the template of a recipe on a day. The digest in its id distinguishes a changed seed from that of an earlier
 * release.
 */
function templateOf(
  content: WorldContent,
  { key, recipe, day }: { readonly key: string; readonly recipe: WorldRecipe; readonly day: string },
): Template {
  if (lastMade?.key === key) return lastMade.template;
  const rows = content.seedOf(recipe, day);
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);
  const template = { id: `template ${recipe.seed ?? content.usualSeed} ${day} ${digest}`, rows };
  lastMade = { key, template };
  return template;
}

/** Returns the day of a template; null for an id of another form. */
export const dayOfTemplate = (id: string | null): string | null =>
  /^template \S+ (\d{4}-\d{2}-\d{2}) /.exec(id ?? '')?.[1] ?? null;
