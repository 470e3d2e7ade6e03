import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { Account } from '../../../contracts/operations/loan.ts';
import { expect } from '../users/expect.ts';
import { textOf } from '../users/screen-text.ts';
import { world } from '../users/world.ts';

class Flood {
  /** True if the page responded to the mouse during the flood of messages. */
  respondedMeanwhile = false;
}

type Message = Readonly<Record<string, unknown>>;

When(
  /^(.*) sends a navigate message to "(.*)"( with an unknown field)?$/,
  (sender: string, route: string, more: string | null) =>
    say({ type: 'navigate', route, ...(more === null ? {} : { more }) }, sender),
);

When('the framed page sends an undocumented message', () => say({ type: 'dance' }));

When('I follow {string} on the framed page', (link: string) =>
  framedBody().getByRole('link', { name: link, exact: true }).click(),
);

When('I search for {string} on the framed page', async (text: string) => {
  await framedBody().getByRole('search').getByRole('textbox').fill(text);
  await framedBody().getByRole('search').getByRole('textbox').press('Enter');
});

Then('the framed page reads {string}', (text: string) => world.browser.seesText(text, framedBody()));

When('the framed page sends {int} unknown messages', async (count: number) => {
  const { page } = world.browser;
  const flooded = framedBody().evaluate((_body, times) => {
    for (let index = 0; index < times; index += 1) {
      window.parent.postMessage({ type: 'dance', index }, window.location.origin);
    }
  }, count);
  await world.browser.profileButton().click();
  await expect(page.getByRole('menu').first()).toBeVisible();
  world.on(Flood).respondedMeanwhile = true;
  await page.keyboard.press('Escape');
  await flooded;
});

Then('{int} message(s) was/were ignored', (count: number) => ignored(count));

Then('the page responded to the mouse during the flood', () =>
  expect(world.on(Flood).respondedMeanwhile).toBe(true),
);

When('I choose the status {string}', (status: string) =>
  world.user.click(buttonOf(status), `the status "${status}"`),
);

Then('the status {string} is plain text', (status: string) => {
  const { user } = world;
  user.expect(textOf(loanDetails()).includes(status.split(': ')[1] ?? status), `the status "${status}"`);
  user.expect(buttonOf(status) === undefined, `no button "${status}"`);
});

Then(
  'a window of {int} by {int} opens at {string} for that loan',
  (width: number, height: number, address: string) => {
    const found = world.user.tab.opened.map((window) => [window.address, window.width, window.height]);
    assert.deepEqual(found, [[withAccount(address), width, height]]);
  },
);

Then('a notice offers a link to {string} for that loan', (address: string) => {
  const links = [...world.user.document.querySelectorAll('[role="alert"] a')];
  const found = links.map((link) => link.getAttribute('href')).join();
  const wanted = withAccount(address);
  world.user.expect(found === wanted, `a link to ${wanted}, not to "${found}"`);
});

/** Sends a frame message to the page. @param sender at the app level, who sends it, such as 'the window itself' */
export async function say(message: Message, sender = 'the framed page'): Promise<void> {
  if (world.level === 'browser') {
    return framedBody().evaluate(
      (_body, data) => window.parent.postMessage(data, window.location.origin),
      message,
    );
  }
  const { window } = world.user.tab;
  const source = world.user.mainFrame?.contentWindow ?? null;
  const { origin } = window.location;
  const senders: Readonly<Record<string, MessageEventInit>> = {
    'the framed page': { origin, source },
    'the window itself': { origin, source: window },
    // The content security policy allows no page of another site in the frame, so the message is simulated.
    'a page of another site in the frame': { origin: 'http://elsewhere.example', source },
  };
  world.user.expect(sender in senders, `the sender "${sender}"`);
  window.dispatchEvent(new window.MessageEvent('message', { data: message, ...senders[sender] }));
  await world.user.tab.rest();
}

/** Asserts the number of frame messages that the page has ignored. */
export async function ignored(count: number): Promise<void> {
  if (world.level === 'browser') {
    const page = world.browser.page.locator('html');
    return expect(page).toHaveAttribute('data-ignored-messages', String(count));
  }
  const { ignoredMessages } = world.user.document.documentElement.dataset;
  world.user.expect(ignoredMessages === String(count), `${count} ignored messages, not ${ignoredMessages}`);
}

const framedBody = () =>
  world.browser.page.locator('main iframe:not([aria-hidden])').contentFrame().locator('body');

const loanDetails = (): Element => world.user.region('region', 'Loan Details');

const buttonOf = (status: string): Element | undefined =>
  [...loanDetails().querySelectorAll('button')].find((button) => textOf(button).includes(status));

/** Adds the account id of the open loan to an address. */
function withAccount(address: string): string {
  const { generalAccountId } = world.user.kept('account') as Account;
  return address.replace('?', `?accountId=${generalAccountId}&`);
}
