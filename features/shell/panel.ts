import assert from 'node:assert/strict';
import type { TabUser } from '../users/tab-user.ts';

/** A panel or dialog with a page of the legacy application. Panels are named by their titles. */
export class Panel {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Sends the frame message that closes a panel or, without a panel, the dialog of the sender. */
  askToClose(title: string, panel?: string): Promise<void> {
    return this.#user.say(title, panel ? { type: 'closePanel', panel } : { type: 'closeDialog' });
  }

  /** Asserts the framed page of a panel, and the size of the panel in a window that is large enough. */
  shows(title: string, address: string, width: number, height: number): void {
    const panel = this.#find(title);
    this.#user.expect(panel !== null, `a panel "${title}"`);
    assert.equal(panel?.querySelector('iframe')?.getAttribute('src'), address);
    assert.deepEqual([panel?.style.width, panel?.style.height], [`${width}px`, `${height}px`]);
  }

  /** Asserts that a panel has a spinner. */
  showsSpinner(title: string): void {
    const spinner = this.#find(title)?.querySelector('.ant-spin-spinning');
    this.#user.expect(spinner instanceof this.#user.tab.window.Element, `a spinner in "${title}"`);
  }

  #find(title: string): HTMLElement | null {
    return this.#user.document.querySelector<HTMLElement>(`[role="dialog"][aria-label="${title}"]`);
  }
}
