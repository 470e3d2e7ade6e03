import { type MenuName, shellOperations } from '../../contracts/operations/shell.ts';
import { addressOf } from '../../contracts/operation.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';
import { damagedDelivery, damagedReports } from './menu-bodies.ts';
import { NavigationInBrowser } from './navigation.ts';

/** The responses that contain menus, for a browser. A menu is named by its drawer. */
export class MenusInBrowser {
  readonly #visit: BrowserUser;
  readonly #navigation: NavigationInBrowser;
  #release: () => void = () => undefined;
  #before = new Map<string, number | undefined>();

  constructor(visit: BrowserUser) {
    this.#visit = visit;
    this.#navigation = new NavigationInBrowser(visit);
  }

  /** Makes the server send damaged menus of reports and of delivery. */
  async damage(): Promise<void> {
    const { page } = this.#visit;
    await page.route(addressFor('reports'), (route) => route.fulfill({ json: damagedReports }));
    await page.route(addressFor('delivery'), (route) => route.fulfill({ json: damagedDelivery }));
  }

  /** Holds the requests for a menu until `release`. */
  async hold(drawer: string): Promise<void> {
    const { promise: held, resolve } = Promise.withResolvers<void>();
    this.#release = resolve;
    await this.#visit.page.route(addressFor(drawer.toLowerCase() as MenuName), async (route) => {
      await held;
      await route.continue();
    });
  }

  /** Releases the held request for the menu, and waits until the menu's icon shows. */
  async release(drawer: string): Promise<void> {
    this.#before = await this.#navigation.heights();
    this.#release();
    await this.#navigation.hasIcon(drawer);
  }

  /** Asserts that an icon is where it was before the menu arrived. */
  async hasNotMoved(icon: string): Promise<void> {
    expect(this.#before.get(icon)).toBeGreaterThan(0);
    expect((await this.#navigation.heights()).get(icon)).toBe(this.#before.get(icon));
  }
}

const addressFor = (menu: MenuName): string => `**${addressOf(shellOperations.getMenu, { menu })}`;
