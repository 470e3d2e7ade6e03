import { randomBytes } from 'node:crypto';
import { waiting } from '../faults/faults.ts';
import type { Store } from '../../store/store.ts';
import type { WorldRecord } from '../../store/world-record.ts';
import type { WorldChange } from '../../store/worlds.ts';
import { clockOf, machineTime, runningClock } from './clock.ts';
import { GatheredLookUps } from './gathered-lookups.ts';
import type { Recipe } from './recipe.ts';
import type { WorldContent } from './content.ts';
import { Templates } from './templates.ts';
import { type World, worldOf } from './world.ts';

/** The world that a request without a key falls into. It is there from the first start on and survives restarts. */
export const defaultWorldId = 'default';

/** A world in use: how it is kept, and when it was last asked for by the machine's clock. */
interface KnownWorld {
  readonly world: World;
  readonly record: WorldRecord;
  usedAt: number;
}

/**
 * The worlds of a store. Each is looked up in the store once and kept at hand from then on, unless other servers work on
 * the store too: then each look-up asks for its version, so that whatever anybody has been told to be done is seen here.
 */
export class Worlds {
  /** What its worlds start with. */
  readonly content: WorldContent;
  readonly #store: Store;
  readonly #templates: Templates;
  readonly #known = new Map<string, KnownWorld>();
  readonly #versions: GatheredLookUps<number>;
  #default: World;

  private constructor(store: Store, content: WorldContent, templates: Templates, record: WorldRecord) {
    this.content = content;
    this.#store = store;
    this.#templates = templates;
    this.#versions = new GatheredLookUps((ids) => store.worlds.versions(ids));
    this.#default = this.#keep(record);
  }

  /** Opens the worlds of a store; the first time, the default world is made. */
  static async open(store: Store, content: WorldContent): Promise<Worlds> {
    const templates = new Templates(store, content);
    const kept = await store.worlds.find(defaultWorldId);
    return new Worlds(store, content, templates, kept ?? (await madeDefault(store, content, templates)));
  }

  /** The default world as it was when it was last looked up: enough for whatever happens in no world. */
  get default(): World {
    return this.#default;
  }

  /** A world that is at hand and cannot have changed: no waiting on the way of every request. */
  known(id: string): World | undefined {
    if (this.#store.isShared) return undefined;
    const known = this.#known.get(id);
    if (!known) return undefined;
    known.usedAt = machineTime();
    return known.world;
  }

  async find(id: string): Promise<World | null> {
    return (await this.#find(id))?.world ?? null;
  }

  /** How a world is kept; null when there is none. */
  async record(id: string): Promise<WorldRecord | null> {
    return (await this.#find(id))?.record ?? null;
  }

  async create(recipe: Recipe): Promise<World> {
    const record = recordFrom(this.content, newWorldId(), recipe);
    await this.#templates.use(record.seed, dayOf(record), (template) =>
      this.#store.worlds.create(record, template),
    );
    await this.#addBulk(record);
    return this.#keep(record);
  }

  /** Changes a world from the next request on; null when there is none. */
  async change(id: string, change: WorldChange): Promise<World | null> {
    const changed = await this.#store.worlds.change(id, change);
    return changed && this.#keep(changed);
  }

  /** Makes a world what its recipe says again; null when there is none. Whoever is signed in stays so. */
  async reset(id: string): Promise<World | null> {
    const record = await this.record(id);
    if (!record) return null;
    const anew = { ...recordFrom(this.content, id, record.recipe as Recipe), createdAt: record.createdAt };
    const made = await this.#templates.use(anew.seed, dayOf(anew), (template) =>
      this.#store.worlds.reset(anew, template),
    );
    if (!made) return null;
    await this.#addBulk(made);
    return this.#keep(made);
  }

  /** False when there was no such world. */
  async delete(id: string): Promise<boolean> {
    const isDeleted = await this.#store.worlds.delete(id);
    this.#known.delete(id);
    return isDeleted;
  }

  /** Undoes what a recipe's persona began: the identity provider asks who signs in. */
  async endSession(id: string): Promise<void> {
    const record = await this.record(id);
    if (record && record.persona !== null) await this.change(id, () => ({ persona: null }));
  }

  /** When each world that is at hand was last asked for, milliseconds since 1970 by the machine's clock. */
  usage(): ReadonlyMap<string, number> {
    return new Map([...this.#known].map(([id, { usedAt }]) => [id, usedAt]));
  }

  /** The same of one world; undefined when it is not at hand. */
  usedAt(id: string): number | undefined {
    return this.#known.get(id)?.usedAt;
  }

  /** Deletes the seeds' rows that no world needs and that nobody has used since an instant; answers their ids. */
  sweepTemplates(usedBefore: number): Promise<string[]> {
    return this.#templates.sweep(usedBefore);
  }

  /** Lets go of the worlds that are at hand here and have not been asked for since an instant. */
  forgetUnused(usedBefore: number): void {
    for (const [id, { usedAt }] of this.#known) if (usedAt < usedBefore) this.#known.delete(id);
  }

  /** A bulk seed is too large to be copied from a template: its rows go into the world as they are made. */
  #addBulk(record: WorldRecord): Promise<void> {
    return this.content.addBulk(this.#store, record.id, record.seed, dayOf(record));
  }

  async #find(id: string): Promise<KnownWorld | null> {
    if (this.#store.isShared) return this.#findShared(id);
    const known = this.#atHand(id);
    if (known) return known;
    const record = await this.#store.worlds.find(id);
    if (record) this.#keep(record);
    return this.#atHand(id);
  }

  async #findShared(id: string): Promise<KnownWorld | null> {
    const version = await this.#versions.get(id);
    const known = this.#atHand(id);
    if (known && known.record.version === version) return known;
    const record = version === undefined ? null : await this.#store.worlds.find(id);
    this.#known.delete(id);
    this.#store.forgetWorld(id);
    if (record) this.#keep(record);
    return this.#atHand(id);
  }

  #atHand(id: string): KnownWorld | null {
    const known = this.#known.get(id);
    if (known) known.usedAt = machineTime();
    return known ?? null;
  }

  /** Of two changes at the same time the later one stays, in whichever order they are heard of. */
  #keep(record: WorldRecord): World {
    const known = this.#known.get(record.id);
    if (known && known.record.version > record.version) return known.world;
    const world = worldOf(record);
    this.#known.set(world.id, { world, record, usedAt: machineTime() });
    if (world.id === defaultWorldId) this.#default = world;
    return world;
  }
}

/** Several servers may make it at the same time: one of them does. */
async function madeDefault(store: Store, content: WorldContent, templates: Templates): Promise<WorldRecord> {
  const record = recordFrom(content, defaultWorldId, {});
  try {
    await templates.use(record.seed, dayOf(record), (template) => store.worlds.create(record, template));
    return record;
  } catch (error) {
    const made = await store.worlds.find(defaultWorldId);
    if (!made) throw error;
    return made;
  }
}

function recordFrom({ usualSeed }: WorldContent, id: string, recipe: Recipe): WorldRecord {
  const { persona, seed, flags, features, settings, now } = recipe;
  return {
    id,
    persona: persona ?? null,
    seed: seed ?? usualSeed,
    flags: flags ?? {},
    features: features ?? {},
    settings: settings ?? {},
    frozenAt: now ?? null,
    clockOffset: 0,
    faults: (recipe.faults ?? []).map(waiting),
    version: 0,
    recipe,
    createdAt: clockOf(runningClock)().toISOString(),
  };
}

const dayOf = (record: WorldRecord): string => clockOf(record)().toISOString().slice(0, 10);

/**
 * Short, and fit for a host name: w-<id>.localhost. It begins with the time, so that the rows of a new world come after
 * all others in every index: among those of 10,000 worlds each would be put into a page of its own. Nobody can guess the rest.
 */
const newWorldId = (): string => machineTime().toString(36) + randomBytes(6).toString('hex');
