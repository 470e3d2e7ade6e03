import type { Evidence } from './evidence.ts';
import type { TabUser } from './app/tab-user.ts';
import type { Visit } from './browser/visit.ts';
import type { HttpContext } from './http/context.ts';
import type { SessionActions } from './areas/session.ts';

/** The cheapest first. */
export const levels = ['domain', 'http', 'app', 'browser'] as const;
export type Level = (typeof levels)[number];

/** What the steps say to the product, in the words of the field. Each level says it in its own way. */
export interface Driver {
  readonly session: SessionActions;
}

/** The part of it that one level can show. */
export type LevelDriver = { readonly [Area in keyof Driver]?: Partial<Driver[Area]> };

/** One scenario's driver, and how it ends. */
export interface OpenDriver {
  readonly driver: LevelDriver;
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

/** The whole driver over the part that a level has; the rest refuses, naming what is missing. */
export function driverAt(level: Level, parts: LevelDriver): Driver {
  return new Proxy({} as Driver, {
    get: (_target, area: string) => areaAt(level, area, parts[area as keyof Driver] ?? {}),
  });
}

function areaAt(level: Level, area: string, actions: object): unknown {
  return new Proxy(actions, {
    get: (target, action: string) =>
      Reflect.get(target, action) ??
      (() => {
        throw new Error(
          `The ${level} level cannot show "${area}.${action}": tag the scenario with another level`,
        );
      }),
  });
}
