import { expect, type Locator } from '@playwright/test';
import { traceIdHeader } from '../../contracts/api/headers.ts';
import { addressOf } from '../../contracts/operation.ts';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { landingOperations } from '../../contracts/operations/landing.ts';
import { shellOperations } from '../../contracts/operations/shell.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { manyEntries } from '../support/vocabulary/menu-bodies.ts';
import { expectWithinBounds } from './fits.ts';
import { expectFocus, reach } from './focus.ts';
import { arriveAt, failedRequests, frameIsThere, test } from './journey.ts';
import { openProfileMenu, press, searchFor, type, wide } from './keyboard.ts';
import { resize } from './window-size.ts';

test.use({ expectedErrors: failedRequests });

// The tasks of a user who works by keyboard only: no test here clicks.

test('the page of an unknown loan links to the pipeline', async ({ visitor: page, enterAs }) => {
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
  world,
  context,
  enterAs,
}) => {
  await world.changeWorld({
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
  await expect(page.getByText('You were signed out because you were inactive.')).toBeVisible();
});

test('the signed-out page of a product account names the account', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('product-account', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await openProfileMenu(page, 'Pieter Amankwah');
  await reach(page, 'Logout', 'ArrowDown');
  await press(page, 'Enter');
  await arriveAt(page, "You've been signed out");
  await expect(page.getByText('You were signed in with a product account.')).toBeVisible();
  await reach(page, 'OK');
  await press(page, 'Enter');
  await arriveAt(page, 'Sign in');
});

test('[S-8-03 S-8-04] a long reference number stays inside the error dialog and can be copied', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await frameIsThere(page, "What's New");
  await page.context().grantPermissions(['clipboard-write']);
  await page.route(`**${landingOperations.initializeEnterpriseLos.path}`, (route) =>
    route.fulfill({ status: 500, headers: { [traceIdHeader]: 'b7c1'.repeat(32) } }),
  );
  await reach(page, 'Threshold, home', 'Shift+Tab');
  await press(page, 'Enter');
  await expectFocus(page, /^Dismiss$/);
  for (const size of [[320, 640], [390, 844], wide] as const) {
    await resize(page, size);
    await expectWithinBounds(page);
    const line = (await page.locator('p', { hasText: 'and mention' }).boundingBox())?.height ?? 0;
    const number = await page.getByText('(206) 555-0199', { exact: true }).boundingBox();
    expect(number?.height).toBeLessThan(line / 2);
    await reach(page, 'Copy reference number', 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.getByText('Reference ID copied').last()).toBeVisible();
    await reach(page, 'Dismiss');
  }
});

test('the search finds the last four digits, which the drawer shows', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await arriveAt(page, 'Mortgage Pipeline');
  await frameIsThere(page, 'Mortgage Pipeline');
  await searchFor(page, '3401');
  await arriveAt(page, '1000123401 Amelia Thornquist');
  await expect(page.getByRole('button', { name: 'Loan …3401' })).toBeVisible();
});

test('two underwriting reports can be open at the same time', async ({ visitor: page, context, enterAs }) => {
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
  world,
  enterAs,
}) => {
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await reach(page, 'AI Assistant', 'Shift+Tab');
  await press(page, 'Enter');
  await expectFocus(page, /^Your question$/);
  await type(page, 'Explain the whole process step by step');
  await press(page, 'Enter');
  const answer = page.getByRole('article', { name: 'Answer from the assistant' });
  await expect(answer.getByText(/\S/).first()).toBeInViewport();
  await reach(page, 'New conversation', 'Shift+Tab');
  await press(page, 'Enter');
  await expectFocus(page, /^Your question$/);
  await expect(answer).toHaveCount(0);
});

test('[S-4.5-04] in a low window the assistant is used and its answer read', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await reach(page, 'AI Assistant', 'Shift+Tab');
  await press(page, 'Enter');
  for (const size of [
    [320, 256],
    [844, 390],
    [360, 400],
  ] as const) {
    await resize(page, size);
    await expectFocus(page, /^Your question$/);
    await type(page, 'Can the down payment be a gift?');
    await reach(page, 'Send');
    await press(page, 'Enter');
    const answer = page.getByRole('article', { name: 'Answer from the assistant' }).last();
    await expect(answer).toBeVisible();
    await expect.poll(() => heightInView(answer)).toBeGreaterThan(100);
  }
});

/** Returns the height of the visible part of an element, in CSS pixels. */
const heightInView = (element: Locator): Promise<number> =>
  element.evaluate(async (shown) => {
    const [entry] = await new Promise<readonly IntersectionObserverEntry[]>((resolve) =>
      new IntersectionObserver(resolve).observe(shown),
    );
    return entry?.intersectionRect.height ?? 0;
  });

test('in a menu of 500 entries, arrows, End and Home go to every entry', async ({
  visitor: page,
  enterAs,
}) => {
  await page.route(`**${addressOf(shellOperations.getMenu, { menu: 'delivery' })}`, (route) =>
    route.fulfill({ json: manyEntries('Delivery', 500, 10) }),
  );
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await reach(page, 'Delivery', 'Shift+Tab');
  await press(page, 'Enter');
  await reach(page, 'Filter the Delivery menu');
  await type(page, 'entry');
  await press(page, 'ArrowDown');
  await expectFocus(page, /^Group 0$/);
  await press(page, 'End');
  await expectFocus(page, /^Entry 499$/);
  await press(page, 'ArrowUp');
  await expectFocus(page, /^Entry 498$/);
  await press(page, 'Home');
  await expectFocus(page, /^Group 0$/);
  // A screen reader knows the size of each list, and the position of an entry in it.
  const lists = page.getByRole('navigation', { name: 'Delivery menu' }).getByRole('list');
  expect(await lists.evaluateAll((all) => all.map((list) => list.childElementCount))).toEqual([
    10,
    ...Array.from({ length: 10 }, () => 50),
  ]);
});

test('the lead desk creates a lead from the Lead Pipeline', async ({ visitor: page, enterAs }) => {
  await resize(page, wide);
  await enterAs('lead-only', paths.legacyPage('lead-pipeline'));
  await arriveAt(page, 'Lead Pipeline');
  await frameIsThere(page, 'Lead Pipeline');
  await reach(page, 'Create Lead');
  await press(page, 'Enter');
  await arriveAt(page, 'Create Lead');
});

test('[S-2.2-22] at 320 pixels the profile menu with the other profiles is whole, and the page does not scroll sideways', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, [320, 640]);
  await enterAs('several-profiles', paths.legacyPage('WhatsNew'));
  await arriveAt(page, "What's New");
  await openProfileMenu(page, 'Severin Castellane');
  await reach(page, 'Switch Profile', 'ArrowDown');
  await press(page, 'Enter');
  await reach(page, 'Closing Department', 'ArrowDown');
  const overhang = () =>
    page.getByRole('menu').evaluateAll((menus) => {
      const boxes = menus.map((menu) => menu.getBoundingClientRect());
      return Math.max(...boxes.map(({ left, right }) => Math.max(-left, right - 320)));
    });
  await expect.poll(overhang).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('Enter pressed twice on Create Loan of the Optimal Blue pipeline opens the dialog', async ({
  visitor: page,
  enterAs,
}) => {
  const pressedTwice = Promise.withResolvers<void>();
  await page.route(`**${createLoanOperations.userHasOtherActiveOriginators.path}`, async (route) => {
    await pressedTwice.promise;
    await route.continue();
  });
  await resize(page, wide);
  await enterAs('lending-staff', paths.legacyPage('optimal-blue-pipeline'));
  await arriveAt(page, 'Optimal Blue Pipeline');
  await reach(page, 'Create Loan');
  await press(page, 'Enter');
  await press(page, 'Enter');
  await expectFocus(page, /^Create Loan$/);
  pressedTwice.resolve();
  await expect(page.getByRole('dialog', { name: 'Select Originator' })).toBeVisible();
  await press(page, 'Escape');
  await expectFocus(page, /^Create Loan$/);
});
