import type { Page } from '@playwright/test';
import { type Institutions, createLoanOperations } from '../../../contracts/operations/create-loan.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import { openSite } from '../../../features/support/app.ts';
import { launchBrowser } from '../../../features/support/browser.ts';
import { createWorld } from '../../../features/support/worlds.ts';
import { buildWhenStale, spa } from '../../build/build.ts';
import { type Figure, inRounds, valuesOf } from './figures.ts';
import { type Keystroke, settled, typeMeasured, watchPresses } from './keystrokes.ts';

const many = '5,000 institutions';
const few = '5 institutions';

/** Types on the create screen in a browser. The screen must be as fast with many institutions as with few. */
export async function createScreen(rounds: number): Promise<Figure[]> {
  await buildWhenStale(spa);
  const [site, browser] = await Promise.all([openSite(), launchBrowser()]);
  const { origin } = site;
  const visitWith = async (count: number): Promise<Visit> => {
    const { cookie } = await createWorld(fetch, origin, { persona: 'lending-staff' });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addCookies([{ ...cookie, url: origin }]);
    await context.route(`**${createLoanOperations.getInstitutions.path}`, async (route) => {
      const fetched = (await (await route.fetch()).json()) as Institutions;
      await route.fulfill({ json: { ...fetched, institutions: institutions(count) } });
    });
    const measured = await visit(await context.newPage(), origin);
    await context.close();
    return measured;
  };
  try {
    const visits = await inRounds(rounds, { [many]: 5_000, [few]: 5 }, visitWith);
    const figure = (name: string, keys: keyof Visit, duration: keyof Keystroke): Figure => ({
      name: `create screen: ${name}, ${duration === 'work' ? 'work of the page' : 'key to frame'}`,
      unit: 'ms',
      ours: many,
      values: valuesOf(visits, (one) => one[keys].map((keystroke) => keystroke[duration])),
    });
    return [
      figure('first key in the institution', 'first', 'toPaint'),
      figure('first key in the institution', 'first', 'work'),
      figure('further keys in the institution', 'further', 'toPaint'),
      figure('key in the sales price', 'amounts', 'toPaint'),
      figure('key in the sales price', 'amounts', 'work'),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Keystroke durations on one create screen. */
interface Visit {
  /** The first key in the list of institutions. */
  readonly first: readonly Keystroke[];
  /** The keys after the first one, in the same list of institutions. */
  readonly further: readonly Keystroke[];
  /** Keys in the sales price, from which other amounts are calculated. */
  readonly amounts: readonly Keystroke[];
}

const institutions = (count: number): Institutions['institutions'] =>
  Array.from({ length: count }, (_one, at) => ({
    institutionId: 700_000 + at,
    name: `${['Marrowbrook', 'Alder', 'Coppice', 'Dunmere', 'Fallow'][at % 5]} Home Lending ${at + 1}`,
  }));

/** Types into two fields of the create screen of a signed-in lending user. */
async function visit(page: Page, origin: string): Promise<Visit> {
  await page.goto(origin + paths.newLoan);
  const field = (label: string) => page.getByRole('form').getByLabel(label, { exact: true });
  await field('Institution').and(page.locator(':enabled')).waitFor();
  await watchPresses(page);
  const letters = await typeMeasured(page, field('Institution'), 'lending'.split(''));
  await page.keyboard.press('Escape');
  await settled(page);
  const amounts = await typeMeasured(page, field('Sales price'), '450000'.split(''));
  return { first: letters.slice(0, 1), further: letters.slice(1), amounts };
}
