import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The icons of the open loan on the right side of the banner. Icons are named by the start of their labels. */
export class LoanIcons {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** The labels of the icons, in order; none without an open loan. */
  get labels(): string[] {
    const icons = this.#user.document.querySelectorAll('[role="group"][aria-label="Loan"] button');
    return [...icons].map((icon) => icon.getAttribute('aria-label') ?? '');
  }

  /** Asserts the text of a badge, and the tone that determines its colour. */
  async hasBadge(icon: string, text: string, tone: string): Promise<void> {
    const badge =
      this.#user.choice(icon).querySelector('[data-tone]') ?? assert.fail(`"${icon}" has no badge`);
    assert.deepEqual([textOf(badge), badge.getAttribute('data-tone')], [text, tone]);
  }
}

/** The positions and colours of the icons of the open loan in a browser. */
export class LoanIconsInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  /** Asserts that an icon is beside the title, and in the right half of the banner. */
  async isOnTheRight(name: string): Promise<void> {
    const { page } = this.#visit;
    const icon = this.#icon(name);
    await expect(icon).toBeVisible();
    const [main, title, button] = await Promise.all([
      page.getByRole('main').boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
      icon.boundingBox(),
    ]);
    if (!main || !title || !button) throw new Error('The banner is not there');
    expect(button.x).toBeGreaterThan(title.x + title.width);
    expect(button.x).toBeGreaterThan(main.x + main.width / 2);
    // Title and icon are side by side if their vertical centers are close.
    const distance = button.y + button.height / 2 - (title.y + title.height / 2);
    expect(Math.abs(distance)).toBeLessThan(title.height);
  }

  /** Asserts the text of a badge, and that its background has the colour of the tone. */
  async hasBadge(name: string, text: string, tone: string): Promise<void> {
    const badge = this.#icon(name).locator('[data-tone]');
    await expect(badge).toHaveText(text);
    await expect(badge).toHaveCSS('background-color', colours[tone] ?? `the colour of ${tone}`);
  }

  #icon(name: string): Locator {
    return this.#visit.page.getByRole('button', { name: new RegExp(`^${name}(?:,|$)`) });
  }
}

/** The colours of badges in the light mode, as a browser computes them: a dark red and a dark green. */
const colours: Readonly<Record<string, string>> = { warn: 'rgb(180, 35, 24)', pass: 'rgb(10, 122, 85)' };
