import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import type { Persona } from '../../../mock-server/los/seeds/personas.ts';
import { expect } from './expect.ts';
import { forReaders } from './screen-text.ts';

/** Queries and assertions on the screen of a real browser, by roles, names and texts. */
export abstract class BrowserScreen {
  abstract readonly context: BrowserContext;
  abstract readonly page: Page;
  abstract readonly origin: string;
  abstract readonly person: Persona;

  async seesToolbar(): Promise<void> {
    await expect(this.profileButton()).toBeVisible();
  }

  /** Returns the content of the frame with this title. */
  frame(title: string): FrameLocator {
    return this.page.getByTitle(title, { exact: true }).contentFrame();
  }

  profileButton() {
    return this.profileButtonIn(this.page);
  }

  /** Returns the profile button in another tab or a frame. */
  profileButtonIn(place: Pick<Page, 'getByRole'>) {
    return place.getByRole('banner').getByRole('button', { name: this.person.name });
  }

  async seesTitle(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  async isTitled(title: string): Promise<void> {
    await expect(this.page).toHaveTitle(title);
  }

  async isAt(address: string): Promise<void> {
    await expect(this.page).toHaveURL(this.origin + address);
  }

  async seesText(text: string, root: Pick<Locator, 'getByText'> = this.page): Promise<void> {
    // Excludes texts for screen readers, which are visible to Playwright, as they have one pixel.
    const seen = this.page.locator(`:not(${forReaders}, ${forReaders} *)`);
    const shown = root.getByText(text, { exact: true }).and(seen).filter({ visible: true });
    await expect(shown.last()).toBeVisible();
  }

  async seesMessage(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title })).toBeVisible();
  }

  async seesRegion(label: string): Promise<void> {
    await expect(this.page.getByRole('region', { name: label, exact: true })).toBeVisible();
  }

  async seesFramed(title: string): Promise<void> {
    await this.seesTitle(title);
    await expect(this.page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
    // Reads the frame by a script, which is faster: a locator would inject the scripts of Playwright into each frame.
    const heading = () =>
      this.page.evaluate((name) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${CSS.escape(name)}"]`);
        return frame?.contentDocument?.querySelector('h1')?.textContent.trim();
      }, title);
    await expect.poll(heading).toBe(title);
  }

  /** Returns the window that the page has opened. @throws {Error} unless one opens */
  async openedWindow(): Promise<Page> {
    const others = () => this.context.pages().filter((other) => other !== this.page);
    await expect.poll(() => others().length, 'windows that have opened').toBe(1);
    return others()[0] as Page;
  }

  async hasOpenedWindow(width: number, height: number): Promise<void> {
    const opened = await this.openedWindow();
    await expect.poll(() => opened.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  }

  async keepsNothing(key: string): Promise<void> {
    await expect.poll(() => this.kept(key), { timeout: 1_000 }).toBe(null);
  }

  /** Returns the value of a key in session storage; null if the key has no value. */
  kept(key: string): Promise<string | null> {
    return this.page.evaluate((name) => sessionStorage.getItem(name), key);
  }
}
