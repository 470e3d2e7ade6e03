import type { Browser, Page } from '@playwright/test';
import { configurationOperations } from '../../contracts/operations/configuration.ts';
import { openSite } from '../../features/support/app.ts';
import { launchBrowser } from '../../features/support/browser.ts';
import { createWorld } from '../../features/support/worlds.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { buildWhenStale, spa } from '../shared/build.ts';
import { type Bench, benchesOf, type BenchSettings } from './bench.ts';
import { threshold } from './baselines.ts';
import { openEmptySite } from './servers/empty-page.ts';

const emptyPages = 'empty pages, same redirects';
const signInRecord = '032-sign-in-to-work';

/** Durations and downloaded bytes of one sign-in with an empty cache. */
interface Visit {
  readonly subject: string;
  /** Time from the address to the persona page, in ms. */
  readonly firstView: number;
  /** Downloaded kB until the persona page shows. */
  readonly firstViewSize: number;
  /** Time from the choice of a persona to the first loan of the pipeline, in ms. */
  readonly signIn: number;
  /** Downloaded kB until the pipeline shows. */
  readonly pipelineSize: number;
  /** Responses of the API that the create screen downloads after that, in kB. The empty pages have no such screen. */
  readonly createSize?: number;
}

const figure = benchesOf({ topic: 'browser', ours: threshold }, visitAll);

/** Benchmarks of a sign-in in a browser with an empty cache. The server runs in this process. */
export const browserBenches: readonly Bench[] = [
  figure(
    { name: 'address to persona page', unit: 'ms', aims: [{ against: emptyPages, atMost: 2.5 }] },
    (one) => [one.firstView],
  ),
  figure(
    { name: 'loaded for the persona page', unit: 'kB', aims: [{ atMost: 80, givenUp: signInRecord }] },
    (one) => [one.firstViewSize],
  ),
  figure(
    {
      name: 'persona chosen to pipeline visible',
      unit: 'ms',
      aims: [{ against: emptyPages, atMost: 3, givenUp: signInRecord }],
    },
    (one) => [one.signIn],
  ),
  figure({ name: 'loaded until the pipeline is visible', unit: 'kB', aims: [{ atMost: 430 }] }, (one) => [
    one.pipelineSize,
  ]),
  figure(
    { name: 'responses of the API for the create screen', unit: 'kB', aims: [{ atMost: 60 }] },
    ({ createSize }) => (createSize === undefined ? [] : [createSize]),
  ),
];

async function visitAll({ isQuick }: BenchSettings): Promise<readonly Visit[]> {
  await buildWhenStale(spa);
  const [site, empty, browser] = await Promise.all([openSite(), openEmptySite(), launchBrowser()]);
  try {
    const rounds = isQuick ? 1 : 9;
    const all: Visit[] = [];
    // Round -1 is a warm-up.
    for (let round = -1; round < rounds; round += 1) {
      const { cookie } = await createWorld(fetch, site.origin);
      const cookies = [{ ...cookie, url: site.origin }];
      const ours = await visit(browser, { subject: threshold, origin: site.origin, cookies });
      const floor = await visit(browser, { subject: emptyPages, origin: empty.origin, cookies: [] });
      if (round >= 0) all.push(ours, floor);
    }
    return all;
  } finally {
    await browser.close();
    empty.close();
    await site.close();
  }
}

interface Visitor {
  readonly subject: string;
  readonly origin: string;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
}

async function visit(browser: Browser, { subject, origin, cookies }: Visitor): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const loaded = await countBytes(page);
  const persona = page.getByRole('button', { name: 'Leila Sandoval' });
  const started = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await persona.waitFor();
  const firstView = performance.now() - started;
  const firstViewSize = loaded();
  const chosen = performance.now();
  await persona.click();
  const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();
  await pipeline.getByRole('link', { name: '1000123401' }).waitFor();
  const signIn = performance.now() - chosen;
  const made = { subject, firstView, firstViewSize, signIn, pipelineSize: loaded() };
  const createSize = subject === threshold ? await loadedForCreateScreen(page) : undefined;
  await context.close();
  return createSize === undefined ? made : { ...made, createSize };
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
