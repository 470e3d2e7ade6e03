import assert from 'node:assert/strict';
import type { TabUser } from '../users/tab-user.ts';
import { addressOfPage, routeOfPage } from '../vocabulary/vocabulary.ts';

/** Framed pages that fail to load. */
export class FailedFrames {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  spoil(title: string, trouble: string): void {
    const { tab } = this.#user;
    const path = addressOfPage(title);
    const troubles: Readonly<Record<string, () => void>> = {
      'fails with 503': () =>
        tab.changedResponses.set(path, async () => new Response('Gone', { status: 503 })),
      'cannot be reached': () =>
        tab.changedResponses.set(path, () => Promise.reject(new TypeError('fetch failed'))),
      'takes more than half a minute': () => tab.holdNext({ method: 'GET', path }),
    };
    const begin = troubles[trouble] ?? assert.fail(`Unknown failure "${trouble}"`);
    begin();
  }

  mend(title: string): void {
    this.#user.tab.changedResponses.delete(addressOfPage(title));
  }

  /** Opens the page and advances the clock by 31 s, beyond the timeout of a frame. */
  async waitFor(title: string): Promise<void> {
    await this.#user.goOn(routeOfPage(title));
    await this.#user.tab.pass(31_000);
  }

  async says(text: string): Promise<void> {
    await this.#user.seesText(text);
    this.#user.expect(this.#user.canPress('Try again'), 'to be able to try again');
  }
}
