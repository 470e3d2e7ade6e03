import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import { addressOf } from '../../contracts/operation.ts';
import { type ImageFlowAccess, loanOperations } from '../../contracts/operations/loan.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';

/** The loan that the scenarios open. */
const accountId = standardLoan('Amelia Thornquist').seed.generalAccountId;

/** The request that asks whether the user may see the images of the loan. */
const permission = {
  method: loanOperations.getImageFlowAccess.method,
  path: addressOf(loanOperations.getImageFlowAccess, { id: accountId }),
};

/** The image flow of the open loan, and the alert for a user without permission. */
export class ImageFlow {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Stores an alert. @param alert parts such as 'type Error, title Denied'; 'nothing' for none; or any other text */
  keepAlert(alert: string): void {
    if (alert === 'nothing') return;
    this.#user.tab.storage.sessionStorage.setItem(
      'alertMessage',
      alert.startsWith('type ') ? jsonOf(alert) : alert,
    );
  }

  blockWindows(): void {
    this.#user.tab.blocksWindows = true;
  }

  /** Changes the server's response about the permission. */
  answer(changes: Readonly<Record<string, unknown>>): void {
    this.#user.tab.changeBodies<ImageFlowAccess>(permission.path, (access) => ({ ...access, ...changes }));
  }

  delay(): void {
    this.#user.hold(permission);
  }

  async open(): Promise<void> {
    const menu = this.#user.region('navigation', 'Loan menu');
    const filter = menu.querySelector('[placeholder="Type to filter..."]');
    await this.#user.click(filter, 'the filter of the loan menu');
    await this.#user.type('Image Flow');
    const entries = [...menu.querySelectorAll('[data-row]:not([aria-expanded])')];
    const entry = entries.find(({ textContent }) => textContent?.includes('Image Flow'));
    await this.#user.click(entry, 'the entry "Image Flow" of the loan menu');
  }

  wasCheckedFirst(): void {
    this.#user.sent(permission, 1);
  }

  hasOpened(): void {
    assert.deepEqual(this.#opened, [legacyAddress('ImageFlow', { accountId })]);
  }

  /** Asserts that the alert page has opened, and switches to its window. */
  async hasOpenedAlert(): Promise<void> {
    assert.deepEqual(this.#opened, [paths.alertMessage]);
    await this.#user.goToOpenedWindow();
  }

  hasOpenedNothing(): void {
    assert.deepEqual(this.#opened, []);
  }

  get #opened(): string[] {
    return this.#user.tab.opened.map(({ address }) => address);
  }
}

function jsonOf(alert: string): string {
  const parts = alert.split(', ').map((part) => /^(\w+) "(.*)"$/.exec(part)?.slice(1) ?? []);
  return JSON.stringify(Object.fromEntries(parts));
}

/** The image flow in a browser that blocks windows. */
export class ImageFlowInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async open(): Promise<void> {
    const menu = this.#visit.page.getByRole('navigation', { name: 'Loan menu' });
    await menu.getByPlaceholder('Type to filter...').fill('Image Flow');
    await menu.locator('[data-row]:not([aria-expanded])').filter({ hasText: 'Image Flow' }).click();
  }

  async blockWindows(): Promise<void> {
    await this.#visit.page.evaluate(() => {
      window.open = () => null;
    });
  }

  async hasOpenedAlert(): Promise<void> {
    const { context } = this.#visit;
    await expect.poll(() => context.pages().length).toBe(2);
    const title = { level: 1, name: 'Image Flow Access Denied' } as const;
    await expect((context.pages()[1] as Page).getByRole('heading', title)).toBeVisible();
  }
}
