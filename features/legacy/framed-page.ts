import assert from 'node:assert/strict';
import type { Account } from '../../contracts/operations/loan.ts';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

type Message = Readonly<Record<string, unknown>>;

/** The legacy page in the product's frame, and the frame messages that the product gets. */
export class FramedPage {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Sends a frame message. @param sender such as 'the framed page' */
  async say(message: Message, sender: string): Promise<void> {
    const { window } = this.#user.tab;
    const source = this.#user.mainFrame?.contentWindow ?? null;
    const { origin } = window.location;
    const senders: Readonly<Record<string, MessageEventInit>> = {
      'the framed page': { origin, source },
      'the window itself': { origin, source: window },
      // The content security policy allows no page of another site in the frame, so the message is simulated.
      'a page of another site in the frame': { origin: 'http://elsewhere.example', source },
    };
    this.#user.expect(sender in senders, `the sender "${sender}"`);
    window.dispatchEvent(new window.MessageEvent('message', { data: message, ...senders[sender] }));
    await this.#user.tab.rest();
  }

  hasIgnored(count: number): void {
    const { ignoredMessages } = this.#user.document.documentElement.dataset;
    this.#user.expect(ignoredMessages === String(count), `${count} ignored messages, not ${ignoredMessages}`);
  }

  async chooseStatus(status: string): Promise<void> {
    await this.#user.click(this.#buttonOf(status), `the status "${status}"`);
  }

  isPlainStatus(status: string): void {
    this.#user.expect(
      textOf(this.#details).includes(status.split(': ')[1] ?? status),
      `the status "${status}"`,
    );
    this.#user.expect(this.#buttonOf(status) === undefined, `no button "${status}"`);
  }

  /** Asserts that a notice links to a page of the open loan. @param address link target without the account id */
  offersLink(address: string): void {
    const links = [...this.#user.document.querySelectorAll('[role="alert"] a')];
    const found = links.map((link) => link.getAttribute('href'));
    const wanted = this.#withAccount(address);
    this.#user.expect(found.join() === wanted, `a link to ${wanted}, not to "${found.join()}"`);
  }

  /** Asserts that a window for a page of the open loan has opened. @param address its address without the account id */
  hasOpenedWindow(address: string, width: number, height: number): void {
    const found = this.#user.tab.opened.map((window) => [window.address, window.width, window.height]);
    assert.deepEqual(found, [[this.#withAccount(address), width, height]]);
  }

  get #details(): Element {
    return this.#user.region('region', 'Loan Details');
  }

  #buttonOf(status: string): Element | undefined {
    return [...this.#details.querySelectorAll('button')].find((button) => textOf(button).includes(status));
  }

  #withAccount(address: string): string {
    const { generalAccountId } = this.#user.kept('account') as Account;
    return address.replace('?', `?accountId=${generalAccountId}&`);
  }
}

/** The framed legacy page in a browser. */
export class FramedPageInBrowser {
  readonly #visit: BrowserUser;
  #respondedMeanwhile = false;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async say(message: Message): Promise<void> {
    await this.#body.evaluate(
      (_body, data) => window.parent.postMessage(data, window.location.origin),
      message,
    );
  }

  async follow(link: string): Promise<void> {
    await this.#body.getByRole('link', { name: link, exact: true }).click();
  }

  async flood(count: number): Promise<void> {
    const { page } = this.#visit;
    const flooded = this.#body.evaluate((_body, times) => {
      for (let index = 0; index < times; index += 1) {
        window.parent.postMessage({ type: 'dance', index }, window.location.origin);
      }
    }, count);
    await this.#visit.profileButton().click();
    await expect(page.getByRole('menu').first()).toBeVisible();
    this.#respondedMeanwhile = true;
    await page.keyboard.press('Escape');
    await flooded;
  }

  respondedMeanwhile(): void {
    expect(this.#respondedMeanwhile).toBe(true);
  }

  async hasIgnored(count: number): Promise<void> {
    await expect(this.#visit.page.locator('html')).toHaveAttribute('data-ignored-messages', String(count));
  }

  get #body() {
    return this.#visit.page.locator('main iframe:not([aria-hidden])').contentFrame().locator('body');
  }
}
