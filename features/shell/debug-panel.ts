import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The panel with the ids of the open loan. The bug icon in the loan's menu opens the panel. */
export class DebugPanel {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Presses the keys that show the bug icon, and chooses the icon. */
  async open(): Promise<void> {
    await this.#user.type('{Control>}`{/Control}');
    await this.#user.choose('Debug');
    this.#user.region('region', 'Debug');
  }

  /** The lines of the panel in order: each term with its value. */
  get facts(): string[][] {
    const panel = this.#user.region('region', 'Debug');
    const texts = (tag: string) => [...panel.querySelectorAll(tag)].map(textOf);
    const values = texts('dd');
    return texts('dt').map((term, place) => [term, values[place] ?? '']);
  }
}

/** The debug panel in a browser. */
export class DebugPanelInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async open(): Promise<void> {
    await this.#visit.page.keyboard.press('Control+`');
    await this.#visit.choose('Debug');
  }
}
