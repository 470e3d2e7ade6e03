import type { Browser, Page } from '@playwright/test';
import { openSite } from '../../features/support/app.ts';
import { launchBrowser } from '../../features/support/browser.ts';
import { createWorld } from '../../features/support/worlds.ts';
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
  figure({ name: 'loaded until the pipeline is visible', unit: 'kB' }, (one) => [one.pipelineSize]),
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
  const pipelineSize = loaded();
  await context.close();
  return { subject, firstView, firstViewSize, signIn, pipelineSize };
}

/** Counts the bytes that a page downloads, including headers. Returns a function that returns the kB so far. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes / 1_000;
}
