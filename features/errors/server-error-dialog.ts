import assert from 'node:assert/strict';
import { serverErrorTitle } from '../../web/errors/support-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The server-error dialog, with message, support contact and reference number. */
export class ServerErrorDialog {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async says(text: string): Promise<void> {
    await this.#user.seesText(text, this.#user.dialog(serverErrorTitle));
  }

  /** Asserts that the dialog has a single paragraph, which names the support. */
  async hasNoMessage(): Promise<void> {
    const paragraphs = this.#user.dialog(serverErrorTitle)?.querySelectorAll('p') ?? [];
    this.#user.expect(paragraphs.length === 1, 'a dialog with one paragraph');
    await this.namesSupport();
  }

  async clickBeside(): Promise<void> {
    await this.#user.click(this.#user.dialog(serverErrorTitle).closest('.ant-modal-wrap'), 'the mask');
  }

  async namesSupport(): Promise<void> {
    await this.says(`${this.#contact} and mention reference number: ${this.#user.failedTraceId}`);
  }

  async namesOnlySupport(): Promise<void> {
    await this.says(this.#contact);
  }

  get #contact(): string {
    return `If the issue persists, please contact ${this.#user.person.user.techSupportNumber}`;
  }

  refuseClipboard(): void {
    this.#user.tab.window.navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  }

  /** Asserts that the button which copies the reference number has an icon. */
  hasCopyIcon(): void {
    const icon = this.#user.button('Copy reference number').querySelector('svg');
    this.#user.expect(icon !== null, 'an icon beside the reference number');
  }

  async isCopied(): Promise<void> {
    assert.equal(await this.#user.tab.window.navigator.clipboard.readText(), this.#user.failedTraceId);
  }

  /** Asserts that a text disappears after a number of seconds, and not before. */
  async showsFor(text: string, seconds: number): Promise<void> {
    await this.#user.seesText(text);
    await this.#user.tab.pass(seconds * 1_000 - 200);
    await this.#user.seesText(text);
    await this.#user.tab.pass(400);
    this.#user.expect(!this.#user.shows(text), `no text "${text}" after ${seconds} s`);
  }
}

/** The server-error dialog in a browser. */
export class ServerErrorDialogInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async pressKeysInFrame(keys: string): Promise<void> {
    const { page } = this.#visit;
    // A click moves the focus into the frame.
    const body = page.locator('main iframe').contentFrame().locator('body');
    await body.click({ position: { x: 1, y: 1 } });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await page.keyboard.press(keys);
  }

  async isAtMostWide(pixels: number): Promise<void> {
    const dialog = this.#visit.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(pixels);
  }
}
