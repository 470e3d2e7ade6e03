import { isVisible, textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';

/** The primary drawer: the narrow strip of icons on the left. Icons go by the beginning of their names. */
export class Navigation {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  choose(icon: string): Promise<void> {
    return this.#user.click(this.#icon(icon)?.querySelector('a, button'), `the icon "${icon}"`);
  }

  /** Presses the button in the toolbar. */
  toggle(): Promise<void> {
    return this.#user.press('Menu');
  }

  clickBackdrop(): Promise<void> {
    return this.#user.press('Close the navigation');
  }

  get isOpen(): boolean {
    return this.#drawer !== null;
  }

  get hasBackdrop(): boolean {
    return this.#user.hasButton('Close the navigation');
  }

  has(icon: string): boolean {
    return this.#icon(icon) !== undefined;
  }

  /** The names of the icons, in order. */
  get icons(): string[] {
    return this.#items.map(textOf);
  }

  /** The names of the icons that are marked as selected. */
  get selected(): string[] {
    return [...(this.#drawer?.querySelectorAll('[data-selected="true"]') ?? [])].map(textOf);
  }

  #icon(name: string): Element | undefined {
    return this.#items.find((item) => textOf(item).startsWith(name));
  }

  get #items(): Element[] {
    const items = this.#drawer?.querySelectorAll('li:not([aria-hidden])') ?? [];
    return [...items].filter(isVisible);
  }

  get #drawer(): Element | null {
    return this.#user.document.querySelector('nav[aria-label="Main"]');
  }
}
