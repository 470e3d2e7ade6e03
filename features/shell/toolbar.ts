import assert from 'node:assert/strict';
import { sessionOperations, type User } from '../../contracts/operations/session.ts';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The toolbar above every page, with the logo and the menu of the user. */
export class Toolbar {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Signs in a user with the name and the logo of a customer. @param pipelineLogo empty for no logo */
  async enterWithLogo(customerName: string, pipelineLogo: string): Promise<void> {
    await this.#user.enterAs('lending-staff');
    this.#user.tab.changeBodies<User>(sessionOperations.getUser.path, (user) => ({
      ...user,
      customerName,
      pipelineLogo: pipelineLogo || null,
    }));
  }

  /** Opens the menu of the user, unless it is open. */
  async openProfileMenu(): Promise<void> {
    await this.#user.haveOpened();
    await this.#user.chooseFromProfileMenu();
  }

  /** The parts of the toolbar, each as a screen reader reads it, in order. */
  get parts(): string[] {
    return [...(this.#user.toolbar?.children ?? [])].map(readOut);
  }

  async menuShows(text: string): Promise<void> {
    await this.#user.seesText(text, this.#user.toolbar?.querySelector('[role="menu"]') ?? undefined);
  }

  /** Returns the addresses of the logos that are tried in turn when a logo fails to load. */
  async tryLogos(): Promise<string[]> {
    const tried: string[] = [];
    for (let logo = this.#logo; !tried.includes(logo); logo = this.#logo) {
      tried.push(logo);
      this.#image.dispatchEvent(new this.#user.tab.window.Event('error'));
      await this.#user.tab.rest();
    }
    return tried;
  }

  get #logo(): string {
    return this.#image.getAttribute('src') ?? '';
  }

  get #image(): Element {
    return this.#user.toolbar?.querySelector('a img') ?? assert.fail('The toolbar has no logo');
  }
}

/** The toolbar in a browser. */
export class ToolbarInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  /** Opens the menu of the user, unless it is open. */
  async openProfileMenu(): Promise<void> {
    await this.#visit.haveOpened();
    const button = this.#visit.profileButton();
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  }

  async menuShows(text: string): Promise<void> {
    await this.#visit.seesText(text, this.#visit.page.getByRole('menu'));
  }

  /** Asserts that the parts are on the screen in the order of the document, from left to right. */
  async isInOrder(): Promise<void> {
    const parts = this.#visit.page.getByRole('banner').locator(':scope > *');
    await expect(parts.first()).toBeVisible();
    const lefts = () =>
      parts.evaluateAll((all) =>
        all
          .map((part) => part.getBoundingClientRect())
          .flatMap(({ left, width }) => (width > 0 ? [left] : [])),
      );
    await expect.poll(async () => (await lefts()).length).toBeGreaterThanOrEqual(5);
    const found = await lefts();
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  }

  async loseLogo(name: string): Promise<void> {
    await this.#visit.page.route(`**/assets/logos/${name}.svg`, (route) => route.fulfill({ status: 404 }));
  }

  /** Asserts which logo has loaded: an image that failed to load has no natural size. */
  async showsLogo(name: string): Promise<void> {
    const logo = this.#visit.page.getByRole('banner').getByRole('link').locator('img');
    await expect(logo).toHaveAttribute('src', `/assets/logos/${name}.svg`);
    const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
}

function readOut(part: Element): string {
  const labelled = '[aria-label]:not([aria-hidden])';
  const named = part.matches(labelled) ? part : part.querySelector(labelled);
  const words = part.cloneNode(true) as Element;
  for (const decoration of words.querySelectorAll('[aria-hidden]')) decoration.remove();
  return named?.getAttribute('aria-label') ?? textOf(words);
}
