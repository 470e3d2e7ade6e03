import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Account } from '../../contracts/operations/loan.ts';
import { expect } from '../support/users/expect.ts';
import { world } from '../support/users/world.ts';
import { addressOfPage } from '../support/vocabulary/vocabulary.ts';

When('I open the debug panel', async () => {
  await world.anyUser.pressKeys('Control+`');
  await world.anyUser.choose('Debug');
  await world.anyUser.seesRegion('Debug');
});

When(/^the page "(.*)" asks to (?:be closed|close "(.*)")$/, (title: string, panel?: string) =>
  world.user.say(title, panel ? { type: 'closePanel', panel } : { type: 'closeDialog' }),
);

Then('{string} shows a spinner', (title: string) => {
  const spinner = panelOf(title)?.querySelector('.ant-spin-spinning') ?? null;
  world.user.expect(spinner !== null, `a spinner in "${title}"`);
});

Then(
  '{string} shows {string} in {int} by {int}',
  (title: string, address: string, width: number, height: number) => {
    const panel = panelOf(title);
    world.user.expect(panel !== null, `a panel "${title}"`);
    assert.equal(panel?.querySelector('iframe')?.getAttribute('src'), address);
    assert.deepEqual([panel?.style.width, panel?.style.height], [`${width}px`, `${height}px`]);
  },
);

Then('the loan summary of the open loan shows', async () => {
  const { page } = world.browser;
  const { loanNumber } = JSON.parse((await world.browser.kept('account')) ?? '{}') as Account;
  const panel = page.getByRole('dialog', { name: 'Loan Summary', exact: true });
  await expect(panel.locator('iframe').contentFrame().getByText(loanNumber).first()).toBeVisible();
  await expect(panel.getByText('Loading Loan Summary')).toHaveCount(0);
});

Then(
  /^"(.*)" (of the loan )?opens in a window of (\d+) by (\d+)$/,
  async (title: string, ofLoan: string | null, width: string, height: string) => {
    await world.anyUser.hasOpenedWindow(Number(width), Number(height));
    if (world.level === 'browser') {
      const opened = await world.browser.openedWindow();
      await expect(opened.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      const account = JSON.parse((await world.browser.kept('account')) ?? '{}') as Partial<Account>;
      const shown = new URL(opened.url()).searchParams.get('accountId');
      expect(shown).toBe(ofLoan ? String(account.generalAccountId) : null);
    } else {
      const { generalAccountId } = (world.user.kept('account') ?? {}) as Partial<Account>;
      const query = ofLoan ? `?accountId=${generalAccountId}` : '';
      assert.equal(world.user.openedWindow.address, addressOfPage(title) + query);
    }
  },
);

Then(
  /^a window (?:of (\d+) by (\d+) )?opens at "(.*)"$/,
  (width: string | null, height: string | null, address: string) => {
    const found = world.user.tab.opened.map((one) => [
      one.address,
      ...(width ? [one.width, one.height] : []),
    ]);
    assert.deepEqual(found, [[address, ...(width ? [Number(width), Number(height)] : [])]]);
  },
);

const panelOf = (title: string) =>
  world.user.document.querySelector<HTMLElement>(`[role="dialog"][aria-label="${title}"]`);
