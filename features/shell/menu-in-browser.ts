import type { Account } from '../../contracts/operations/loan.ts';
import { expect } from '../users/expect.ts';
import { escaped, type BrowserUser } from '../users/browser-user.ts';

/** The chosen menu in a browser: the pages of its entries, and its position on the screen. */
export class MenuInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async openGroup(name: string): Promise<void> {
    const group = this.#menu.locator('[data-row][aria-expanded]').filter(this.#named(name));
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
  }

  async choose(entry: string): Promise<void> {
    const entries = this.#menu.locator('[data-row]:not([aria-expanded]):has(> bdi)');
    await entries.filter(this.#named(entry)).click();
  }

  async isWide(pixels: number): Promise<void> {
    await expect(this.#menu).toBeVisible();
    await expect.poll(async () => (await this.#menu.boundingBox())?.width).toBe(pixels);
  }

  async hasBorrowersInColours(count: number): Promise<void> {
    const avatars = this.#menu.getByRole('list', { name: 'Borrowers' }).locator('[data-position]');
    await expect(avatars).toHaveCount(count);
    const colours = await avatars.evaluateAll((all) =>
      all.map((avatar) => getComputedStyle(avatar).backgroundColor),
    );
    expect(new Set(colours).size).toBe(count);
  }

  /** Asserts that the summary of the open loan has loaded, without a spinner. */
  async showsSummary(): Promise<void> {
    const { loanNumber } = await this.#account();
    const panel = this.#dialog('Loan Summary');
    await expect(panel.locator('iframe').contentFrame().getByText(loanNumber).first()).toBeVisible();
    await expect(panel.getByText('Loading Loan Summary')).toHaveCount(0);
  }

  /** Asserts that the script of a route is downloaded when the route is opened, and not before. */
  async fetchesOnVisit(route: string): Promise<void> {
    const code = new RegExp(`^GET /assets/${route}-page-[^/]+[.]js$`);
    const fetched = () => this.#visit.requests.filter((request) => code.test(request)).length;
    expect(fetched()).toBe(0);
    await this.#visit.goOn(`/${route}`);
    await expect.poll(fetched).toBe(1);
  }

  async keepsEntriesInside(): Promise<void> {
    const inside = await this.#menu.evaluate((drawer) => {
      const { right } = drawer.getBoundingClientRect();
      const parts = [...drawer.querySelectorAll('[data-row], [data-row] *')];
      return parts.every((part) => part.getBoundingClientRect().right <= right);
    });
    expect(inside).toBe(true);
  }

  async ranNothing(): Promise<void> {
    expect(await this.#visit.page.evaluate(() => Reflect.get(window, 'wasRun'))).toBe(undefined);
    await expect(this.#menu.locator('img, script')).toHaveCount(0);
  }

  get #menu() {
    return this.#visit.page.getByRole('navigation', { name: / menu$/ });
  }

  #named(name: string) {
    return { has: this.#visit.page.locator('bdi', { hasText: new RegExp(`^${escaped(name)}$`) }) };
  }

  #dialog(title: string) {
    return this.#visit.page.getByRole('dialog', { name: title, exact: true });
  }

  async #account(): Promise<Account> {
    return JSON.parse((await this.#visit.kept('account')) ?? '{}') as Account;
  }
}
