import type { Evidence } from '../support/evidence.ts';
import type { TabUser } from './app/tab-user.ts';
import type { Visit } from './browser/visit.ts';
import type { HttpContext } from './http/context.ts';

/** The cheapest first. */
export const levels = ['domain', 'http', 'app', 'browser'] as const;
export type Level = (typeof levels)[number];

/** How a scenario begins. A level lacks what it cannot show. Users go by the id of their persona. */
export interface Beginnings {
  signedOut?(): Promise<void>;
  signedIn(user: string): Promise<void>;
  /** The world's clock stands still at noon of that day, yyyy-MM-dd. */
  signedInOn?(day: string, user: string): Promise<void>;
}

/** One scenario's driver, and how it ends. */
export interface OpenDriver {
  readonly beginnings: Beginnings;
  /** Who acts in the page objects of the level. The domain level has none. */
  readonly actor?: TabUser | Visit | HttpContext;
  /** Called before `close` when the scenario failed. */
  evidence?(): Promise<readonly Evidence[]>;
  close?(): Promise<void>;
}

/** What a worker starts once and shares between its scenarios. */
export interface LevelRunner {
  /** @param tags of the scenario */
  open(tags: readonly string[]): Promise<OpenDriver>;
  close(): Promise<void>;
}
