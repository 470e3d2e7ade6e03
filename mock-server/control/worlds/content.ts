import type { Catalogue, WorldSettings, WorldState } from '../../../contracts/operations/mock-schemas.ts';
import type { FeatureFlags } from '../../../contracts/operations/configuration.ts';
import type { Seed } from '../../store/repositories/seed.ts';
import type { WorldStore } from '../../store/store.ts';

/** Limits how much one client may have in the making at a time. */
export interface Making {
  /**
   * Makes something from a seed.
   *
   * @param client address that asks for it
   * @throws {ProblemError} when the client has too much in the making
   */
  of<Made>(client: string, seed: string | undefined, make: () => Promise<Made>): Promise<Made>;
}

/** What worlds start with. The simulated system says it; the worlds only copy it. */
export interface WorldContent {
  readonly seeds: readonly string[];
  readonly bulkSeed: Catalogue['bulkSeed'];
  /** The seed of a world whose recipe names none. */
  readonly usualSeed: string;
  readonly defaultFlags: FeatureFlags;
  /** The settings of a world, with those of the default configuration where it has none. */
  settingsOf(settings: WorldSettings): WorldState['settings'];
  /** @throws {ProblemError} seed-not-found */
  checkSeed(name: string): void;
  /** The rows of a seed around a day (yyyy-MM-dd). */
  seedOf(name: string, day: string): Seed;
  /** Whether a seed is too large to be copied from a template, and takes some time. */
  isBulk(seed: string): boolean;
  /** Adds what a bulk seed holds beyond its template to a world; nothing for another seed. */
  addBulk(world: WorldStore, seed: string, day: string): Promise<void>;
  /** One sentence on what a world starts with. */
  seedInWords(seed: string): string;
  newMaking(): Making;
}
