import type {
  Catalogue,
  WorldRecipe,
  WorldSettings,
  WorldState,
} from '../../../contracts/operations/mock-schemas.ts';
import type { ownContent } from '../../../contracts/operations/recipe.ts';
import type { FeatureFlags } from '../../../contracts/operations/configuration.ts';
import type { Seed } from '../../store/repositories/seed.ts';
import type { WorldStore } from '../../store/store.ts';

/** Limits how much one client may create at the same time. */
export interface Making {
  /**
   * Makes something from a seed.
   *
   * @param client address that asks for it
   * @throws {ProblemError} when the client has too much in the making
   */
  of<Made>(client: string, seed: string | undefined, make: () => Promise<Made>): Promise<Made>;
}

/** The parts of a recipe that are rows of its world. */
export type OwnParts = Pick<WorldRecipe, 'emptyMenus' | keyof typeof ownContent>;

/** The initial content of worlds, which the simulated system defines. */
export interface WorldContent {
  readonly seeds: readonly string[];
  readonly bulkSeed: Catalogue['bulkSeed'];
  /** The seed of a world whose recipe names none. */
  readonly usualSeed: string;
  readonly defaultFlags: FeatureFlags;
  /** The settings of a world, with those of the default configuration where it has none. */
  settingsOf(settings: WorldSettings): WorldState['settings'];
  /**
   * Checks the names and ids in the seed and the own content of a recipe.
   *
   * @throws {ProblemError} seed-not-found, persona-not-found, or naming the part that does not fit
   */
  check(recipe: WorldRecipe): void;
  /** The rows of a recipe's seed around a day (yyyy-MM-dd), extended by its own content. */
  seedOf(recipe: WorldRecipe, day: string): Seed;
  /** Returns a key; recipes with the same key have the same rows on the same day. */
  seedKey(recipe: WorldRecipe): string;
  /** Returns true if a seed is too large for a template. */
  isBulk(seed: string): boolean;
  /** Adds the rows to a new world that are not in its template: those of a bulk seed, and those that users change. */
  complete(world: WorldStore, recipe: WorldRecipe, day: string): Promise<void>;
  /** Returns the differences between a world and its seed, as parts of a recipe. */
  contentOf(world: WorldStore, recipe: WorldRecipe): Promise<OwnParts>;
  /** One sentence on what a world starts with. */
  seedInWords(recipe: WorldRecipe): string;
  newMaking(): Making;
}
