import type { Evidence } from '../support/evidence.ts';
import type { TabUser } from './tab-user.ts';
import type { BrowserUser } from './browser-user.ts';
import type { HttpContext } from './http-context.ts';

/** The levels, the fastest first. */
export const levels = ['domain', 'http', 'app', 'browser'] as const;
export type Level = (typeof levels)[number];

/** The start states of a scenario. A level may lack some. Users are named by the id of their persona. */
export interface Beginnings {
  signedOut?(): Promise<void>;
  signedIn(user: string): Promise<void>;
  /** Signs in a user. The world's clock is frozen at noon of a day, yyyy-MM-dd. */
  signedInOn?(day: string, user: string): Promise<void>;
}

/** The driver of one scenario. */
export interface OpenDriver {
  readonly beginnings: Beginnings;
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
