import { isVisible, textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

const backdrop = 'Close the navigation';

/** The navigation: the narrow strip of icons on the left. */
export class Navigation {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Asserts that the navigation is open, or closed without a backdrop. */
  async is(state: string): Promise<void> {
    const isOpen = this.#drawer !== null;
    this.#user.expect(isOpen === (state === 'open'), `the navigation to be ${state}`);
    this.#user.expect(isOpen || !this.#user.hasButton(backdrop), 'no backdrop without a navigation');
  }

  /** The names of the items that have an icon, in order. */
  get icons(): string[] {
    const items = this.#drawer?.querySelectorAll('li') ?? [];
    return [...items].filter((item) => isVisible(item) && item.querySelector('svg')).map(textOf);
  }

  /** The names of the icons that are marked as selected. */
  get selected(): string[] {
    return [...(this.#drawer?.querySelectorAll('[data-selected="true"]') ?? [])].map(textOf);
  }

  get #drawer(): Element | null {
    return this.#user.document.querySelector('nav[aria-label="Main"]');
  }
}

/** The positions of the navigation and its icons in a browser. */
export class NavigationInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async isWide(pixels: number): Promise<void> {
    await expect(this.#drawer).toBeVisible();
    await expect.poll(async () => (await this.#drawer.boundingBox())?.width).toBe(pixels);
  }

  /** Asserts that the navigation is over a backdrop that covers the page (where: 'over'), or else beside the page. */
  async isOpen(where: string): Promise<void> {
    await expect(this.#drawer).toBeVisible();
    await expect(this.#backdrop).toHaveCount(where === 'over' ? 1 : 0);
    const left = await this.#visit.page
      .locator('main')
      .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingInlineStart));
    expect(left).toBe(where === 'over' ? 0 : 61);
    const isInFront = await this.#drawer.evaluate((drawer) => {
      const { x, y, width, height } = drawer.getBoundingClientRect();
      return drawer.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isInFront).toBe(true);
  }

  /** Asserts that the navigation is open, or closed without a backdrop. */
  async is(state: string): Promise<void> {
    await expect(this.#drawer).toBeVisible({ visible: state === 'open' });
    if (state === 'closed') await expect(this.#backdrop).toHaveCount(0);
  }

  async showsEqualHousing(shows: boolean): Promise<void> {
    await expect(this.#drawer).toBeVisible();
    const logo = this.#visit.page.getByRole('img', { name: 'Equal Housing Opportunity' });
    await expect(logo).toBeVisible({ visible: shows });
  }

  /** Returns the distance of each icon from the top of the window, by name. */
  async heights(): Promise<Map<string, number | undefined>> {
    const icons = await this.#drawer.getByRole('listitem').all();
    const pairs = icons.map(
      async (icon) => [(await icon.textContent()) ?? '', (await icon.boundingBox())?.y] as const,
    );
    return new Map(await Promise.all(pairs));
  }

  /** Asserts that an icon can be chosen: its menu has arrived. */
  async hasIcon(name: string): Promise<void> {
    await expect(this.#drawer.getByRole('button', { name, exact: true })).toBeEnabled();
  }

  get #backdrop() {
    return this.#visit.page.getByRole('button', { name: backdrop });
  }

  get #drawer() {
    return this.#visit.page.getByRole('navigation', { name: 'Main', exact: true });
  }
}
