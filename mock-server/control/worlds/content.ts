import type { Catalogue } from '../../../contracts/operations/catalogue.ts';
import type {
  WorldChange,
  WorldRecipe,
  WorldSettings,
  WorldState,
} from '../../../contracts/operations/mock-schemas.ts';
import type { ownContent } from '../../../contracts/operations/recipe.ts';
import type { FeatureFlags } from '../../../contracts/operations/configuration.ts';
import type { Seed } from '../../store/repositories/seed.ts';
import type { WorldRows } from '../../store/repositories/world-rows.ts';
import type { OwnContent, WorldRecord } from '../../store/repositories/worlds.ts';
import type { WorldStore } from '../../store/store.ts';

/** Limits how much one client may create at the same time. */
export interface Making {
  /**
   * Creates a value from a seed.
   *
   * @param client IP address of the client
   * @throws {ProblemError} when the client is already creating too much
   */
  of<Made>(client: string, seed: string | undefined, make: () => Promise<Made>): Promise<Made>;
}

/** The parts of a recipe that are stored as rows of its world. */
export type OwnParts = Pick<WorldRecipe, 'emptyMenus' | keyof typeof ownContent>;

/** The initial content of worlds, which the simulated system defines. */
export interface WorldContent {
  readonly seeds: readonly string[];
  readonly bulkSeed: Catalogue['bulkSeed'];
  /** Name of the seed of a world whose recipe names no seed. */
  readonly usualSeed: string;
  readonly defaultFlags: FeatureFlags;
  /** Recipe of the default world. Every other world has its own recipe, which says what it needs. */
  readonly defaultRecipe: Pick<WorldRecipe, 'flags'>;
  /** Returns the settings of a world, with the default for each setting that the world does not change. */
  settingsOf(settings: WorldSettings): WorldState['settings'];
  /**
   * Checks that the seed of a recipe exists, and checks the names and ids in its own content.
   *
   * @throws {ProblemError} seed-not-found, persona-not-found, or naming the part that does not fit
   */
  check(recipe: WorldRecipe): void;
  /** Returns the rows of a recipe: its seed, with dates relative to a day (yyyy-MM-dd), and its own content. */
  seedOf(recipe: WorldRecipe, day: string): Seed;
  /** Returns true for a seed with generated rows. */
  isBulk(seed: string): boolean;
  /** Adds to a new world what its seed lacks: the rows of a bulk seed, and rows that users can change. */
  complete(world: WorldStore, recipe: WorldRecipe, day: string): Promise<void>;
  /** Returns the differences between a world and its seed, as parts of a recipe. */
  contentOf(world: WorldStore, own: OwnContent): Promise<OwnParts>;
  /**
   * Writes changed users and institutions, and returns the own content of the world with the changes.
   *
   * @throws {ProblemError} persona-not-found, or naming the part that does not fit
   */
  change(rows: WorldRows, record: WorldRecord, change: WorldChange): Promise<OwnContent>;
  /** Describes the initial data of a world in one sentence. */
  seedInWords(recipe: WorldRecipe): string;
  newMaking(): Making;
}
