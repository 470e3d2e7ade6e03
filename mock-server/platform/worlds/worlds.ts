import { randomInt } from 'node:crypto';
import { officeDay } from '../../los/seeds/business-days.ts';
import { defaultRecipe, usualSeed } from '../recipes/rows.ts';
import type { Recipe, WorldRecord } from '../../store/repositories/world-document.ts';
import type { Change } from '../../store/repositories/worlds.ts';
import type { Store } from '../../store/store.ts';
import { pendingFaults } from '../faults/faults.ts';
import { changedClock, clockOf, machineTime, runningClock } from './clock.ts';
import { type World, worldOf } from './world.ts';

/** Id of the world of requests that name no world. The world is created at the first start and survives restarts. */
export const defaultWorldId = 'default';

/** The worlds of a store. */
export class Worlds {
  readonly #store: Store;
  /** The worlds of the records that the store has in memory. */
  readonly #worlds = new WeakMap<WorldRecord, World>();
  /** When each world was last used on this server, milliseconds since 1970 by the machine's clock. */
  readonly #usedAt = new Map<string, number>();
  #default: World;

  private constructor(store: Store, record: WorldRecord) {
    this.#store = store;
    this.#default = this.#worldOf(record);
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
    const record = await this.#store.worlds.find(id);
    return record && this.#worldOf(record);
  }

  async create(recipe: Recipe): Promise<World> {
    const record = recordFrom(newWorldId(), recipe);
    await this.#store.worlds.create(record);
    return this.#worldOf(record);
  }

  /** Changes a world from the next request on. Returns null when the world does not exist. */
  async change(id: string, change: Change): Promise<World | null> {
    const changed = await this.#store.worlds.change(id, change);
    return changed && this.#announce(this.#worldOf(changed));
  }

  /** Resets a world to its recipe and keeps its session. Returns null when it does not exist. */
  async reset(id: string): Promise<World | null> {
    const world = await this.find(id);
    if (!world) return null;
    const fresh = { ...recordFrom(id, world.recipe), createdAt: world.createdAt };
    const made = await this.#store.worlds.reset(fresh);
    return made && this.#announce(this.#worldOf(made));
  }

  /** Deletes a world. Returns false when it does not exist. */
  async delete(id: string): Promise<boolean> {
    const isDeleted = await this.#store.worlds.delete(id);
    this.#usedAt.delete(id);
    return isDeleted;
  }

  /** Signs out the persona of a world's recipe: the next sign-in opens the sign-in page. */
  async endSession(id: string): Promise<void> {
    const world = await this.find(id);
    if (world && world.persona !== null) await this.change(id, () => ({ persona: null }));
  }

  /** Returns when each world was last used on this server, milliseconds since 1970 by the machine's clock. */
  usage(): ReadonlyMap<string, number> {
    return this.#usedAt;
  }

  /** Forgets the worlds that have not been used since an instant. */
  forgetUnused(usedBefore: number): void {
    for (const [id, usedAt] of this.#usedAt) if (usedAt < usedBefore) this.#usedAt.delete(id);
  }

  /** Tells the open consoles of a world that it has changed. If the store fails meanwhile, they show an older state. */
  #announce(world: World): World {
    this.#store.bus.publish('world-changed', world.id).catch(() => undefined);
    return world;
  }

  #worldOf(record: WorldRecord): World {
    const world = this.#worlds.get(record) ?? worldOf(record, this.#store);
    this.#worlds.set(record, world);
    this.#usedAt.set(world.id, machineTime());
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
    await store.worlds.create(record);
    return record;
  } catch (error) {
    const made = await store.worlds.find(defaultWorldId);
    if (!made) throw error;
    return made;
  }
}

function recordFrom(id: string, recipe: Recipe): WorldRecord {
  const { name, persona, seed, flags, features, settings, presenter } = recipe;
  const clock = recipe.clock ? changedClock(runningClock, recipe.clock) : runningClock;
  return {
    id,
    name: name ?? null,
    persona: persona ?? null,
    seed: seed ?? usualSeed,
    flags: flags ?? {},
    features: features ?? {},
    settings: settings ?? {},
    ...clock,
    faults: pendingFaults(recipe.faults ?? {}),
    presenter: presenter ?? null,
    own: null,
    seedDay: recipe.seedDay ?? officeDay(clockOf(clock)()),
    recipe,
    createdAt: clockOf(runningClock)().toISOString(),
  };
}

/**
 * Returns a new id, short enough for a host name: w-<id>.localhost. An id begins with the time, so that the rows of a
 * new world are the last ones of every index. Random ids would spread the rows over many pages.
 */
const newWorldId = (): string => machineTime().toString(36) + Array.from({ length: 12 }, letter).join('');

const letter = (): string => String.fromCharCode(97 + randomInt(26));
