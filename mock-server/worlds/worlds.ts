import { createHash, randomBytes } from 'node:crypto';
import type { PersonaId } from '../../contracts/api/personas.ts';
import type { FeatureFlags } from '../../contracts/schemas/configuration.ts';
import type { Store, WorldRecord } from '../store/store.ts';
import { clockOf } from './clock.ts';
import { type SeedName, seeds } from './seeds/seeds.ts';
import { type World, worldOf } from './world.ts';

/** The world that a request without a key falls into. It is there from the first start on and survives restarts. */
export const defaultWorldId = 'default';

/** What a world is made from; see contracts/schemas/mock.ts. */
export interface Recipe {
  readonly persona?: PersonaId;
  readonly seed?: SeedName;
  readonly flags?: Partial<FeatureFlags>;
  /** ISO date and time. */
  readonly now?: string;
}

/** The worlds of a store, each looked up in the store once and kept at hand from then on. */
export class Worlds {
  readonly #store: Store;
  readonly #known = new Map<string, World>();
  #default: World;
  /** Ids of templates by seed and day. */
  readonly #templates = new Map<string, string>();

  private constructor(store: Store, record: WorldRecord) {
    this.#store = store;
    this.#default = this.#keep(record);
  }

  /** Opens the worlds of a store; the first time, the default world is made. */
  static async open(store: Store): Promise<Worlds> {
    const kept = await store.worlds.find(defaultWorldId);
    if (kept) return new Worlds(store, kept);
    const record = recordFrom(defaultWorldId, {});
    await store.worlds.create(record, await templateFor(store, record, new Map()));
    return new Worlds(store, record);
  }

  get default(): World {
    return this.#default;
  }

  /** A world that has been used since the start: no waiting on the way of every request. */
  known(id: string): World | undefined {
    return this.#known.get(id);
  }

  async find(id: string): Promise<World | null> {
    const known = this.#known.get(id);
    if (known) return known;
    const record = await this.#store.worlds.find(id);
    return record ? this.#keep(record) : null;
  }

  async create(recipe: Recipe): Promise<World> {
    const record = recordFrom(newWorldId(), recipe);
    await this.#store.worlds.create(record, await templateFor(this.#store, record, this.#templates));
    return this.#keep(record);
  }

  /** False when there was no such world. */
  async delete(id: string): Promise<boolean> {
    this.#known.delete(id);
    return this.#store.worlds.delete(id);
  }

  /** Undoes what a recipe's persona began: the identity provider asks who signs in. */
  async endSession(id: string): Promise<void> {
    await this.#store.worlds.forgetPersona(id);
    const record = await this.#store.worlds.find(id);
    if (record) this.#keep(record);
  }

  #keep(record: WorldRecord): World {
    const world = worldOf(record);
    this.#known.set(world.id, world);
    if (world.id === defaultWorldId) this.#default = world;
    return world;
  }
}

function recordFrom(id: string, { persona, seed, flags, now }: Recipe): WorldRecord {
  return {
    id,
    persona: persona ?? null,
    seed: seed ?? 'standard',
    flags: flags ?? {},
    frozenAt: now ?? null,
    createdAt: clockOf(null)().toISOString(),
  };
}

/**
 * A seed is written relative to a day, so there is one template for each seed and day, made when first needed.
 * The digest in its id keeps a changed seed from meeting the template of an earlier release.
 */
async function templateFor(store: Store, record: WorldRecord, known: Map<string, string>): Promise<string> {
  const day = clockOf(record.frozenAt)().toISOString().slice(0, 10);
  const key = `${record.seed} ${day}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const seed = seeds[record.seed as SeedName](day);
  const digest = createHash('sha256').update(JSON.stringify(seed)).digest('hex').slice(0, 12);
  const id = `template ${key} ${digest}`;
  await store.worlds.addTemplate(id, seed);
  known.set(key, id);
  return id;
}

/** Short, and fit for a host name: w-<id>.localhost. */
const newWorldId = (): string => randomBytes(6).toString('hex');
