import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { World, world as runningWorld } from '@cucumber/cucumber';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { TabUser } from './tab-user.ts';
import type { BrowserUser } from './browser-user.ts';
import type { Level, OpenDriver } from './level.ts';
import type { HttpContext } from './http-context.ts';
import type { User } from './user.ts';

/** Folder of the screenshots of failed scenarios. */
const pictureFolder = join('.results', 'failures');

/** The user of a scenario by level: with a tab, a browser or an HTTP client. */
interface Actors {
  readonly app: TabUser;
  readonly browser: BrowserUser;
  readonly http: HttpContext;
}

/** The state that the steps of a scenario share: its user, and one object of each state class. */
export class ThresholdWorld extends World {
  level: Level | undefined;
  private driver: OpenDriver | undefined;
  private readonly states = new Map<unknown, unknown>();

  /** Starts the scenario in a new world. With a persona, the user is signed in at the identity provider. */
  async begin(recipe: WorldRecipe): Promise<void> {
    await this.driver?.begin(recipe);
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

  /** Returns the scenario's only object of a state class, by which the steps of a file share state. */
  on<State>(state: new () => State): State {
    if (!this.states.has(state)) this.states.set(state, new state());
    return this.states.get(state) as State;
  }

  /** Asserts the level of the scenario. @throws {Error} at another level, with the tag that the scenario needs */
  mustBe(level: Level): void {
    if (this.level !== level)
      throw new Error(`The ${this.level} level has no such step: tag the scenario @${level}`);
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
    // A timer of the server that was started meanwhile refers to this world for up to ten minutes.
    this.driver = undefined;
    this.states.clear();
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
