import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { expectFocus } from './focus.ts';
import { arriveAt, frameIsThere, knowAtProvider, test } from './journey.ts';
import { press, searchFor } from './keyboard.ts';
import { resize } from './window-size.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function openLoan(page: Page): Promise<void> {
  await frameIsThere(page, 'Mortgage Pipeline');
  await searchFor(page, '1000123404');
  await arriveAt(page, /^1000123404 /);
}

test('[A-184] a click that focuses no button, as in Safari, still gets the focus back on Escape', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await world.changeWorld({ flags: { enableNewCreateLoanWorkflow: true } });
  await page.addInitScript(() => {
    const isButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null;
    addEventListener('mousedown', (event) => isButton(event) && event.preventDefault(), { capture: true });
  });
  await resize(page, [1440, 900]);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await openLoan(page);
  for (const [opener, dialog] of [
    ['Compliance Alerts', 'Compliance Alerts'],
    ['Application Criteria', 'Application Criteria'],
    ['General Loan Summary', 'Loan Summary'],
    ['Create Loan', 'Create Loan'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${opener}`) }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null))
      .toBe(true);
    await press(page, 'Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    await expectFocus(page, new RegExp(`^${opener}`));
  }
});

test('the loan summary fits its panel, with its button', async ({ visitor: page, enterAs }) => {
  await resize(page, [1440, 900]);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await openLoan(page);
  await page.getByRole('button', { name: 'General Loan Summary' }).click();
  const root = page.locator('iframe[title="Loan Summary"]').contentFrame().locator('html');
  await expect(root.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await root.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('[A-184] Escape closes one thing at a time, also from a framed page, and the assistant leaves the keys to the page', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await resize(page, [900, 800]);
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await openLoan(page);
  await test.step('the navigation over a panel', async () => {
    await page.getByRole('button', { name: /^Compliance Alerts/ }).click();
    await expect(panel(page, 'Compliance Alerts')).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(panel(page, 'Compliance Alerts')).toBeVisible();
  });
  await test.step('a tooltip beside a panel', async () => {
    const notes = page.getByRole('button', { name: /^View Notes/ });
    const tooltip = page.getByRole('tooltip').filter({ visible: true });
    await expectFocus(page, /^Menu$/);
    await notes.hover();
    await expect(tooltip).toHaveText(/^View Notes/);
    await press(page, 'Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(panel(page, 'Compliance Alerts')).toBeVisible();
  });
  await test.step('the framed page of a panel, beside the assistant', async () => {
    await page.getByRole('button', { name: 'AI Assistant' }).click();
    await expectFocus(page, /^Your question$/);
    await expect(panel(page, 'AI Assistant')).toHaveAttribute('aria-modal', 'false');
    const body = page.locator('iframe[title="Compliance Alerts"]').contentFrame().locator('body');
    await body.click({ position: { x: 4, y: 4 } });
    await press(page, 'Escape');
    await expect(panel(page, 'Compliance Alerts')).toBeHidden();
    await expect(panel(page, 'AI Assistant')).toBeVisible();
  });
  await test.step('the shortcuts beside the assistant', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await press(page, '?');
    const sheet = panel(page, 'Keyboard shortcuts');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('switch').click();
    await press(page, 'Escape');
    await expect(sheet).toBeHidden();
    await expect(panel(page, 'AI Assistant')).toBeVisible();
    await press(page, '?');
    await press(page, 'Control+/');
    await expect(sheet).toHaveCount(1);
    await sheet.getByRole('switch').click();
    await press(page, 'Escape');
    await press(page, 'Escape');
    await expect(panel(page, 'AI Assistant')).toBeHidden();
  });
});

test('[A-186] a link of a loan opens the loan in a new tab; [A-187] Back skips redirects and the shown page', async ({
  visitor: page,
  context,
  origin,
}) => {
  await resize(page, [1440, 900]);
  await knowAtProvider(page, origin, 'lending-staff');
  await page.goto(origin + paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  for (const redirecting of ['/pipelines', '/lf/default', '/no-such-page']) {
    await page.goto(origin + redirecting);
    await arriveAt(page, 'Mortgage Pipeline');
  }
  await openLoan(page);
  const before = await page.evaluate(() => history.length);
  const dashboard = page.getByRole('link', { name: 'Dashboard', exact: true });
  await dashboard.click();
  await page.getByRole('link', { name: /^1000123404/ }).click();
  expect(await page.evaluate(() => history.length)).toBe(before);
  for (const link of [dashboard, page.getByRole('link', { name: /^1000123404/ })]) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await arriveAt(tab, /^1000123404 /);
    await tab.close();
  }
  await test.step('Back leaves the product', async () => {
    await page.goto(`${origin}/health`);
    await page.goto(`${origin}/`);
    await arriveAt(page, 'Mortgage Pipeline');
    await page.goBack();
    expect(page.url()).toBe(`${origin}/health`);
  });
});
