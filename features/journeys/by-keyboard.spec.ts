import { expect, type Page } from '@playwright/test';
import { createLoanOperations } from '../../contracts/api/create-loan.ts';
import { paths } from '../../web/app/paths.ts';
import { changeOwnWorld } from '../support/worlds.ts';
import { expectFocus, reach } from './focus.ts';
import { field, fillIn } from './form.ts';
import { arriveAt, expectQuiet, frameIsThere, test } from './journey.ts';
import { resize } from './window-size.ts';

// What a user needs who works in the product for eight hours a day, by keyboard: no test here clicks.

const wide = [1440, 900] as const;
const press = (page: Page, key: string) => page.keyboard.press(key);
const type = (page: Page, text: string) => page.keyboard.type(text);

/** Chooses an entry of the profile menu. */
async function chooseInProfileMenu(page: Page, ...entries: readonly string[]): Promise<void> {
  await reach(page, /Severin Castellane$/, 'Shift+Tab');
  await press(page, 'Enter');
  for (const [at, entry] of entries.entries()) {
    if (at > 0) await press(page, 'ArrowRight');
    await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
    await reachEntry(page, entry);
  }
  await press(page, 'Enter');
}

/** Goes on with the arrow until an entry of the open menu has the focus; the first may have it already. */
async function reachEntry(page: Page, entry: string): Promise<void> {
  const wanted = page.getByRole('menuitem', { name: entry });
  for (let step = 0; step < 10; step += 1) {
    if (await wanted.evaluate((element) => element.contains(document.activeElement))) return;
    await press(page, 'ArrowDown');
  }
  throw new Error(`ArrowDown never reaches "${entry}"`);
}

/** The answer to a question that has just opened; the button that keeps the entries has the focus. */
async function stay(page: Page, question: string, answer: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: question })).toBeVisible();
  await expectFocus(page, new RegExp(`^${answer}$`));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: question })).toBeHidden();
}

test('Cancel, Logout and a profile switch in another tab ask before entries are lost', async ({
  visitor: page,
  context,
  origin,
  enterAs,
  complaints,
}) => {
  await resize(page, wide);
  await enterAs('several-profiles', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await reach(page, /^First name/);
  await type(page, 'Ada');
  await reach(page, 'Cancel');
  await press(page, 'Enter');
  await stay(page, 'Leave without creating the loan?', 'Keep editing');
  await chooseInProfileMenu(page, 'Logout');
  await stay(page, 'Log out and lose entries?', 'Stay signed in');

  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await second.goto(origin + paths.legacyPage('WhatsNew'));
  await arriveAt(second, "What's New");
  await frameIsThere(second, "What's New");
  await chooseInProfileMenu(second, 'Switch Profile', 'Closing Department');
  await stay(second, 'Switch the profile and lose entries?', 'Keep this profile');
  await page.bringToFront();
  await expect(field(page, 'First name')).toHaveValue('Ada');
  expectQuiet(complaints);
});

test('entering a loan: zip codes, typing errors, pastes and undo', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  const [zip, state, city] = ['Zip code', 'State', 'City'].map((label) => field(page, label).first());
  if (!zip || !state || !city) throw new Error('The address of the borrower has no fields.');
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await test.step('a whole zip code with one place fills the place in', async () => {
    await reach(page, /^Zip code/);
    await type(page, '98101');
    await press(page, 'Tab');
    await expect(city).toHaveValue('Seattle');
    await expect(state).toHaveValue('WA');
  });
  await test.step('a typing error in the state costs no entry, and Control+Z takes it back', async () => {
    await reach(page, /^State/, 'Shift+Tab');
    await type(page, 'x');
    await press(page, 'Tab');
    await expect(page.getByText('Invalid')).toBeVisible();
    await expect(city).toHaveValue('Seattle');
    await reach(page, /^State/, 'Shift+Tab');
    await press(page, 'Control+z');
    await expect(state).toHaveValue('WA');
    await expect(page.getByText('Invalid')).toHaveCount(0);
  });
  await test.step('another state clears the place, and Control+Z brings it back', async () => {
    await press(page, 'Control+a');
    await type(page, 'OR');
    await press(page, 'Enter');
    await expect(city).toHaveValue('');
    await press(page, 'Control+z');
    await expect(state).toHaveValue('WA');
    await expect(city).toHaveValue('Seattle');
  });
  await test.step('a paste of zip code and extension fills both', async () => {
    await reach(page, /^Last name/, 'Shift+Tab');
    await type(page, '90210-1234');
    await press(page, 'Control+a');
    await press(page, 'Control+x');
    await reach(page, /^Zip code/);
    await press(page, 'Control+a');
    await press(page, 'Control+v');
    await expect(zip).toHaveValue('90210');
    await expect(field(page, 'Zip extension').first()).toHaveValue('1234');
  });
  await test.step('a number is understood or refused in words', async () => {
    await reach(page, /^Amortization term/, 'Shift+Tab');
    await type(page, '36.5');
    await expect(page.getByText('Enter a whole number, such as 360.')).toBeVisible();
    await reach(page, /^Cell phone/);
    await type(page, '1 555 123 4567');
    await expect(field(page, 'Cell phone').first()).toHaveValue('(555) 123-4567');
    await press(page, 'Control+z');
    await expect(field(page, 'Cell phone').first()).toHaveValue('');
  });
  await test.step('a switch turns by Space', async () => {
    await reach(page, /^Add co-borrower/);
    await press(page, 'Space');
    await expect(page.getByRole('region', { name: 'Co-Borrower Information', exact: true })).toBeVisible();
  });
  expectQuiet(complaints);
});

test('the values of the borrower check are text that says where it is from', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('CreateLoanCheck'));
  await reach(page, 'First name');
  await type(page, 'Kay');
  await reach(page, 'Last name');
  await type(page, 'Board');
  await press(page, 'Enter');
  await reach(page, 'Tax identifier');
  await type(page, '123456789');
  await press(page, 'Enter');
  await arriveAt(page, 'Create Loan');
  await reach(page, /^First name/);
  await expect(field(page, 'First name')).toHaveValue('Kay');
  await expect(field(page, 'First name')).toHaveAccessibleDescription(/From the borrower check\./);
  await type(page, 'x');
  await expect(field(page, 'First name')).toHaveValue('Kay');
  expectQuiet(complaints);
});

test('while a loan is being created the form takes no input, and the focus stays', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.newLoan);
  await arriveAt(page, 'Create Loan');
  await fillIn(page, 'Kay', 'Board');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${createLoanOperations.createLoan.path}`, async (route) => {
    await held;
    await route.continue();
  });
  await reach(page, 'Create Loan');
  await press(page, 'Enter');
  await expect(page.getByText('Create Loan is in progress.')).toBeAttached();
  await press(page, 'Shift+Tab');
  await type(page, 'x');
  await expect(field(page, 'Last name')).toHaveValue('Board');
  await reach(page, 'Create Loan');
  answer();
  await arriveAt(page, /^\d{10} Kay Board$/);
  expectQuiet(complaints);
});

test('a loan that does not exist leads to the pipeline', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.dashboardOf('A-UNKNOWN'));
  await arriveAt(page, 'Loan Not Found');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/\b(?:world|persona|seed|fault)s?\b/i);
  await reach(page, 'Open the pipeline');
  await press(page, 'Enter');
  await arriveAt(page, 'Mortgage Pipeline');
});

test('the idle warning shows in the title of the tab, and the signed-out page gives the reason', async ({
  visitor: page,
  context,
  origin,
  enterAs,
}) => {
  await changeOwnWorld(page.request, origin, {
    settings: { idle: { idleSeconds: 600, timeoutSeconds: 300, keepAliveSeconds: 60 } },
  });
  await resize(page, wide);
  await context.clock.install();
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await frameIsThere(page, "What's New");
  await context.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  await press(page, 'Shift');
  await context.clock.runFor(600_000);
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expect(page).toHaveTitle(/^5:00 until sign-out/);
  await press(page, 'Enter');
  await expect(page).toHaveTitle(/^What's New/);
  await context.clock.runFor(900_000);
  await arriveAt(page, "You've been signed out");
  await expect(
    page.getByText('You were signed out because there was no activity for a while.'),
  ).toBeVisible();
});

test('the search finds the last four digits, which the drawer shows', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await arriveAt(page, 'Mortgage Pipeline');
  await frameIsThere(page, 'Mortgage Pipeline');
  await press(page, '/');
  await expectFocus(page, /^Quick search$/);
  await type(page, '3401');
  await press(page, 'Enter');
  await arriveAt(page, '1000123401 Amelia Thornquist');
  await expect(page.getByRole('button', { name: 'Loan …3401' })).toBeVisible();
  expectQuiet(complaints);
});

test('two underwriting reports are open at the same time', async ({ visitor: page, context, enterAs }) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await reach(page, '1000123404');
  await press(page, 'Enter');
  await arriveAt(page, '1000123404 Casimir Dombrowski');
  for (const status of [/Desktop Underwriter/, /Loan Product Advisor/]) {
    await page.bringToFront();
    await reach(page, status);
    const opened = page.waitForEvent('popup');
    await press(page, 'Enter');
    await (await opened).waitForLoadState();
  }
  expect(context.pages()).toHaveLength(3);
});

test('a long answer shows from its beginning, and a new conversation is empty', async ({
  visitor: page,
  origin,
  enterAs,
  complaints,
}) => {
  await changeOwnWorld(page.request, origin, { flags: { enableAiAssistant: true } });
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await reach(page, 'AI Assistant', 'Shift+Tab');
  await press(page, 'Enter');
  await expectFocus(page, /^Your question$/);
  await type(page, 'Explain the whole process step by step');
  await press(page, 'Enter');
  const answer = page.getByRole('article', { name: 'Answer of the assistant' });
  await expect(answer.getByText(/\S/).first()).toBeInViewport();
  await reach(page, 'New conversation', 'Shift+Tab');
  await press(page, 'Enter');
  await expectFocus(page, /^Your question$/);
  await expect(answer).toHaveCount(0);
  expectQuiet(complaints);
});

test('the lead desk begins a lead from the Lead Pipeline', async ({ visitor: page, enterAs, complaints }) => {
  await resize(page, wide);
  await enterAs('lead-only', paths.legacyPage('lead-pipeline'));
  await arriveAt(page, 'Lead Pipeline');
  await frameIsThere(page, 'Lead Pipeline');
  await reach(page, 'Create Lead');
  await press(page, 'Enter');
  await arriveAt(page, 'Create Lead');
  expectQuiet(complaints);
});

test('at 320 pixels the profile menu is whole, and the page does not scroll sideways', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  await resize(page, [320, 640]);
  await enterAs('several-profiles', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await reach(page, /Severin Castellane$/, 'Shift+Tab');
  await press(page, 'Enter');
  const menu = page.getByRole('menu').first();
  await expect(menu).toBeVisible();
  const { x = -1, width = 999 } = (await menu.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expectQuiet(complaints);
});
