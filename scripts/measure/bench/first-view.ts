import type { Page } from '@playwright/test';
import { configurationOperations } from '../../../contracts/operations/configuration.ts';
import { openSite } from '../../../features/support/app.ts';
import { launchBrowser } from '../../../features/support/browser.ts';
import { createWorld } from '../../../features/support/worlds.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { buildWhenStale, spa } from '../../build/build.ts';
import { openEmptySite } from './empty-page.ts';
import { type Figure, inRounds, valuesOf } from './figures.ts';

const threshold = 'Threshold';
const emptyPages = 'empty pages, same redirects';

/** Measures a sign-in in a browser with an empty cache. The server runs in this process. */
export async function firstView(rounds: number): Promise<Figure[]> {
  await buildWhenStale(spa);
  const [site, empty, opened] = await Promise.all([openSite(), openEmptySite(), launchBrowser()]);
  const visit = async (origin: string): Promise<Visit> => {
    const context = await opened.newContext({ reducedMotion: 'reduce' });
    if (origin === site.origin) {
      const { cookie } = await createWorld(fetch, origin);
      await context.addCookies([{ ...cookie, url: origin }]);
    }
    const page = await context.newPage();
    const measured = await signIn(page, origin);
    const createSize = origin === site.origin ? await loadedForCreateScreen(page) : 0;
    await context.close();
    return { ...measured, createSize };
  };
  try {
    const origins = { [threshold]: site.origin, [emptyPages]: empty.origin };
    const visits = await inRounds(rounds, origins, visit);
    const size = (name: string, read: (one: Visit) => number): Figure => ({
      name,
      unit: 'kB',
      ours: threshold,
      values: { [threshold]: (visits[threshold] ?? []).map(read) },
    });
    const time = (name: string, read: (one: Visit) => number): Figure => ({
      name,
      unit: 'ms',
      ours: threshold,
      values: valuesOf(visits, read),
    });
    return [
      time('address to persona page', ({ toPersonas }) => toPersonas),
      size('loaded for the persona page', ({ personasSize }) => personasSize),
      time('persona chosen to pipeline visible', ({ toPipeline }) => toPipeline),
      size('loaded until the pipeline is visible', ({ pipelineSize }) => pipelineSize),
      size('responses of the API for the create screen', ({ createSize }) => createSize),
    ];
  } finally {
    await opened.close();
    empty.close();
    await site.close();
  }
}

/** Durations and downloaded bytes of one sign-in with an empty cache. */
interface SignIn {
  /** Time from the address to the persona page, in ms. */
  readonly toPersonas: number;
  /** Downloaded kB until the persona page shows. */
  readonly personasSize: number;
  /** Time from the choice of a persona to the first loan of the pipeline, in ms. */
  readonly toPipeline: number;
  /** Downloaded kB until the pipeline shows. */
  readonly pipelineSize: number;
}

interface Visit extends SignIn {
  /** Responses of the API that the create screen downloads after that, in kB. The empty pages have no such screen. */
  readonly createSize: number;
}

async function signIn(page: Page, origin: string): Promise<SignIn> {
  const loaded = await countBytes(page);
  const persona = page.getByRole('button', { name: 'Leila Sandoval' });
  const started = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await persona.waitFor();
  const toPersonas = performance.now() - started;
  const personasSize = loaded();
  const chosen = performance.now();
  await persona.click();
  const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();
  await pipeline.getByRole('link', { name: '1000123401' }).waitFor();
  return { toPersonas, personasSize, toPipeline: performance.now() - chosen, pipelineSize: loaded() };
}

/** Loads the create screen. Returns the kB of the responses of the API. */
async function loadedForCreateScreen(page: Page): Promise<number> {
  const loaded = await countBytes(page, '/api/');
  const zipCodes = page.waitForResponse(`**${configurationOperations.getZipCodes.path}`);
  await page.goto(new URL(paths.newLoan, page.url()).href);
  await page
    .getByRole('form')
    .getByLabel('Institution', { exact: true })
    .and(page.locator(':enabled'))
    .waitFor();
  await (await zipCodes).finished();
  return loaded();
}

/**
 * Counts the bytes that a page downloads, including headers. Returns a function that returns the kB so far.
 *
 * @param part counts only addresses with this part
 */
async function countBytes(page: Page, part = ''): Promise<() => number> {
  let bytes = 0;
  const counted = new Set<string>();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes(part)) counted.add(requestId);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / 1_000;
}
