import type { Page } from '@playwright/test';
import { type Institutions, createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { openSite } from '../../features/support/app.ts';
import { launchBrowser } from '../../features/support/browser.ts';
import { createWorld } from '../../features/support/worlds.ts';
import { buildWhenStale, spa } from '../shared/build.ts';
import { type Bench, type BenchSettings, benchesOf } from './bench.ts';
import { type Keystroke, settled, typeMeasured, watchPresses } from './keystrokes.ts';

const sizes = { '5,000 institutions': 5_000, '5 institutions': 5 } as const;
type Subject = keyof typeof sizes;
const ours = '5,000 institutions' satisfies Subject;
const few = '5 institutions' satisfies Subject;

/** Keystroke durations on one create screen. */
interface Round {
  readonly subject: Subject;
  /** The first key in the list of institutions. */
  readonly first: Keystroke;
  /** The keys after the first one, in the same list of institutions. */
  readonly further: readonly Keystroke[];
  /** Keys in the sales price, from which other amounts are calculated. */
  readonly amounts: readonly Keystroke[];
}

const figure = benchesOf({ topic: 'create', ours }, visitAll);

const quick = (name: string) => ({ name, unit: 'ms', aims: [{ against: few, atMost: 1.5 }] }) as const;

/** Benchmarks of the create screen in a browser. The screen must be as fast with many institutions as with few. */
export const createBenches: readonly Bench[] = [
  figure(quick('create screen: first key in the institution, key to frame'), ({ first }) => [first.toPaint]),
  figure(quick('create screen: first key in the institution, work of the page'), ({ first }) => [first.work]),
  figure(quick('create screen: further keys in the institution, key to frame'), ({ further }) =>
    further.map(({ toPaint }) => toPaint),
  ),
  figure(quick('create screen: key in the sales price, key to frame'), ({ amounts }) =>
    amounts.map(({ toPaint }) => toPaint),
  ),
  figure(quick('create screen: key in the sales price, work of the page'), ({ amounts }) =>
    amounts.map(({ work }) => work),
  ),
];

const institutions = (count: number): Institutions['institutions'] =>
  Array.from({ length: count }, (_one, at) => ({
    institutionId: 700_000 + at,
    name: `${['Marrowbrook', 'Alder', 'Coppice', 'Dunmere', 'Fallow'][at % 5]} Home Lending ${at + 1}`,
  }));

/** Measures both subjects in each round, each in a new page of the same browser. The first round is a warm-up. */
async function visitAll({ isQuick }: BenchSettings): Promise<readonly Round[]> {
  await buildWhenStale(spa);
  const [site, browser] = await Promise.all([openSite(), launchBrowser()]);
  const { origin } = site;
  try {
    const all: Round[] = [];
    for (let round = -1; round < (isQuick ? 1 : 7); round += 1) {
      for (const subject of Object.keys(sizes) as Subject[]) {
        const { cookie } = await createWorld(fetch, origin, { persona: 'lending-staff' });
        const context = await browser.newContext({ reducedMotion: 'reduce' });
        await context.addCookies([{ ...cookie, url: origin }]);
        await context.route(`**${createLoanOperations.getInstitutions.path}`, async (route) => {
          const fetched = (await (await route.fetch()).json()) as Institutions;
          await route.fulfill({ json: { ...fetched, institutions: institutions(sizes[subject]) } });
        });
        const measured = await visit(await context.newPage(), origin);
        if (round >= 0) all.push({ subject, ...measured });
        await context.close();
      }
    }
    return all;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Types into two fields of the create screen of a signed-in lending user. */
async function visit(page: Page, origin: string): Promise<Omit<Round, 'subject'>> {
  await page.goto(origin + paths.newLoan);
  const field = (label: string) => page.getByRole('form').getByLabel(label, { exact: true });
  await field('Institution').and(page.locator(':enabled')).waitFor();
  await watchPresses(page);
  const [first, ...further] = await typeMeasured(page, field('Institution'), 'lending'.split(''));
  if (!first) throw new Error('No key was measured');
  await page.keyboard.press('Escape');
  await settled(page);
  const amounts = await typeMeasured(page, field('Sales price'), '450000'.split(''));
  return { first, further, amounts };
}
