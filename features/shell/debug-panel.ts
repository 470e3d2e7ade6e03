import { textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';

/** The panel with the ids of the open loan, which the bug icon in its menu opens. */
export class DebugPanel {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Presses the bug icon. */
  toggle(): Promise<void> {
    return this.#user.press('Debug');
  }

  get isOpen(): boolean {
    return this.#panel !== null;
  }

  /** Each term with its value, in order. */
  get facts(): string[][] {
    const panel = this.#user.region('region', 'Debug');
    const texts = (tag: string) => [...panel.querySelectorAll(tag)].map(textOf);
    const values = texts('dd');
    return texts('dt').map((term, place) => [term, values[place] ?? '']);
  }

  get hasLink(): boolean {
    return this.#link !== undefined;
  }

  followLink(): Promise<void> {
    return this.#user.click(this.#link, 'a link in the debug panel');
  }

  get #link(): Element | undefined {
    return this.#panel?.querySelector('a') ?? undefined;
  }

  get #panel(): Element | null {
    return this.#user.document.querySelector('section[aria-label="Debug"]');
  }
}
