import assert from 'node:assert/strict';
import type { Account } from '../../contracts/operations/loan.ts';
import type { OpenedWindow as AppWindow } from '../support/tab/tab.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { addressOfPage } from '../vocabulary/vocabulary.ts';

/** The window that was opened last. */
export class OpenedWindow {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  get address(): string {
    return this.#window.address;
  }

  /** Asserts size and legacy page of the window. @param ofLoan true if the address has the id of the open loan */
  async shows(title: string, width: number, height: number, ofLoan: boolean): Promise<void> {
    const { generalAccountId } = (this.#user.kept('account') ?? {}) as Partial<Account>;
    const query = ofLoan ? `?accountId=${generalAccountId}` : '';
    assert.equal(this.address, addressOfPage(title) + query);
    assert.deepEqual([this.#window.width, this.#window.height], [width, height]);
  }

  get #window(): AppWindow {
    return this.#user.tab.opened.at(-1) ?? assert.fail('No window has opened');
  }
}

/** The window that was opened last, in a browser. */
export class OpenedWindowInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async shows(title: string, width: number, height: number, ofLoan: boolean): Promise<void> {
    const { context } = this.#visit;
    await expect.poll(() => context.pages().length, 'windows').toBeGreaterThan(1);
    const popup = context.pages().at(-1) ?? this.#visit.page;
    await expect(popup.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
    const account = JSON.parse((await this.#visit.kept('account')) ?? '{}') as Partial<Account>;
    const shown = new URL(popup.url()).searchParams.get('accountId');
    expect(shown).toBe(ofLoan ? String(account.generalAccountId) : null);
  }
}
