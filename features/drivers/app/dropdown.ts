import { isVisible, textOf } from './screen-text.ts';
import type { TabUser } from './tab-user.ts';

/** The menu that a button opens. */
export class Dropdown {
  readonly #user: TabUser;
  readonly #button: Element | null;

  constructor(user: TabUser, button: Element | null) {
    this.#user = user;
    this.#button = button;
  }

  /** Returns the names of the entries, in order. The menu is closed again. */
  async entries(): Promise<string[]> {
    await this.open();
    const names = this.shown;
    await this.#user.type('{Escape}');
    return names;
  }

  async choose(entry: string): Promise<void> {
    await this.open();
    await this.take(entry);
  }

  /** The names of the entries of the menu that is open. */
  get shown(): string[] {
    return this.#items.map(textOf);
  }

  /** Chooses from the menu that is open. */
  async take(entry: string): Promise<void> {
    const item = this.#items.find((one) => textOf(one) === entry);
    await this.#user.click(item, `an entry "${entry}" in the menu`);
  }

  open(): Promise<void> {
    return this.#user.click(this.#button, 'a button with a menu');
  }

  get #items(): Element[] {
    return [...this.#user.document.querySelectorAll('[role="menuitem"]')].filter(isVisible);
  }
}
