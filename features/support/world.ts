import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { World } from '@cucumber/cucumber';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { type Driver, driverAt, type Level, type OpenDriver } from '../drivers/driver.ts';

/** Where the pictures of failed scenarios go, one for each. */
const pictureFolder = join(process.env['THRESHOLD_RESULTS'] ?? '.results', 'failures');

/** A page object of the app level: a screen, or a part of one, in front of a user. */
export type PageObject<Screen> = new (user: TabUser) => Screen;

/** What a scenario's steps share: the driver of its level, and the page objects of the app level. */
export class ThresholdWorld extends World<{ readonly level: Level }> {
  #open: OpenDriver | undefined;
  #driver: Driver | undefined;
  readonly #screens = new Map<PageObject<unknown>, unknown>();

  get driver(): Driver {
    if (!this.#driver) throw new Error('The scenario has not started');
    return this.#driver;
  }

  /** The user in front of the app level. @throws {Error} at another level */
  get user(): TabUser {
    const { level } = this.parameters;
    if (!this.#open?.user) throw new Error(`The ${level} level has no page objects: tag the scenario @app`);
    return this.#open.user;
  }

  /** Returns the page object of this scenario. @throws {Error} at another level than app */
  on<Screen>(screen: PageObject<Screen>): Screen {
    const known = this.#screens.get(screen) ?? new screen(this.user);
    this.#screens.set(screen, known);
    return known as Screen;
  }

  start(open: OpenDriver): void {
    this.#open = open;
    this.#driver = driverAt(this.parameters.level, open.driver);
  }

  /**
   * Ends the scenario; a failed one prints the texts of its level and leaves its picture in a file.
   * @param name names the file
   */
  async finish(failed: boolean, name: string): Promise<void> {
    if (failed) {
      for (const found of (await this.#open?.evidence?.()) ?? []) {
        if (typeof found === 'string') console.error(`\n${name}\n${found}\n`);
        else console.error(`picture: ${keepPicture(found, name)}`);
      }
    }
    await this.#open?.close?.();
  }
}

/** @returns the file, from where the tests were started */
function keepPicture(picture: Buffer, name: string): string {
  mkdirSync(pictureFolder, { recursive: true });
  const file = join(pictureFolder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`);
  writeFileSync(file, picture);
  return file;
}
