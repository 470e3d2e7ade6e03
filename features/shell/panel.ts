import assert from 'node:assert/strict';
import type { TabUser } from '../drivers/app/tab-user.ts';

/** A panel or a dialog with a page of the legacy application, over the page. They go by their titles. */
export class Panel {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Sends the message by which the framed page asks to close a panel; without one, the dialog that it is in. */
  askToClose(title: string, panel?: string): Promise<void> {
    return this.#user.say(title, panel ? { type: 'closePanel', panel } : { type: 'closeDialog' });
  }

  /** Asserts which page a panel frames, and its size where the window has room for it. */
  shows(title: string, address: string, width: number, height: number): void {
    const panel = this.#user.document.querySelector<HTMLElement>(`[role="dialog"][aria-label="${title}"]`);
    this.#user.expect(panel !== null, `a panel "${title}"`);
    assert.equal(panel?.querySelector('iframe')?.getAttribute('src'), address);
    assert.deepEqual([panel?.style.width, panel?.style.height], [`${width}px`, `${height}px`]);
  }
}
