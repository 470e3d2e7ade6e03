import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { openSite } from '../support/app.ts';
import { writeSpec } from './write.ts';
import { readCatalogue } from '../../scripts/test/trace/catalogue.ts';
import { expectAccessible, expectTargets, expectUniqueIds } from '../journeys/accessible.ts';
import { palest } from '../journeys/focus-rings.ts';
import { arriveAt, test } from '../journeys/journey.ts';
import { palePlaceholders } from '../journeys/pale-placeholders.ts';
import { builtConsole } from '../../scripts/shared/folders.ts';
import { resize } from '../journeys/window-size.ts';

const { rules, decisions } = readCatalogue();
const sentence = rules.find(({ id }) => id === 'S-4.3-06')?.rule ?? '';
const asked = decisions.filter(({ ask }) => ask !== '');

interface Site {
  /** Address of the specification site on a server, with a slash at the end. */
  readonly served: string;
  /** Address of the site on the disk. */
  readonly onDisk: string;
}

// All tests run in one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

let specification: Site;
let close: () => Promise<void>;

test.beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'threshold-site-'));
  writeSpec(root);
  const served = await openSite({
    consoleRoot: builtConsole,
    specification: { root, refresh: async () => true },
  });
  specification = { served: `${served.origin}/spec/`, onDisk: `${pathToFileURL(root).href}/` };
  close = async () => {
    await served.close();
    rmSync(root, { recursive: true });
  };
});

test.afterAll(() => close());

/** Searches by keyboard and opens the result at a position. */
async function find(page: Page, words: string, position: number): Promise<void> {
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search the specification' });
  await expect(search).toBeFocused();
  await page.keyboard.type(words);
  const wanted = page.getByRole('option').nth(position - 1);
  await expect(wanted).toBeVisible();
  for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('the overview links to the three main pages, and a user can find a rule and read its evidence', async ({
  page,
}) => {
  await page.goto(specification.served);
  await arriveAt(page, 'Status of the Specification');
  await expect(page.getByRole('link', { name: `${rules.length} rules` })).toBeVisible();
  await page.getByRole('link', { name: 'What happens at /default?' }).click();
  await expect(
    page.getByRole('row', { name: /^a member of the work queue Closing Closing Queue/ }),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'What does /error say?' }).click();
  await expect(page.getByText('The server cannot or will not process the request.')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'What does Create require?' }).click();
  await expect(
    page.getByRole('row', { name: /^Tax identifier required may be left out 9 digits/ }).first(),
  ).toBeVisible();
  await page.goBack();
  await arriveAt(page, 'Status of the Specification');
  await find(page, 'closing queue lands', 1);
  await arriveAt(page, 'Closer');
  await page.getByRole('main').getByRole('link', { name: 'S-4.3-06' }).first().click();
  await arriveAt(page, 'S-4.3-06');
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Where each kind of user lands' }).first().click();
  await arriveAt(page, 'Where each kind of user lands');
});

test('the rules are filtered, and the filter is part of the address', async ({ page }) => {
  await page.goto(`${specification.served}rules.html`);
  await page.getByLabel('Area').selectOption('landing');
  await page.getByLabel('Words').fill('originator');
  await expect(page.getByRole('status')).toHaveText(new RegExp(String.raw`^\d+ of ${rules.length} rules$`));
  await expect(page.getByRole('link', { name: 'S-4.3-04' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'S-4.3-01' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'S-4.3-01' })).toBeHidden();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('link', { name: 'S-4.3-01' })).toBeVisible();
});

test('the decisions say which of them wait for the owner, all and of one topic', async ({ page }) => {
  const [idle = ''] = asked.flatMap(({ id, ask }) => (ask.includes('idle') ? id : []));
  await page.goto(`${specification.served}decisions.html#${idle}`);
  const waiting = page.getByRole('region', { name: 'Questions to the Owner' }).getByRole('listitem');
  await expect(waiting).toHaveCount(asked.length);
  await find(page, 'what is undecided about idle time', 1);
  await expect(page.getByRole('status')).toHaveText(
    new RegExp(`^\\d+ of \\d+ decisions; waiting for the owner: .*${idle}`),
  );
  await expect(waiting.filter({ hasText: idle }).first()).toBeVisible();
  await expect(waiting.filter({ hasText: 'C-05' })).toBeHidden();
  await page.getByLabel('Words').fill('chat');
  await expect(page.getByRole('status')).toHaveText(/; none of them waits for the owner$/);
});

test('a copy of the site, which cannot prepare the product, offers no example to try', async ({ page }) => {
  await page.goto(`${specification.served}rules/S-4.3-06.html`);
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Try it/ })).toHaveCount(0);
});

test('a section is printed as a chapter, with its examples, without navigation and buttons', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(`${specification.served}sections/S-4.3.html`);
  await expect(page.getByRole('button', { name: 'Approve' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  const step = page.locator('.example .steps li').first();
  await expect(step).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(step).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Review' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(step).toBeHidden();
  await page.goto(`${specification.served}rules/S-4.3-06.html`);
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(1);
});

test('search and filter also work in files opened from a disk', async ({ page }) => {
  await page.goto(`${specification.onDisk}index.html`);
  await arriveAt(page, 'Status of the Specification');
  await find(page, '/api/loans what:operation', 2);
  await expect(page.getByRole('main')).toContainText('/api/loans');
  await page.goto(`${specification.onDisk}rules.html#verdict=passed&area=loan`);
  await expect(page.getByLabel('Area')).toHaveValue('loan');
});

test('every kind of page is accessible, in light and dark colors, and fits 320 pixels', async ({ page }) => {
  const kinds = [
    '',
    'rules/S-4.3-06.html',
    'features/landing/landing.html',
    'operations.html',
    'operations/createLoan.html',
    'messages.html',
    'roles/closing.html',
    'permissions.html',
    'permissions/createLoan.html',
    'document.html',
    'decisions.html',
  ];
  for (const path of kinds) {
    await page.goto(`${specification.served}${path}`);
    await expectAccessible(page, { evenMinor: true });
  }
  await resize(page, [320, 844]);
  for (const path of [
    'rules.html',
    'features.html',
    'messages.html',
    'operations.html',
    'pages.html',
    'create.html',
    'decisions.html',
  ]) {
    await page.goto(`${specification.served}${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await expectTargets(page);
    await expectUniqueIds(page);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { onlyContrast: true });
  await page.keyboard.press('/');
  await page.keyboard.type('loan');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, { within: '[role="listbox"]' });
});

test('no bar covers the control that has the focus, forwards and backwards', async ({ page }) => {
  await resize(page, [1280, 720]);
  for (const path of ['decisions.html', 'rules.html', 'sections/S-4.3.html']) {
    await page.goto(`${specification.served}${path}`);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 50; press += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(coverOfFocus), `${path} after ${press + 1} times ${key}`).toBeNull();
      }
  }
});

test('rings and placeholders have the contrast that they need, in light, dark and forced colors', async ({
  page,
  context,
}) => {
  const reader = await context.newPage();
  await reader.goto(specification.served);
  for (const [path, presses] of [
    ['rules.html', 18],
    ['sections/S-4.3.html', -4],
  ] as const) {
    await page.goto(`${specification.served}${path}`);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await palePlaceholders(page)).toEqual([]);
    }
    expect(await palest(page, reader, presses, path)).toEqual([]);
  }
});

/** Runs in the page: returns the markup of what covers a corner of the focused control; null if nothing does. */
function coverOfFocus(): string | null {
  const focus = document.activeElement;
  const box = focus?.getClientRects()[0];
  if (!focus || !box || focus.matches('body, main')) return null;
  for (const [x, y] of [
    [box.left + 2, box.top + 2],
    [box.right - 2, box.bottom - 2],
  ] as const) {
    const hit = document.elementFromPoint(x, y);
    if (!hit?.contains(focus) && !focus.contains(hit))
      return `${hit?.outerHTML.slice(0, 80)} over ${focus.outerHTML.slice(0, 80)}`;
  }
  return null;
}

test('the console leads to the storyboard', async ({ page }) => {
  await page.goto(new URL('/mock', specification.served).href);
  await page.getByRole('link', { name: 'Storyboard of the demos' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ demos$/ })).toBeVisible();
});
