import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { Evidence } from './user.ts';
import type { TabUser } from './tab-user.ts';
import type { BrowserUser } from './browser-user.ts';
import type { HttpContext } from './http-context.ts';

/** The levels, the fastest first. */
export const levels = ['domain', 'http', 'app', 'browser'] as const;
export type Level = (typeof levels)[number];

/** The driver of one scenario at its level. */
export interface OpenDriver {
  /** Starts the scenario in a new world. With a persona, the user is signed in at the identity provider. */
  begin(recipe: WorldRecipe): Promise<void>;
  /** The user of the scenario. The domain level has none. */
  readonly actor?: TabUser | BrowserUser | HttpContext;
  /** Called before `close` if the scenario failed. */
  evidence?(): Promise<readonly Evidence[]>;
  close?(): Promise<void>;
}

/** Server and browser of a worker, shared by its scenarios. */
export interface LevelRunner {
  /** Returns the driver of one scenario. @param tags tags of the scenario */
  open(tags: readonly string[]): Promise<OpenDriver>;
  close(): Promise<void>;
}
