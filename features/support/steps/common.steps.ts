import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { routeOfPage } from '../vocabulary/vocabulary.ts';
import { isField } from '../vocabulary/form-fields.ts';
import { failing, failRequests, openAt, starting } from '../users/start.ts';
import { world } from '../users/world.ts';

Given('the window is/becomes {int} by {int}', (width: number, height: number) =>
  world.anyUser.resize(width, height),
);

When('I choose {string}', (name: string) => world.anyUser.choose(name));

When('the late response arrives', () => world.user.release());

When('I go back', () => world.user.tab.goBack());

Then(/^I (can|cannot) choose (the entry )?"(.*)"$/, (can: string, entry: string | null, name: string) => {
  const { user } = world;
  const isEnabled = entry ? user.canChooseEntry(name) : user.canChoose(name);
  user.expect(isEnabled === (can === 'can'), `that I ${can} choose ${entry ?? ''}"${name}"`);
});

Then(/^there is no (?:button|link) "(.*)"$/, (name: string) =>
  world.user.expect(world.user.choices(name).length === 0, `no button or link "${name}"`),
);

Then(
  /^(the (?:link|icon|entry|listed entry|button) )?"(.*)" has the focus$/,
  async (kind: string | null, name: string) => {
    if (isField(name) && !kind) world.user.hasFocus(world.user.control(name), `"${name}"`);
    else await world.anyUser.hasFocusOn(name);
  },
);

Then(/^(?:the dialog )?"([^"]*)" is (open|closed)$/, (name: string, state: string) =>
  world.user.expect(world.user.isOpen(name) === (state === 'open'), `"${name}" to be ${state}`),
);

Then('the choices are {string}', (choices: string) =>
  assert.equal(world.user.menuEntries.join(', '), choices),
);

const atAddress = (at: string) => ({ at });
const atPage = (page: string) => ({ at: routeOfPage(page) });

When('I open the address {string}', starting(atAddress, openAt));

When(
  'I go on to {string}',
  starting(atAddress, ({ at }) => world.anyUser.goOn(at)),
);

When(
  /^I (?:am on|open) the (?:page "(.*)"|Loan Pipeline)$/,
  starting(
    (page: string | null) => atPage(page ?? 'Mortgage Pipeline'),
    (_start, page) => world.anyUser.openFramed(page ?? 'Mortgage Pipeline'),
  ),
);

When(
  'I go on to the page {string}',
  starting(atPage, ({ at }) => world.user.goOn(at)),
);

Given('the browser translates each page', () => {
  world.user.tab.isTranslated = true;
});

When('I reload the page', () => world.anyUser.reload());

When('I press the keys {string}', (keys: string) => world.anyUser.pressKeys(keys));

When('{float} seconds pass', (seconds: number) => world.user.tab.pass(Math.round(seconds * 1_000)));

Given(
  'the next {string} request fails with the message {string}',
  starting(
    (operation: string, message: string) => failing({ operation, kind: 'status', status: 500, message }),
    failRequests,
  ),
);

Given(
  /^(?:the request "(.*)" fails|every request fails) with (\d+)$/,
  starting(
    (operation: string | null, status: string) =>
      failing({ operation: operation ?? 'any', kind: 'status', status: Number(status), times: 'always' }),
    failRequests,
  ),
);

Given('session storage has {string}', (key: string) => world.anyUser.keep(key));

Then('the address is {string}', (address: string) => world.anyUser.isAt(address));

Then('I land on the page {string}', (page: string) => world.anyUser.seesFramed(page));

Then('the page is titled {string}', (title: string) => world.anyUser.seesTitle(title));

Then('the tab is titled {string}', (title: string) => world.anyUser.isTitled(title));

Then('I read {string}', (text: string) => world.anyUser.seesText(text));

Then('a screen reader hears {string}', (text: string) => {
  const { announcements } = world.user;
  world.user.expect(
    announcements.includes(text),
    `"${text}" for screen readers, not "${announcements.join('", "')}"`,
  );
});

Then('a dialog titled {string} appears', (title: string) => world.anyUser.seesMessage(title));

Then('no dialog is open', () => world.user.expect(world.user.dialogs.length === 0, 'no dialog'));

Then('session storage has no {string}', (key: string) => world.anyUser.keepsNothing(key));
