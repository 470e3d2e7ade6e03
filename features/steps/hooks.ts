import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setWorldConstructor,
  Status,
} from '@cucumber/cucumber';
import type { Level, LevelRunner } from '../drivers/driver.ts';
import { ThresholdWorld } from './world.ts';

setWorldConstructor(ThresholdWorld);
setDefaultTimeout(60_000);

let runner: LevelRunner | undefined;

BeforeAll(async function () {
  runner = await runnerOf(this.parameters['level'] as Level);
});

Before(async function (this: ThresholdWorld, { pickle }) {
  if (!runner) throw new Error('The level has not started');
  this.start(await runner.open(pickle.tags.map(({ name }) => name)));
});

After(async function (this: ThresholdWorld, { result, pickle }) {
  await this.finish(result?.status === Status.FAILED, `${pickle.uri} ${pickle.name}`);
});

AfterAll(async () => {
  await runner?.close();
});

/** Imports the driver of a level on demand, so that the domain level loads neither server nor browser. */
async function runnerOf(level: Level): Promise<LevelRunner> {
  switch (level) {
    case 'domain':
      return (await import('../drivers/domain.ts')).startDomain();
    case 'http':
      return (await import('../drivers/http.ts')).startHttp();
    case 'app':
      return (await import('../drivers/app.ts')).startApp();
    case 'browser':
      return (await import('../drivers/browser.ts')).startBrowser();
    default:
      throw new Error(`No such level: ${String(level)}`);
  }
}
