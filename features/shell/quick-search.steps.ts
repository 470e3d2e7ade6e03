import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { LoanMatch } from '../../contracts/frame-messages.ts';
import { expect } from '../support/users/expect.ts';
import { textOf } from '../support/users/screen-text.ts';
import { world } from '../support/users/world.ts';

const pipeline = 'Mortgage Pipeline';

When(/^I search quickly for "(.*)"$/, async (text: string) => {
  if (world.level === 'browser') {
    const { page } = world.browser;
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Quick search' })).toBeFocused();
    await page.keyboard.type(text);
  } else {
    await world.user.fill(box(), text);
  }
  await world.anyUser.pressKeys('Enter');
});

When('I type {string} instead', (text: string) => world.user.fill(box(), text));

When('I paste {int} characters into the quick search', async (count: number) => {
  await world.user.click(box());
  await world.user.paste('x'.repeat(count));
});

When(/^the mouse leaves the (field|button) of the quick search$/, async (part: string) => {
  const { MouseEvent, document } = world.user.tab.window;
  const left = part === 'field' ? box() : world.user.choice('Find loans');
  left.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  await world.user.tab.rest();
});

When('I go back to the page {string}', async (title: string) => {
  await world.browser.page.goBack();
  await world.browser.seesTitle(title);
});

Then(/^the quick search says (nothing|".*")$/, (message: string) => {
  const alert = world.user.document.querySelector('[role="search"] [role="alert"]');
  assert.equal(alert ? textOf(alert) : '', message === 'nothing' ? '' : message.slice(1, -1));
});

Then(/^there is (a|no) quick search$/, (has: string) =>
  world.user.expect((findBox() !== null) === (has === 'a'), `${has} quick search`),
);

Then('only the loans of {string} are listed', async (names: string) => {
  const borrowers = names.split(', ');
  const rows = world.browser.frame(pipeline).getByRole('row');
  // The additional row has the titles of the columns.
  await expect(rows).toHaveCount(borrowers.length + 1);
  for (const borrower of borrowers) await expect(rows.filter({ hasText: borrower })).toHaveCount(1);
});

Then('the loan matches in session storage are {string}', async (borrowers: string) => {
  const kept = async () => {
    const matches = JSON.parse((await world.browser.kept('LoanMatches')) ?? '[]') as LoanMatch[];
    return matches.map(({ borrowerName }) => borrowerName).toSorted();
  };
  await expect.poll(kept).toEqual(borrowers === '' ? [] : borrowers.split(', ').toSorted());
});

Then('session storage has {string} as {string}', (key: string, text: string) =>
  assert.equal(world.user.kept(key), text),
);

const findBox = () => world.user.document.querySelector<HTMLInputElement>('input[aria-label="Quick search"]');

const box = () => findBox() ?? assert.fail('There is no quick search');
