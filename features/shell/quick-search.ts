import assert from 'node:assert/strict';
import { textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';

/** The quick search in the banner of the loan pipeline. */
export class QuickSearch {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Types a text and presses Enter. */
  async search(text: string): Promise<void> {
    await this.type(text);
    await this.#user.type('{Enter}');
  }

  /** Types a text in place of the one before. */
  type(text: string): Promise<void> {
    return this.#user.fill(this.#box, text);
  }

  async leaveByMouse(): Promise<void> {
    const { MouseEvent, document } = this.#user.tab.window;
    this.#box.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
    await this.#user.tab.rest();
  }

  get isThere(): boolean {
    return this.#find() !== null;
  }

  /** What the box says below the text; empty when it says nothing. */
  get message(): string {
    const alert = this.#user.document.querySelector('[role="search"] [role="alert"]');
    return alert ? textOf(alert) : '';
  }

  get #box(): HTMLInputElement {
    return this.#find() ?? assert.fail('There is no quick search');
  }

  #find(): HTMLInputElement | null {
    return this.#user.document.querySelector('input[aria-label="Quick search"]');
  }
}
