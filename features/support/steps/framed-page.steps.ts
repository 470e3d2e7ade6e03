import { Then, When } from '@cucumber/cucumber';
import { expect } from '../users/expect.ts';
import { world } from '../users/world.ts';

type Message = Readonly<Record<string, unknown>>;

When(
  /^(.*) sends (?:an undocumented message|a navigate message to "([^"]*)"( with an unknown field)?)$/,
  (sender: string, route: string | null, more: string | null) =>
    say(
      { ...(route === null ? { type: 'dance' } : { type: 'navigate', route }), ...(more && { more }) },
      sender,
    ),
);

When(/^I (follow|search for) "(.*)" on the framed page$/, async (action: string, text: string) => {
  if (action === 'follow') return framedBody().getByRole('link', { name: text, exact: true }).click();
  const box = framedBody().getByRole('search').getByRole('textbox');
  await box.fill(text);
  await box.press('Enter');
});

Then('the framed page reads {string}', (text: string) => world.browser.seesText(text, framedBody()));

Then('{int} message(s) was/were ignored', (count: number) => ignored(count));

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
