import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, Status } from '@cucumber/cucumber';
import { type Level, type LevelRunner, levels } from './level.ts';
import { ThresholdWorld } from './world.ts';

setWorldConstructor(ThresholdWorld);
setDefaultTimeout(60_000);

/** Server and browser of this worker, by level: started by the first scenario of the level. */
const runners = new Map<Level, Promise<LevelRunner>>();

Before(async function (this: ThresholdWorld, { pickle }) {
  const tags = pickle.tags.map(({ name }) => name);
  const level = levels.find((name) => tags.includes(`@${name}`));
  if (!level) throw new Error(`Tag the scenario with its level: @${levels.join(', @')}`);
  const runner = runners.get(level) ?? runnerOf(level);
  runners.set(level, runner);
  this.start(level, await (await runner).open(tags));
});

After(async function (this: ThresholdWorld, { result, pickle }) {
  await this.finish(result?.status === Status.FAILED, `${pickle.uri} ${pickle.name}`);
});

AfterAll(async () => {
  for (const runner of runners.values()) await (await runner).close();
});

/** The domain level: scenarios call pure functions of the SPA, without server and browser. */
const domain: LevelRunner = {
  open: async () => ({ begin: async () => undefined }),
  close: async () => {},
};

/** Imports the driver of a level on demand, so that the domain level loads neither server nor browser. */
async function runnerOf(level: Level): Promise<LevelRunner> {
  switch (level) {
    case 'domain':
      return domain;
    case 'http':
      return (await import('./http.ts')).startHttp();
    case 'app':
      return (await import('./app.ts')).startApp();
    case 'browser':
      return (await import('./browser.ts')).startBrowser();
  }
}
