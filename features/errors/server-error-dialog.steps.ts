import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { serverErrorTitle } from '../../web/session/errors/support-text.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { failing, failRequests, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

const dialog = () => world.user.dialog(serverErrorTitle);

Given('the browser refuses access to the clipboard', () => {
  world.user.tab.window.navigator.clipboard.writeText = () =>
    Promise.reject(new DOMException('Denied', 'NotAllowedError'));
});

Given(
  'the next {string} request fails without a trace id',
  starting(
    (operation: string) => failing({ operation, kind: 'status', status: 500, withTraceId: false }),
    failRequests,
  ),
);

When(
  'I open the dashboard of an application that does not exist',
  starting(
    () => ({ at: paths.dashboardOf('A-MISSING') }),
    ({ at }) => world.user.goOn(at),
  ),
);

When('I press the keys {string} inside the framed page', async (keys: string) => {
  const { page } = world.browser;
  // A click moves the focus into the frame.
  const body = page.locator('main iframe').contentFrame().locator('body');
  await body.click({ position: { x: 1, y: 1 } });
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await page.keyboard.press(keys);
});

When('I click beside the dialog', () => world.user.click(dialog().closest('.ant-modal-wrap'), 'the mask'));

Then('the link {string} leads to {string}', (name: string, address: string) =>
  assert.equal(world.user.choice(name).getAttribute('href'), address),
);

Then('the error names the support number and the trace id of the response', () => {
  const { person, failedTraceId } = world.user;
  const contact = `If the issue persists, please contact ${person.user.techSupportNumber}`;
  return world.user.seesText(`${contact} and mention reference number: ${failedTraceId}`, dialog());
});

// The contact of support is a paragraph, too.
Then('the error has no message', () =>
  world.user.expect(dialog().querySelectorAll('p').length === 1, 'a dialog with one paragraph'),
);

Then('the message is {int} pixels wide at most', async (pixels: number) => {
  const shown = world.browser.page.getByRole('dialog');
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.width).toBeLessThanOrEqual(pixels);
});

Then('an icon is beside the reference number', () => {
  const icon = world.user.button('Copy reference number').querySelector('svg');
  world.user.expect(icon !== null, 'an icon beside the reference number');
});

Then('the clipboard holds the trace id of the response', async () => {
  const { tab, failedTraceId } = world.user;
  assert.equal(await tab.window.navigator.clipboard.readText(), failedTraceId);
});

Then('{string} shows for {int} seconds', async (text: string, seconds: number) => {
  const { user } = world;
  await user.seesText(text);
  await user.tab.pass(seconds * 1_000 - 200);
  await user.seesText(text);
  await user.tab.pass(400);
  user.expect(!user.shows(text), `no text "${text}" after ${seconds} s`);
});
