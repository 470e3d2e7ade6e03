import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { Fault } from '../../contracts/operations/fault.ts';
import { addressOf } from '../../contracts/operation.ts';
import { sessionOperations } from '../../contracts/operations/session.ts';
import { shellOperations } from '../../contracts/operations/shell.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { expect } from '../support/users/expect.ts';
import { textOf } from '../support/users/screen-text.ts';
import { failing, failRequests, starting } from '../support/users/start.ts';
import { world } from '../support/users/world.ts';

/** Responses to a logout, by their names in features. */
const responses: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'the status 500': { kind: 'status', status: 500 },
  'the status 401': { kind: 'status', status: 401 },
  'a truncated response': { kind: 'truncate' },
  'a response of a wrong type': { kind: 'wrong-type' },
  'a page of a proxy': { kind: 'html' },
};

Given(
  'the server never responds to the logout',
  starting(
    () => failing({ operation: 'logout', kind: 'hang' }),
    () => void world.user.tab.holdNext(sessionOperations.logout),
  ),
);

Given(
  'the server responds to the logout with {}',
  starting((name: string) => {
    const response = responses[name] ?? assert.fail(`Unknown response to a logout "${name}"`);
    return failing({ operation: 'logout', ...response });
  }, failRequests),
);

const late = {
  'the menu of reports': {
    ...shellOperations.getMenu,
    path: addressOf(shellOperations.getMenu, { menu: 'reports' }),
  },
  'my data': sessionOperations.getUser,
  'the keep-alive': sessionOperations.keepAlive,
  'the start page': { method: 'GET', path: paths.root },
} as const;

Given(
  /^the response (?:with|to) (the menu of reports|my data|the keep-alive|the start page) is late$/,
  (what: keyof typeof late) => world.user.hold(late[what]),
);

Given('the server refuses the next keep-alive', () =>
  world.user.fail({ operation: 'keepAlive', kind: 'status', status: 401 }),
);

When('I log out', async () => {
  await world.user.askToLogOut();
  await world.user.seesTitle("You've been signed out");
});

When('I ask to be logged out', () => world.anyUser.askToLogOut());

When('the browser brings the page back as I left it', async () => {
  const { tab } = world.user;
  tab.window.dispatchEvent(Object.assign(new tab.window.Event('pageshow'), { persisted: true }));
  await tab.rest();
});

When('I cancel the sign-in', () =>
  world.user.click(world.user.document.querySelector('.leave a'), 'the link "Cancel"'),
);

Then('the identity provider asks who I am at the next sign-in', async () => {
  await world.user.open(paths.root);
  await world.user.seesTitle('Sign in');
});

Then('below the title I read {string}', async (text: string) => {
  if (world.level === 'browser') return expect(world.browser.page.locator('h1 + *')).toHaveText(text);
  const title = world.user.document.querySelector('h1');
  assert.equal(title?.nextElementSibling && textOf(title.nextElementSibling), text);
});

Then('nothing but the page was requested', () =>
  assert.deepEqual(
    world.user.tab.requests.map(({ path }) => path),
    [world.user.address],
  ),
);

Then(/^the address "(.*)" was opened (once|twice)$/, (path: string, times: string) =>
  world.user.sent({ method: 'GET', path }, times === 'once' ? 1 : 2),
);

Then('the server received one logout', () => world.user.sent(sessionOperations.logout, 1));
