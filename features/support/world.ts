import { World } from '@cucumber/cucumber';
import { type Driver, driverAt, type Level, type OpenDriver } from '../drivers/driver.ts';

/** What a scenario's steps share: the driver of its level. */
export class ThresholdWorld extends World<{ readonly level: Level }> {
  #open: OpenDriver | undefined;
  #driver: Driver | undefined;

  get driver(): Driver {
    if (!this.#driver) throw new Error('The scenario has not started');
    return this.#driver;
  }

  start(open: OpenDriver): void {
    this.#open = open;
    this.#driver = driverAt(this.parameters.level, open.driver);
  }

  /** Ends the scenario; a failed one attaches what its level has to show. */
  async finish(failed: boolean): Promise<void> {
    if (failed) {
      for (const { content, mediaType } of (await this.#open?.evidence?.()) ?? []) {
        if (typeof content === 'string') this.attach(content, mediaType);
        else this.attach(content, mediaType);
      }
    }
    await this.#open?.close?.();
  }
}
