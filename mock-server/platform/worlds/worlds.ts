import { randomInt } from 'node:crypto';
import { complete, defaultRecipe, rowsOf, usualSeed } from '../recipes/rows.ts';
import type { WorldChange, WorldRecord } from '../../store/repositories/worlds.ts';
import type { Store } from '../../store/store.ts';
import { pendingFromRecipe } from '../faults/faults.ts';
import { changedClock, clockOf, machineTime, runningClock } from './clock.ts';
import type { Recipe } from './recipe.ts';
import { type World, worldOf } from './world.ts';

/** Id of the world of requests that name no world. The world is created at the first start and survives restarts. */
export const defaultWorldId = 'default';

/** A cached world, with the time of its last use by the machine's clock. */
interface KnownWorld {
  readonly world: World;
  usedAt: number;
}

/**
 * The worlds of a store. Each world is read once and cached. If other servers use the same store, each lookup reads the
 * version of the world, so that the lookup returns every acknowledged change.
 */
export class Worlds {
  readonly #store: Store;
  readonly #known = new Map<string, KnownWorld>();
  #default: World;

  private constructor(store: Store, record: WorldRecord) {
    this.#store = store;
    this.#default = this.#keep(record);
  }

  /** Opens the worlds of a store. Creates the default world in a new store. */
  static async open(store: Store): Promise<Worlds> {
    return new Worlds(store, (await store.worlds.find(defaultWorldId)) ?? (await madeDefault(store)));
  }

  /** Returns the default world as of its last lookup, for requests that belong to no world. */
  get default(): World {
    return this.#default;
  }

  async find(id: string): Promise<World | null> {
    if (this.#store.supportsReplicas) return this.#findShared(id);
    const known = this.#cached(id);
    if (known) return known;
    const record = await this.#store.worlds.find(id);
    if (record) this.#keep(record);
    return this.#cached(id);
  }

  async create(recipe: Recipe): Promise<World> {
    const record = recordFrom(newWorldId(), recipe);
    await this.#store.worlds.create(record, rowsOf(recipe, record.seedDay));
    await this.#complete(record);
    return this.#keep(record);
  }

  /** Changes a world from the next request on. Returns null when the world does not exist. */
  async change(id: string, change: WorldChange): Promise<World | null> {
    const changed = await this.#store.worlds.change(id, change);
    // Another server has changed the world in the meantime: its change may have written rows.
    if (changed && this.#known.get(id)?.world.version !== changed.version - 1) this.#store.invalidate(id);
    return changed && this.#announce(this.#keep(changed));
  }

  /** Resets a world to its recipe and keeps its session. Returns null when it does not exist. */
  async reset(id: string): Promise<World | null> {
    const world = await this.find(id);
    if (!world) return null;
    const fresh = { ...recordFrom(id, world.recipe as Recipe), createdAt: world.createdAt };
    const made = await this.#store.worlds.reset(fresh, rowsOf(fresh.recipe, fresh.seedDay));
    if (!made) return null;
    await this.#complete(fresh);
    return this.#announce(this.#keep(made));
  }

  /** Deletes a world. Returns false when it does not exist. */
  async delete(id: string): Promise<boolean> {
    const isDeleted = await this.#store.worlds.delete(id);
    this.#known.delete(id);
    return isDeleted;
  }

  /** Signs out the persona of a world's recipe: the next sign-in opens the sign-in page. */
  async endSession(id: string): Promise<void> {
    const world = await this.find(id);
    if (world && world.persona !== null) await this.change(id, () => ({ persona: null }));
  }

  /** Returns when each cached world was last used, milliseconds since 1970 by the machine's clock. */
  usage(): ReadonlyMap<string, number> {
    return new Map([...this.#known].map(([id, { usedAt }]) => [id, usedAt]));
  }

  /** Returns the system time of the last use of a world; undefined if the world is not cached. */
  usedAt(id: string): number | undefined {
    return this.#known.get(id)?.usedAt;
  }

  /** Removes from the cache the worlds that have not been used since an instant. */
  forgetUnused(usedBefore: number): void {
    for (const [id, { usedAt }] of this.#known) if (usedAt < usedBefore) this.#known.delete(id);
  }

  #complete(record: NewWorld): Promise<void> {
    return complete(this.#store.in(record.id), record.recipe, record.seedDay);
  }

  async #findShared(id: string): Promise<World | null> {
    const version = await this.#store.worlds.version(id);
    const known = this.#cached(id);
    if (known?.version === version) return known;
    const record = version === undefined ? null : await this.#store.worlds.find(id);
    this.#known.delete(id);
    this.#store.invalidate(id);
    if (record) this.#keep(record);
    return this.#cached(id);
  }

  /** Tells the open consoles of a world that it has changed. If the store fails meanwhile, they show an older state. */
  #announce(world: World): World {
    this.#store.bus.publish('world-changed', world.id).catch(() => undefined);
    return world;
  }

  #cached(id: string): World | null {
    const known = this.#known.get(id);
    if (known) known.usedAt = machineTime();
    return known?.world ?? null;
  }

  /** Caches the record of a world unless a later version is cached: two changes may arrive in either order. */
  #keep(record: WorldRecord): World {
    const known = this.#known.get(record.id);
    if (known && known.world.version > record.version) return known.world;
    const world = worldOf(record, this.#store);
    this.#known.set(world.id, { world, usedAt: machineTime() });
    if (world.id === defaultWorldId) this.#default = world;
    return world;
  }
}

/**
 * Creates the default world. If several servers try at the same time, one of them creates it and the others read it.
 */
async function madeDefault(store: Store): Promise<WorldRecord> {
  const record = recordFrom(defaultWorldId, defaultRecipe);
  try {
    await store.worlds.create(record, rowsOf(record.recipe, record.seedDay));
    return record;
  } catch (error) {
    const made = await store.worlds.find(defaultWorldId);
    if (!made) throw error;
    return made;
  }
}

interface NewWorld extends WorldRecord {
  readonly seedDay: string;
}

function recordFrom(id: string, recipe: Recipe): NewWorld {
  const { name, persona, seed, flags, features, settings, now, isFrozen = true, presenter } = recipe;
  const clock =
    now === undefined || isFrozen
      ? { frozenAt: now ?? null, clockOffset: 0 }
      : changedClock(runningClock, { now });
  return {
    id,
    name: name ?? null,
    persona: persona ?? null,
    seed: seed ?? usualSeed,
    flags: flags ?? {},
    features: features ?? {},
    settings: settings ?? {},
    ...clock,
    faults: pendingFromRecipe(recipe.faults ?? []),
    presenter: presenter ?? null,
    own: null,
    version: 0,
    seedDay: recipe.seedDay ?? clockOf(clock)().toISOString().slice(0, 10),
    recipe,
    createdAt: clockOf(runningClock)().toISOString(),
  };
}

/**
 * Returns a new id, short enough for a host name: w-<id>.localhost. An id begins with the time, so that the rows of a
 * new world are the last ones of every index. Random ids would spread the rows over many pages. The rest is letters: an
 * id with nine digits could be masked as a tax identifier in error texts, the log and the journal.
 */
export const newWorldId = (): string =>
  machineTime().toString(36) + Array.from({ length: 12 }, letter).join('');

const letter = (): string => String.fromCharCode(97 + randomInt(26));
