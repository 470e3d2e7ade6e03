import { randomBytes } from 'node:crypto';
import type { Store, WorldRecord } from '../store/store.ts';
import { clockOf, machineTime, runningClock } from './clock.ts';
import type { Recipe } from './recipe.ts';
import type { SeedName } from './seeds/seeds.ts';
import { bulkCountOf, bulkLoans } from './seeds/bulk.ts';
import { Templates } from './templates.ts';
import { type World, worldOf } from './world.ts';

/** The world that a request without a key falls into. It is there from the first start on and survives restarts. */
export const defaultWorldId = 'default';

/** What can be changed in a world without making it anew. */
export type WorldUpdate = Partial<
  Pick<WorldRecord, 'persona' | 'flags' | 'features' | 'frozenAt' | 'clockOffset'>
>;

/** A world in use: how it is kept, and when it was last asked for by the machine's clock. */
interface KnownWorld {
  readonly world: World;
  readonly record: WorldRecord;
  usedAt: number;
}

/** The worlds of a store, each looked up in the store once and kept at hand from then on. */
export class Worlds {
  readonly #store: Store;
  readonly #templates: Templates;
  readonly #known = new Map<string, KnownWorld>();
  #default: World;

  private constructor(store: Store, templates: Templates, record: WorldRecord) {
    this.#store = store;
    this.#templates = templates;
    this.#default = this.#keep(record);
  }

  /** Opens the worlds of a store; the first time, the default world is made. */
  static async open(store: Store): Promise<Worlds> {
    const templates = new Templates(store);
    const kept = await store.worlds.find(defaultWorldId);
    if (kept) return new Worlds(store, templates, kept);
    const record = recordFrom(defaultWorldId, {});
    await store.worlds.create(record, await templateOf(templates, record));
    return new Worlds(store, templates, record);
  }

  get default(): World {
    return this.#default;
  }

  /** A world that has been used since the start: no waiting on the way of every request. */
  known(id: string): World | undefined {
    const known = this.#known.get(id);
    if (!known) return undefined;
    known.usedAt = machineTime();
    return known.world;
  }

  async find(id: string): Promise<World | null> {
    const known = this.known(id);
    if (known) return known;
    const record = await this.#store.worlds.find(id);
    // Somebody else may have found and changed it in the meantime.
    return this.known(id) ?? (record ? this.#keep(record) : null);
  }

  /** How a world is kept; null when there is none. */
  async record(id: string): Promise<WorldRecord | null> {
    return (await this.find(id)) ? (this.#known.get(id)?.record ?? null) : null;
  }

  async create(recipe: Recipe): Promise<World> {
    const record = recordFrom(newWorldId(), recipe);
    await this.#store.worlds.create(record, await templateOf(this.#templates, record));
    await addBulk(this.#store, record);
    return this.#keep(record);
  }

  /** Changes a world from the next request on; null when there is none. */
  async change(id: string, update: WorldUpdate): Promise<World | null> {
    const record = await this.record(id);
    if (!record) return null;
    const changed = { ...record, ...update };
    // At hand first: of two changes at the same time the second builds on the first.
    const world = this.#keep(changed);
    await this.#store.worlds.update(changed);
    return world;
  }

  /** Makes a world what its recipe says again; null when there is none. Whoever is signed in stays so. */
  async reset(id: string): Promise<World | null> {
    const record = await this.record(id);
    if (!record) return null;
    const anew = { ...recordFrom(id, record.recipe as Recipe), createdAt: record.createdAt };
    await this.#store.worlds.reset(anew, await templateOf(this.#templates, anew));
    await addBulk(this.#store, anew);
    return this.#keep(anew);
  }

  /** False when there was no such world. */
  async delete(id: string): Promise<boolean> {
    const isDeleted = await this.#store.worlds.delete(id);
    this.#known.delete(id);
    return isDeleted;
  }

  /** Undoes what a recipe's persona began: the identity provider asks who signs in. */
  async endSession(id: string): Promise<void> {
    await this.change(id, { persona: null });
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

  #keep(record: WorldRecord): World {
    const world = worldOf(record);
    this.#known.set(world.id, { world, record, usedAt: machineTime() });
    if (world.id === defaultWorldId) this.#default = world;
    return world;
  }
}

function recordFrom(id: string, recipe: Recipe): WorldRecord {
  const { persona, seed, flags, features, now } = recipe;
  return {
    id,
    persona: persona ?? null,
    seed: seed ?? 'standard',
    flags: flags ?? {},
    features: features ?? {},
    frozenAt: now ?? null,
    clockOffset: 0,
    recipe,
    createdAt: clockOf(runningClock)().toISOString(),
  };
}

const templateOf = (templates: Templates, record: WorldRecord): Promise<string> =>
  templates.of(record.seed as SeedName, dayOf(record));

/** A bulk seed is too large to be copied from a template: its loans go into the world as they are made. */
async function addBulk(store: Store, record: WorldRecord): Promise<void> {
  const count = bulkCountOf(record.seed);
  if (count !== null) await store.loans.addMany(record.id, bulkLoans(count, dayOf(record)));
}

const dayOf = (record: WorldRecord): string => clockOf(record)().toISOString().slice(0, 10);

/** Short, and fit for a host name: w-<id>.localhost. */
const newWorldId = (): string => randomBytes(6).toString('hex');
