import assert from 'node:assert/strict';
import type { LoanMatch } from '../../contracts/api/frame-messages.ts';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

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

  /** Replaces the text in the box. */
  type(text: string): Promise<void> {
    return this.#user.fill(this.#box, text);
  }

  async paste(text: string): Promise<void> {
    await this.#user.click(this.#box);
    await this.#user.paste(text);
  }

  /** Moves the mouse from the field or the button out of the box. */
  async leaveByMouse(part: string): Promise<void> {
    const { MouseEvent, document } = this.#user.tab.window;
    const left = part === 'field' ? this.#box : this.#user.choice('Find loans');
    left.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
    await this.#user.tab.rest();
  }

  get isThere(): boolean {
    return this.#find() !== null;
  }

  /** The message below the box; empty if no message shows. */
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

const pipeline = 'Mortgage Pipeline';

/** The quick search in a browser, with the pipeline that it filters. */
export class QuickSearchInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  /** Focuses the quick search by its key, types a text and presses Enter. */
  async search(text: string): Promise<void> {
    const { page } = this.#visit;
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Quick search' })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }

  async goBack(): Promise<void> {
    await this.#visit.page.goBack();
    await this.#visit.seesTitle(pipeline);
  }

  async listsOnly(borrowers: readonly string[]): Promise<void> {
    const rows = this.#visit.frame(pipeline).getByRole('row');
    // The additional row has the titles of the columns.
    await expect(rows).toHaveCount(borrowers.length + 1);
    for (const borrower of borrowers) await expect(rows.filter({ hasText: borrower })).toHaveCount(1);
  }

  /** Asserts which borrowers the matches in session storage have. */
  async keepsMatches(borrowers: readonly string[]): Promise<void> {
    const kept = async () => {
      const matches = JSON.parse((await this.#visit.kept('LoanMatches')) ?? '[]') as LoanMatch[];
      return matches.map(({ borrowerName }) => borrowerName).toSorted();
    };
    await expect.poll(kept).toEqual(borrowers.toSorted());
  }
}
