import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../../scripts/shared/source-files.ts';
import { readerNotes } from '../../scripts/test/trace/reader-notes.ts';
import { readSources } from './read/sources.ts';
import { writeSpec } from './write.ts';
import { readCatalogue } from '../../scripts/test/trace/catalogue.ts';
import { expectAccessible, expectTargets, expectUniqueIds } from '../journeys/accessible.ts';
import { arriveAt, saveScreenshot, test } from '../journeys/journey.ts';
import { resize } from '../journeys/window-size.ts';
import { openSite } from '../support/app.ts';

// The site is built from a copy of the rules of two sections, so that notes of readers do not change the checkout.
const copied = ['S-4.3.tsv', 'S-4.4.tsv', 'open-questions', 'pictures.tsv'];
const reworded = 'S-4.3-01';

test.describe.configure({ mode: 'default' });

let folder: string;
let address: string;
let close: () => Promise<void>;

const fileOf = (name: string) => join(folder, 'rules', name);
const linesOf = (name: string) => readFileSync(fileOf(name), 'utf8').trimEnd().split('\n').slice(1);

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-approvals-'));
  for (const name of copied) cpSync(join(root, 'features', 'rules', name), fileOf(name), { recursive: true });
  const sources = readSources();
  let built = new Date();
  const build = () => {
    built = new Date();
    const { rules, notes, malformed } = readCatalogue(relative(root, join(folder, 'rules')));
    writeSpec(join(folder, 'site'), {
      ...sources,
      rules,
      notes,
      malformed,
      pictures: [],
    });
  };
  build();
  const notes = readerNotes({
    folder: join(folder, 'rules'),
    closed: null,
    repository: null,
    builtAt: () => built,
  });
  const refresh = async () => {
    build();
    return true;
  };
  const served = await openSite({ specification: { root: join(folder, 'site'), refresh, notes } });
  address = `${served.origin}/spec/`;
  close = async () => {
    await served.close();
    rmSync(folder, { recursive: true });
  };
});

test.afterAll(() => close());

const approval = (page: Page, rule: string) => page.getByRole('group', { name: `Approval of ${rule}` });
const status = (page: Page) => page.getByRole('region', { name: 'Review' }).getByRole('paragraph');

test('a section is approved by keyboard, and a change of a rule voids its approval and is shown', async ({
  page,
}) => {
  await page.goto(`${address}sections/S-4.3.html`);
  await page.getByLabel('Your name').fill('Ada <b>Moss</b>');
  await page.getByLabel('Your name').press('Tab');
  await page.getByLabel('Keys').press('n');
  await expect(page.locator(`[id="${reworded}"]`)).toBeFocused();
  await page.keyboard.press('a');
  await expect(approval(page, reworded)).toContainText(/Approved by Ada <b>Moss<\/b> on \w/);
  await expect(page.locator('[id="S-4.3-02"]')).toBeFocused();
  await page.keyboard.press('a');
  await expect(status(page)).toHaveText(/^S-4\.3-02 is approved\. 2 of \d+ on this page approved\.$/);
  await expect(page.getByText(/^2 of \d+ rules approved\.$/)).toBeVisible();
  await expect(approval(page, 'S-4.3-02').getByRole('button', { name: 'Approve' })).toBeHidden();
  await page.keyboard.press('p');
  await expect(page.locator('[id="S-4.3-02"]')).toBeFocused();
  await approval(page, 'S-4.3-02').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(approval(page, 'S-4.3-02')).toContainText(
    'Not approved. Ada <b>Moss</b> withdrew the approval.',
  );
  await expect(page.getByText(/^1 of \d+ rules approved\.$/)).toBeVisible();
  expect(linesOf('approvals.tsv').map((line) => line.split('\t').slice(0, 4))).toEqual([
    [reworded, expect.any(String), 'Ada <b>Moss</b>', 'approved'],
    ['S-4.3-02', expect.any(String), 'Ada <b>Moss</b>', 'approved'],
    ['S-4.3-02', expect.any(String), 'Ada <b>Moss</b>', 'withdrawn'],
  ]);

  // The page of the rule was built before the approval, and knows it.
  await page.goto(`${address}rules/${reworded}.html`);
  await expect(approval(page, reworded)).toContainText('Approved by Ada <b>Moss</b>');

  // A page that Back shows as it was left is loaded again, since it may lack notes of other pages.
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  const file = fileOf('S-4.3.tsv');
  const rules = readFileSync(file, 'utf8');
  const [, line = '', words = ''] = new RegExp(`(${reworded}\t\\w+\t)([^\t]*)`).exec(rules) ?? [];
  writeFileSync(file, rules.replace(line + words, `${line}${words.replace(/\.$/, '')}, always.`));
  // The overview builds the site anew.
  await page.goto(address);
  const waits = page.getByRole('region', { name: /^Waiting for you: \d+$/ });
  await waits.getByRole('link', { name: reworded }).press('Enter');
  await expect(approval(page, reworded)).toContainText(/Changed since Ada <b>Moss<\/b> approved it on/);
  await expect(approval(page, reworded).locator('ins')).toHaveText(/always/);
  await expectAccessible(page, { evenMinor: true });
  await page.keyboard.press('a');
  await expect(approval(page, reworded)).toContainText('Approved by Ada <b>Moss</b>');
  await page.keyboard.press('n');
  await arriveAt(page, 'S-4.3-02');
});

test('a rule is rejected with a reason by key, is counted and waits, until the reader withdraws', async ({
  page,
}) => {
  const reason = `It holds for leads only. ${'x'.repeat(9_975)}`;
  await page.goto(`${address}sections/S-4.4.html`);
  await page.getByLabel('Your name').fill('Ada Moss');
  await page.getByLabel('Your name').press('Tab');
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  const rule = approval(page, 'S-4.4-01');
  await rule.getByLabel('Why do you reject it?').fill(reason);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rule).toContainText(/Rejected by Ada Moss on .*: It holds for leads only\. x+$/m);
  await expect(status(page)).toHaveText(
    /^S-4\.4-01 is rejected\. 0 of \d+ on this page approved, 1 rejected\.$/,
  );
  await expect(page.getByText(/^0 of \d+ rules approved, 1 rejected\.$/)).toBeVisible();
  const article = page.getByRole('article').filter({ has: rule });
  await expect(article.locator('.chip.review')).toHaveText('Rejected');
  await expect(rule.getByRole('button')).toHaveText(['Approve', 'Withdraw', 'Ask']);
  const stored = linesOf('approvals.tsv').filter((line) => line.startsWith('S-4.4-01\t'));
  expect(stored.map((line) => line.split('\t').at(-1))).toEqual([reason]);
  await page.goto(address);
  const waits = page.getByRole('region', { name: /^Waiting for you: \d+$/ });
  await waits.getByRole('link', { name: '1 rule rejected' }).press('Enter');
  await expect(page.locator('[data-row]:visible .id')).toHaveText(['S-4.4-01']);
  await page.goto(`${address}rules/S-4.4-01.html`);
  await expectAccessible(page, { evenMinor: true });
  await rule.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(rule.locator('.state')).toHaveText('Not approved. Ada Moss withdrew the rejection.');
});

test('a question is asked and answered by keyboard, also a question to the owner', async ({ page }) => {
  await page.goto(`${address}rules/S-4.4-01.html`);
  await page.getByLabel('Your name').fill('Ada Moss');
  await page.getByLabel('Your name').press('Tab');
  await page.keyboard.press('q');
  await page.keyboard.type('Does it hold for a lead?');
  await page.keyboard.press('Enter');
  const question = approval(page, 'S-4.4-01').getByRole('listitem');
  await expect(question).toContainText(/Does it hold for a lead\? Ada Moss on \w+ \d+, \d{4}/);
  await expect(status(page)).toHaveText('Your question is saved.');
  await question.getByRole('button', { name: 'Answer' }).press('Enter');
  await page.keyboard.type('Yes.');
  await page.keyboard.press('Enter');
  await expect(question).toContainText(/Yes\. Ada Moss on/);
  await page.reload();
  await expect(question).toContainText(/Yes\. Ada Moss on/);

  await page.goto(`${address}decisions.html`);
  const questions = page.getByRole('region', { name: 'Questions to the Owner' });
  const open = questions.getByText(/^Without an answer: /).locator('b');
  const before = Number(await open.textContent());
  const waiting = questions.getByRole('listitem').first();
  await waiting.getByRole('button', { name: 'Answer' }).press('Enter');
  await page.keyboard.type('No.');
  await page.keyboard.press('Enter');
  await expect(waiting).toContainText(/No\. Ada Moss on/);
  await expect(open).toHaveText(String(before - 1));
  expect([linesOf('questions.tsv').length, linesOf('answers.tsv').length]).toEqual([1, 2]);
});

test('an owner keeps a decision or uses the alternative by one press, and can change the answer', async ({
  page,
}) => {
  await page.goto(`${address}decisions.html#waiting`);
  await page.getByLabel('Your name').fill('Ada Moss');
  const waiting = page.getByRole('region', { name: 'Questions to the Owner' }).getByRole('listitem').nth(1);
  const [keep, change] = [
    waiting.getByRole('button', { name: 'Keep', exact: true }),
    waiting.getByRole('button', { name: 'Use the alternative' }),
  ];
  const decided = (await waiting.getByText(/^Until then: /).textContent())?.replace('Until then: ', '') ?? '';
  await keep.dblclick();
  await expect(status(page)).toHaveText('Your answer is saved.');
  await expect(waiting).toContainText(`Keep the decision: ${decided} Ada Moss on`);
  await expect(keep).toBeHidden();
  await expect(change).toBeFocused();
  await change.press('Enter');
  await expect(waiting).toContainText(/Use the alternative: .+ Ada Moss on/);
  await expect(change).toBeHidden();
  await keep.press('Enter');
  await expect(keep).toBeHidden();
  await page.reload();
  await expect(keep).toBeHidden();
  await expect(change).toBeVisible();
  await expect(waiting.getByText('Ada Moss on')).toHaveCount(3);
  const chosen = linesOf('answers.tsv').flatMap((line) => /\t((?:Keep|Use) the \w+): /.exec(line)?.[1] ?? []);
  expect(chosen).toEqual(['Keep the decision', 'Use the alternative', 'Keep the decision']);
});

test('a late response to an approval leaves a reader who types alone, and the last withdrawal is counted', async ({
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/spec/approvals', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(`${address}sections/S-4.4.html`);
  await page.getByLabel('Your name').fill('Ben Low');
  await approval(page, 'S-4.4-01').getByRole('button', { name: 'Approve' }).press('Enter');
  await approval(page, 'S-4.4-02').getByRole('button', { name: 'Ask' }).press('Enter');
  const question = approval(page, 'S-4.4-02').getByLabel('Question');
  await page.keyboard.type('Is ');
  arrival.resolve();
  await expect(status(page)).toHaveText(/^S-4\.4-01 is approved\./);
  await page.keyboard.type('a lead a loan?');
  await expect(question).toHaveValue('Is a lead a loan?');
  await expect(approval(page, 'S-4.4-02')).toContainText('Not approved.');
  await page.keyboard.press('Escape');
  const withdraw = approval(page, 'S-4.4-01').getByRole('button', { name: 'Withdraw' });
  await withdraw.press('Enter');
  await expect(status(page)).toHaveText(/^S-4\.4-01 is withdrawn\./);
  await expect(approval(page, 'S-4.4-01').getByRole('button', { name: 'Approve' })).toBeFocused();
  await expect(page.getByText(/^0 of \d+ rules approved\.$/)).toBeVisible();
});

test('the second click of a double click does not withdraw the approval that the first one gave', async ({
  page,
}) => {
  await page.goto(`${address}rules/S-4.4-05.html`);
  await page.getByLabel('Your name').fill('Ada Moss');
  const rule = approval(page, 'S-4.4-05');
  await rule.getByRole('button', { name: 'Approve' }).click();
  await expect(rule.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(rule).toContainText('Approved by Ada Moss');
  expect(linesOf('approvals.tsv').filter((line) => line.startsWith('S-4.4-05\t')).length).toBe(1);
});

test('a reader of a site that cannot be written to can still withdraw an approval', async ({ page }) => {
  await page.goto(`${address}rules/S-4.4-03.html`);
  await page.getByLabel('Your name').fill('Cleo Ray');
  await approval(page, 'S-4.4-03').getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(approval(page, 'S-4.4-03')).toContainText('Approved by Cleo Ray on');
  await page.route('**/state.json', async (route) => {
    const response = await route.fetch();
    const state = (await response.json()) as object;
    await route.fulfill({ response, json: { ...state, closed: 'There is no checkout.' } });
  });
  await page.reload();
  await expect(status(page)).toContainText('There is no checkout.');
  await expect(approval(page, 'S-4.4-03').getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('the pages are accessible in light and dark colors, and fit 320 pixels', async ({ page }) => {
  for (const [path, opens] of [
    ['sections/S-4.3.html', 'Ask'],
    ['rules/S-4.3-02.html', 'Ask'],
    ['decisions.html', 'Answer'],
  ] as const) {
    await page.goto(address + path);
    await expect(page.getByLabel('Your name')).toBeVisible();
    if (path.startsWith('rules/'))
      await expect(page.getByRole('link', { name: /^Try it/ }).first()).toBeVisible();
    await page.getByRole('button', { name: opens }).first().press('Enter');
    await expectAccessible(page, { evenMinor: true });
    for (const width of [1440, 768, 390]) {
      await resize(page, [width, 900]);
      await saveScreenshot(page, `${path.split(/[/.]/)[0]}-review`);
    }
    await resize(page, [320, 844]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    // Otherwise the sticky bar covers controls in part.
    await page.evaluate(() => scrollTo(0, 0));
    await expectTargets(page);
    await expectUniqueIds(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { onlyContrast: true });
    await page.emulateMedia({ colorScheme: 'light' });
  }
});
