import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { world } from '../users/world.ts';
import { QuickSearch, QuickSearchInBrowser } from './quick-search.ts';

When(/^I search quickly for "(.*)"$/, (text: string) =>
  world.at({ app: QuickSearch, browser: QuickSearchInBrowser }).search(text),
);

When('I type {string} instead', (text: string) => world.on(QuickSearch).type(text));

When('I paste {int} characters into the quick search', (count: number) =>
  world.on(QuickSearch).paste('x'.repeat(count)),
);

When(/^the mouse leaves the (field|button) of the quick search$/, (part: string) =>
  world.on(QuickSearch).leaveByMouse(part),
);

When('I go back to the loan pipeline', () => world.inBrowser(QuickSearchInBrowser).goBack());

Then(/^the quick search says (nothing|".*")$/, (message: string) =>
  assert.equal(world.on(QuickSearch).message, message === 'nothing' ? '' : message.slice(1, -1)),
);

Then(/^there is (a|no) quick search$/, (has: string) =>
  world.user.expect(world.on(QuickSearch).isThere === (has === 'a'), `${has} quick search`),
);

Then('only the loans of {string} are listed', (borrowers: string) =>
  world.inBrowser(QuickSearchInBrowser).listsOnly(borrowers.split(', ')),
);

Then('the loan matches in session storage are {string}', (borrowers: string) =>
  world.inBrowser(QuickSearchInBrowser).keepsMatches(borrowers === '' ? [] : borrowers.split(', ')),
);

Then('session storage has {string} as {string}', (key: string, text: string) =>
  assert.equal(world.user.kept(key), text),
);
