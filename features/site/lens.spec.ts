import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { randomFrom } from '../support/forms/random.ts';
import { expectAccessible } from '../journeys/accessible.ts';
import { arriveAt, knowAtProvider, test } from '../journeys/journey.ts';
import { builtConsole } from '../../scripts/shared/folders.ts';
import { createWorld } from '../support/worlds.ts';
import { standardLoan } from '../support/vocabulary/standard-loans.ts';
import { openSite } from '../support/app.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { scenariosOf } from '../../scripts/test/gherkin/feature.ts';
import { textOf } from '../../scripts/shared/source-files.ts';
import { readTable, wellFormedRows } from '../../scripts/shared/tsv.ts';
import { lensIndexOf } from './lens/lens-index.ts';
import { modelOf } from './model/model.ts';
import { readSources } from './read/sources.ts';

/** A part of a screen, and a rule about it. */
interface KnownPlace {
  readonly screen: string;
  /** Name of the panel or form around it; empty for the whole page. */
  readonly within: string;
  readonly name: string;
  readonly rule: string;
  /** Feature file with a scenario that is tagged with the rule and mentions the name. */
  readonly feature: string;
}

const table = 'features/site/lens/known-places.tsv';
const columns = ['screen', 'within', 'name', 'rule', 'feature'] as const;
const places: readonly KnownPlace[] = wellFormedRows(
  readTable(
    table,
    textOf(table),
    columns,
    ([screen, within, name, rule, feature]) => ({ screen, within, name, rule, feature }),
    ['within'],
  ),
);

/** Number of places that each run tests, drawn at random. */
const drawn = 30;
/** The expected rule must be among this many rules of the lens, since a reader looks at the first ones only. */
const first = 5;

const seed = Number(process.env['LENS_SEED'] ?? Date.now() % 100_000);

// The site of these tests has only an empty index.html.
test.use({ expectedErrors: /404/ });
// The tests run in one worker, which builds the index once.
test.describe.configure({ mode: 'default' });

const sources = readSources();
let origin: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'threshold-lens-'));
  writeFileSync(join(root, 'index.html'), '');
  writeFileSync(join(root, 'lens.json'), JSON.stringify(lensIndexOf(modelOf(sources))));
  const served = await openSite({
    consoleRoot: builtConsole,
    specification: { root, refresh: async () => true },
  });
  origin = served.origin;
  close = async () => {
    await served.close();
    rmSync(root, { recursive: true });
  };
});

test.afterAll(() => close());

test('a scenario shows the rule of each known place by its name', () => {
  const missing = places.filter(({ feature: file, rule, name }) => {
    const runs = sources.features
      .filter((feature) => feature.file === file)
      .flatMap(scenariosOf)
      .flatMap((scenario) => scenario.runs);
    return !runs.some(
      ({ rules, steps, tables }) =>
        rules.includes(rule) &&
        (steps.some((step) => step.includes(`"${name}"`)) || tables.flat(2).includes(name)),
    );
  });
  expect(missing).toEqual([]);
});

test(`the lens names the right rule for ${drawn} known places, drawn by a seed`, async ({ page }) => {
  console.log(`LENS_SEED=${seed}`);
  const wrong: string[] = [];
  for (const [screen, ofScreen] of Map.groupBy(draw(places, drawn, seed), (place) => place.screen)) {
    await openScreen(page, screen);
    for (const { within, name, rule } of ofScreen) {
      const rules = (await rulesAt(page, partNamed(page, within, name))).slice(0, first);
      if (!rules.includes(rule)) wrong.push(`${screen}, ${within}, ${name}: ${rule}, not ${rules.join(' ')}`);
    }
  }
  expect(wrong, `LENS_SEED=${seed}`).toEqual([]);
});

test('the lens follows pointer and focus, keeps its card on a click, and Escape leaves', async ({ page }) => {
  await openScreen(page, 'create-loan');
  const card = page.getByRole('complementary', { name: 'Rule lens' });
  const isOn = page.getByRole('button', { name: 'Rules', pressed: true });
  await page.keyboard.press('Alt+KeyR');
  await expect(isOn).toBeVisible();
  await page.getByRole('textbox', { name: 'Interest rate' }).focus();
  await expect(card.getByRole('heading', { name: 'Interest rate' })).toBeVisible();
  await expect(card.getByText('Field', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem').filter({ hasText: 'L-5.3-07' })).toContainText(
    /Passed|Changed since|Not run/,
  );
  await page.keyboard.press('Tab');
  await expect(card.getByRole('heading', { name: 'Amortization term' })).toBeVisible();
  await expectAccessible(page, { evenMinor: true });

  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(card.getByRole('heading', { name: 'Cancel' })).toBeVisible();
  await expect(card.getByText('Control', { exact: true })).toBeVisible();
  // The product did not get the click.
  await arriveAt(page, 'Create Loan');
  await page.getByRole('heading', { name: 'Loan Information' }).hover();
  await expect(card.getByRole('heading', { name: 'Cancel' })).toBeVisible();
  const opening = page.waitForEvent('popup');
  await card.getByRole('link', { name: /^L-2\.2-08/ }).click();
  const rulePage = await opening;
  expect(new URL(rulePage.url()).pathname).toBe('/spec/rules/L-2.2-08');
  await rulePage.close();

  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.getByRole('textbox', { name: 'Interest rate' }).focus();
  await page.keyboard.press('Alt+KeyR');
  await page.keyboard.press('Alt+Enter');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name: /^L-2\.2-34/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Interest rate' })).toBeFocused();
  await expect(isOn).toBeHidden();
  await page.getByRole('textbox', { name: 'Interest rate' }).fill('26');
  await page.keyboard.press('Tab');
  const message = page.getByText('Rate cannot exceed 25%. Please enter a valid value.').first();
  expect(await rulesAt(page, message)).toContain('L-5.3-08');
});

test('the lens knows a legacy page in its frame', async ({ page }) => {
  await openScreen(page, 'pipeline');
  const frame = page.frameLocator('iframe[title="Mortgage Pipeline"]');
  expect(await rulesAt(page, frame.getByRole('columnheader', { name: 'Borrower' }))).toContain('S-2.1-32');
});

/** Returns the rules that the lens names for a part of the screen under the pointer, the best first. */
async function rulesAt(page: Page, part: Locator): Promise<string[]> {
  await part.hover();
  await page.keyboard.press('Alt+KeyR');
  const card = page.getByRole('complementary', { name: 'Rule lens' });
  await expect(card.getByRole('heading')).toBeVisible();
  const links = await card.locator('.rule, .others').getByRole('link').allInnerTexts();
  await page.keyboard.press('Alt+KeyR');
  await expect(card).toBeHidden();
  return links.map((text) => text.split(',')[0]?.trim() ?? '');
}

/** Returns a part of the screen by the name that users see or hear. */
function partNamed(page: Page, within: string, name: string): Locator {
  const around =
    within === ''
      ? page.locator('body')
      : page.getByRole('region', { name: within, exact: true }).or(page.getByRole('form', { name: within }));
  const exact = { name, exact: true };
  return around
    .getByRole('textbox', exact)
    .or(around.getByRole('combobox', exact))
    .or(around.getByRole('switch', exact))
    .or(around.getByRole('link', exact))
    .or(around.getByRole('menuitem', exact))
    .or(around.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) }))
    .or(around.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }))
    .filter({ visible: true })
    .last();
}

/** Opens a screen in a new world with a presenter. */
async function openScreen(page: Page, screen: string): Promise<void> {
  const world = await createWorld(fetch, origin, { presenter: {} });
  await page.context().addCookies([{ ...world.cookie, url: origin }]);
  await knowAtProvider(page, origin, 'lending-staff');
  const open = async (path: string, title: string | RegExp) => {
    await page.goto(origin + path);
    await arriveAt(page, title);
    await expect(page.getByRole('region', { name: 'Presenter' })).toBeVisible();
  };
  const dashboard = paths.dashboardOf(standardLoan('Casimir Dombrowski').applicationIdentifier);
  if (screen === 'create-loan') return open(paths.newLoan, 'Create Loan');
  if (screen === 'pipeline') return open(paths.legacyPage('loan-pipeline'), 'Mortgage Pipeline');
  await open(dashboard, / Casimir Dombrowski$/);
  if (screen === 'dashboard') {
    for (const panel of ['Borrower Information', 'Assigned To', 'Ratios'])
      await page.getByRole('region', { name: panel }).getByRole('button', { name: panel }).click();
  }
  if (screen === 'profile-menu') {
    await page.getByRole('banner').getByRole('button', { name: 'Leila Sandoval' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
  if (screen === 'server-error') {
    await page.keyboard.press('Control+Shift+~');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
}

/** Returns random elements of a list, which depend on the seed `from`. */
function draw<Item>(items: readonly Item[], count: number, from: number): Item[] {
  const random = randomFrom(from);
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}
