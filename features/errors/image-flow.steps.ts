import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import { addressOf } from '../../contracts/operation.ts';
import { type Account, type ImageFlowAccess, loanOperations } from '../../contracts/operations/loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';

Given('the browser blocks windows', async () => {
  if (world.level === 'app') world.user.tab.blocksWindows = true;
  else
    await world.browser.page.evaluate(() => {
      window.open = () => null;
    });
});

Given('the server denies the images with a blank title and text', async () => {
  const { path } = await permission();
  world.user.tab.changeBodies<ImageFlowAccess>(path, () => ({
    hasPermission: false,
    errorTitle: ' ',
    errorMessage: '',
  }));
});

Given('the alert in session storage is {}', (alert: string) => {
  const { sessionStorage } = world.user.tab.storage;
  if (alert === 'nothing') return;
  sessionStorage.setItem('alertMessage', alert.startsWith('type ') ? jsonOf(alert) : alert);
});

When('I open the image flow of the loan', openImageFlow);

Then('the server was asked first whether I may see the images', async () => {
  const { method, path } = await permission();
  if (world.level === 'app') world.user.sent({ method, path }, 1);
  else expect(world.browser.requests).toContain(`${method} ${path}`);
});

Then('the images of that loan open in a window of their own', async () =>
  assert.deepEqual(openedAddresses(), [
    legacyAddress('ImageFlow', { accountId: (await openAccount()).generalAccountId }),
  ]),
);

Then('an alert opens in a window of its own', async () => {
  if (world.level === 'app') {
    assert.deepEqual(openedAddresses(), [paths.alertMessage]);
    // The next steps are about this window.
    return world.user.goToOpenedWindow();
  }
  const { context } = world.browser;
  await expect.poll(() => context.pages().length).toBe(2);
  const title = context.pages()[1]?.getByRole('heading', { level: 1, name: 'Image Flow Access Denied' });
  await expect(title ?? assert.fail('No second window is open')).toBeVisible();
});

Then('no window opens', () => assert.deepEqual(openedAddresses(), []));

/** Opens the image flow from the menu of the open loan. */
export async function openImageFlow(): Promise<void> {
  const name = 'Image Flow';
  const filterText = 'Type to filter...';
  const entry = '[data-row]:not([aria-expanded])';
  if (world.level === 'browser') {
    const menu = world.browser.page.getByRole('navigation', { name: 'Loan menu' });
    await menu.getByPlaceholder(filterText).fill(name);
    return menu.locator(entry).filter({ hasText: name }).click();
  }
  const { user } = world;
  const menu = user.region('navigation', 'Loan menu');
  await user.click(menu.querySelector(`[placeholder="${filterText}"]`), 'the filter of the loan menu');
  await user.type(name);
  const found = [...menu.querySelectorAll(entry)].find(({ textContent }) => textContent?.includes(name));
  await user.click(found, `the entry "${name}" of the loan menu`);
}

/** Returns the account of the open loan, from the browser's storage. */
async function openAccount(): Promise<Account> {
  if (world.level === 'app') return world.user.kept('account') as Account;
  return JSON.parse((await world.browser.kept('account')) ?? '') as Account;
}

/** Returns the request that asks whether the user may see the images of the open loan. */
async function permission() {
  const { generalAccountId } = await openAccount();
  const { getImageFlowAccess } = loanOperations;
  return { method: getImageFlowAccess.method, path: addressOf(getImageFlowAccess, { id: generalAccountId }) };
}

const openedAddresses = (): string[] => world.user.tab.opened.map(({ address }) => address);

/** Returns an alert as it is stored. @param alert parts such as `type "Error", title "Denied"` */
function jsonOf(alert: string): string {
  const parts = alert.split(', ').map((part) => /^(\w+) "(.*)"$/.exec(part)?.slice(1) ?? []);
  return JSON.stringify(Object.fromEntries(parts));
}
