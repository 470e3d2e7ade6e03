import type { TabUser } from '../drivers/app/tab-user.ts';

/** A panel: a page of the legacy application over the page. Panels go by their titles. */
export class Panel {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Sends the message by which the page in the panel asks to close a panel. */
  askToClose(title: string, panel: string): Promise<void> {
    return this.#user.say(title, { type: 'closePanel', panel });
  }

  isOpen(title: string): boolean {
    return this.#panel(title) !== null;
  }

  /** Returns the size that the panel has where the window has room for it, such as "992px by 429px". */
  sizeOf(title: string): string {
    const { width, height } = this.#panel(title)?.style ?? {};
    return `${width} by ${height}`;
  }

  #panel(title: string): HTMLElement | null {
    return this.#user.document.querySelector(`section[role="dialog"][aria-label="${title}"]`);
  }
}
