import { type BrowserContext, expect, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { expectFocus, focused, reach } from './focus.ts';
import { arriveAt, frameIsThere, knowAtProvider, test } from './journey.ts';
import { openProfileMenu, press, searchFor, type, wide } from './keyboard.ts';
import { resize } from './window-size.ts';

// A dialog or panel that covers the focused element returns the focus when it closes. No test here clicks.

/** Lets the idle warning cover the focused element, continues the session with a key, and asserts that the focus returns. */
async function isCovered(page: Page, context: BrowserContext, key: 'Enter' | 'Escape'): Promise<void> {
  const { name } = await focused(page);
  // Else the browser's clock could pass the time limit of the keep-alive before its response is there.
  const isAlive = page.waitForResponse('**/api/alive');
  await context.clock.runFor(600_000);
  await isAlive;
  await expectFocus(page, /^Stay signed in$/);
  await press(page, key);
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toHaveCount(0);
  expect((await focused(page)).name).toBe(name);
}

test('the idle warning gives the focus back to the place that it covered', async ({
  visitor: page,
  world,
  context,
  origin,
}) => {
  await world.changeWorld({
    settings: { idle: { idleSeconds: 600, timeoutSeconds: 300, keepAliveSeconds: 600 } },
    flags: { enableAiAssistant: true, enableNewCreateLoanWorkflow: true },
  });
  await resize(page, wide);
  await context.clock.install();
  // Signs in again: the browser's clock passes the renewal of the token, which is bound to the world of its sign-in.
  await knowAtProvider(page, origin, 'lending-staff');
  await page.goto(origin + paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await press(page, 'Shift');
  const hadFocus = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    document.addEventListener('focusin', ({ target }) => names.push((target as Element).textContent));
    return names;
  });

  await test.step('a field', async () => {
    await press(page, '/');
    await isCovered(page, context, 'Enter');
  });
  await test.step('the assistant', async () => {
    await reach(page, 'AI Assistant', 'Shift+Tab');
    await press(page, 'Enter');
    await expectFocus(page, /^Your question$/);
    await isCovered(page, context, 'Escape');
    await press(page, 'Escape');
  });
  await test.step('a menu', async () => {
    await reach(page, 'Resources');
    await press(page, 'Enter');
    await isCovered(page, context, 'Enter');
  });
  await test.step('the profile menu', async () => {
    await openProfileMenu(page, 'Leila Sandoval');
    await press(page, 'ArrowDown');
    await isCovered(page, context, 'Escape');
  });
  await test.step('a dialog', async () => {
    await press(page, 'Escape');
    await reach(page, 'Create Loan');
    await press(page, 'Enter');
    await expectFocus(page, /^Create Lead.*Scenario Pricer/);
    await isCovered(page, context, 'Escape');
    await press(page, 'Escape');
    await expectFocus(page, /^Create Loan$/);
  });
  await test.step('the server-error dialog', async () => {
    await press(page, 'Control+Shift+~');
    await expectFocus(page, /^Dismiss$/);
    await isCovered(page, context, 'Escape');
    await press(page, 'Enter');
    await expectFocus(page, /^Create Loan$/);
  });
  await test.step('a field of a framed page, in a dialog', async () => {
    await searchFor(page, '1000123401');
    await arriveAt(page, /^1000123401 /);
    await reach(page, 'Filter the Loan menu');
    await type(page, 'add note');
    await press(page, 'ArrowDown');
    await reach(page, 'Add Note', 'ArrowDown');
    await press(page, 'Enter');
    await frameIsThere(page, 'Add Note');
    await reach(page, /^Share with originators/);
    await isCovered(page, context, 'Escape');
  });
  const names = await hadFocus.jsonValue();
  expect(names).toContain('Stay signed in');
  expect(names).not.toContain('Log out now');
});

test('an error gives the focus back to the panel below it, and the panel to the page', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, [1024, 768]);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await searchFor(page, '1000123401');
  await arriveAt(page, /^1000123401 /);
  await reach(page, 'Menu', 'Shift+Tab');
  await press(page, 'Enter');
  await reach(page, 'Loan …3401');
  await press(page, 'Enter');
  await reach(page, 'General Loan Summary');
  await press(page, 'Enter');
  await expectFocus(page, /^Close Loan Summary$/);
  await press(page, 'Control+Shift+~');
  await expectFocus(page, /^Dismiss$/);
  await press(page, 'Escape');
  await expectFocus(page, /^Close Loan Summary$/);
  await press(page, 'Escape');
  await expectFocus(page, /^Menu$/);
});
