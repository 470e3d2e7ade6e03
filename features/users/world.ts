import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { World, world as runningWorld } from '@cucumber/cucumber';
import type { TabUser } from './tab-user.ts';
import type { BrowserUser } from './browser-user.ts';
import type { Beginnings, Level, OpenDriver } from './level.ts';
import type { HttpContext } from './http-context.ts';
import type { User } from './user.ts';

/** Folder of the screenshots of failed scenarios. */
const pictureFolder = join(process.env['THRESHOLD_RESULTS'] ?? '.results', 'failures');

/** The constructor arguments of page objects, by level: a user of a tab or browser, or an HTTP client. */
interface Actors {
  readonly app: TabUser;
  readonly browser: BrowserUser;
  readonly http: HttpContext;
}

/** A page object: the actions and assertions for a screen, a part of a screen, or the requests of a client. */
type PageObject<Screen, At extends keyof Actors = 'app'> = new (actor: Actors[At]) => Screen;

/** Page objects of several levels with the same actions. */
type LevelObjects = { readonly [At in keyof Actors]?: PageObject<unknown, At> } & {
  readonly domain?: new () => unknown;
};

type InstanceOf<Made> = Made extends new (...given: never[]) => infer Instance ? Instance : never;

/** The state that the steps of a scenario share: its driver and its page objects, one of each class. */
export class ThresholdWorld extends World {
  level: Level | undefined;
  private driver: OpenDriver | undefined;
  private readonly objects = new Map<unknown, unknown>();

  /** Starts the scenario in a new world. @throws {Error} at a level without this start state */
  async begin<How extends keyof Beginnings>(
    how: How,
    ...given: Parameters<Required<Beginnings>[How]>
  ): Promise<void> {
    const begin: ((...given: string[]) => Promise<void>) | undefined = this.driver?.beginnings[how];
    if (!begin) throw new Error(`A scenario of the ${this.level} level cannot begin ${how}`);
    await begin(...given);
  }

  /** The user at the app level. @throws {Error} at another level */
  get user(): TabUser {
    return this.actor('app');
  }

  /** The user at the browser level. @throws {Error} at another level */
  get browser(): BrowserUser {
    return this.actor('browser');
  }

  /** The sender of requests at the http level. @throws {Error} at another level */
  get client(): HttpContext {
    return this.actor('http');
  }

  /** The user at the app or browser level. @throws {Error} at another level */
  get anyUser(): User {
    return this.actor(this.level === 'browser' ? 'browser' : 'app');
  }

  /**
   * Returns what the steps of a topic share in this scenario: one object of the class. A class without constructor
   * arguments is state of any level. @throws {Error} for a class with a user at another level than the app level
   */
  on<State>(state: PageObject<State>): State {
    return this.once(state, () => new state(state.length === 0 ? (undefined as never) : this.actor('app')));
  }

  /** Returns the page object of the browser level. @throws {Error} at another level */
  inBrowser<Screen>(screen: PageObject<Screen, 'browser'>): Screen {
    return this.once(screen, () => new screen(this.actor('browser')));
  }

  /** Returns the client that sends requests to the server at the http level. @throws {Error} at another level */
  overHttp<Client>(client: PageObject<Client, 'http'>): Client {
    return this.once(client, () => new client(this.actor('http')));
  }

  /** Returns the object that calls pure functions at the domain level. @throws {Error} at another level */
  inDomain<Functions>(functions: new () => Functions): Functions {
    this.mustBe('domain');
    return this.once(functions, () => new functions());
  }

  /** Returns the page object of the scenario's level. @throws {Error} if `objects` has none for this level */
  at<Objects extends LevelObjects>(objects: Objects): InstanceOf<Objects[keyof Objects]> {
    const level = this.level;
    const kinds = objects as Readonly<Partial<Record<Level, new (actor?: unknown) => unknown>>>;
    const kind = level && kinds[level];
    if (!kind) throw new Error(this.noSuchStep(Object.keys(objects)));
    const make = () => new kind(level === 'domain' ? undefined : this.actor(level));
    return this.once(kind, make) as InstanceOf<Objects[keyof Objects]>;
  }

  start(level: Level, open: OpenDriver): void {
    this.level = level;
    this.driver = open;
  }

  private actor<At extends keyof Actors>(level: At): Actors[At] {
    this.mustBe(level);
    if (!this.driver?.actor) throw new Error('The scenario has not started');
    return this.driver.actor as Actors[At];
  }

  private mustBe(level: Level): void {
    if (this.level !== level) throw new Error(this.noSuchStep([level]));
  }

  private noSuchStep(levels: readonly string[]): string {
    return `The ${this.level} level has no such step: tag the scenario @${levels.join(' or @')}`;
  }

  private once<Kind>(kind: unknown, make: () => Kind): Kind {
    if (!this.objects.has(kind)) this.objects.set(kind, make());
    return this.objects.get(kind) as Kind;
  }

  /**
   * Ends the scenario. For a failed one, prints the evidence of its level and saves its screenshot.
   * @param name name of the scenario, used for the file
   */
  async finish(failed: boolean, name: string): Promise<void> {
    if (failed) {
      for (const found of (await this.driver?.evidence?.()) ?? []) {
        if (typeof found === 'string') console.error(`\n${name}\n${found}\n`);
        else console.error(`picture: ${keepPicture(found, name)}`);
      }
    }
    await this.driver?.close?.();
  }
}

/** The world of the running scenario, for steps that are arrow functions. */
export const world = runningWorld as ThresholdWorld;

/** Saves a screenshot. @returns its path */
function keepPicture(picture: Buffer, name: string): string {
  mkdirSync(pictureFolder, { recursive: true });
  const file = join(pictureFolder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
  writeFileSync(file, picture);
  return file;
}
