import assert from 'node:assert/strict';
import type { Account } from '../../contracts/operations/loan.ts';
import { textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { addressOfPage } from '../drivers/vocabulary.ts';

/** The icons of the open loan on the right side of the banner. Icons go by the beginning of their labels. */
export class LoanIcons {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** The labels of the icons, in order; none without an open loan. */
  get labels(): string[] {
    return this.#icons.map((icon) => icon.getAttribute('aria-label') ?? '');
  }

  /** The text of a badge, and the tone that its colour is for. */
  badgeOf(icon: string): { readonly badge: string; readonly tone: string | null } {
    const badge = this.#icon(icon).querySelector('[data-tone]') ?? assert.fail(`"${icon}" has no badge`);
    return { badge: textOf(badge), tone: badge.getAttribute('data-tone') };
  }

  isDisabled(icon: string): boolean {
    return this.#icon(icon).hasAttribute('disabled');
  }

  /** Asserts that the window that was opened last shows a page of the open loan, by its title. */
  openedWindow(page: string, size: { readonly width: number; readonly height: number }): void {
    const { generalAccountId } = this.#user.kept('account') as Account;
    const { address, width, height } = this.#user.tab.opened.at(-1) ?? assert.fail('No window has opened');
    assert.equal(address, `${addressOfPage(page)}?accountId=${generalAccountId}`);
    assert.deepEqual({ width, height }, size);
  }

  #icon(name: string): Element {
    const found = this.#icons.find((icon) => icon.getAttribute('aria-label')?.startsWith(name));
    this.#user.expect(found !== undefined, `an icon "${name}"`);
    return found as Element;
  }

  get #icons(): Element[] {
    return [...this.#user.document.querySelectorAll('[role="group"][aria-label="Loan"] button')];
  }
}
