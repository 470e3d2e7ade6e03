import assert from 'node:assert/strict';
import type { LoanUpdate } from '../../contracts/operations/events.ts';
import type { TabUser } from '../users/tab-user.ts';
import { expect } from '../users/expect.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** The events about the open loan that the server sends to the page. */
export class LoanEvents {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  announce(update: LoanUpdate): Promise<void> {
    return this.#user.announce('loanUpdate', update);
  }

  /** Asserts that one event was received and ignored. */
  wasIgnored(): void {
    assert.equal(this.#user.document.documentElement.dataset['ignoredEvents'], '1');
  }

  /** Asserts that the page does not listen to events. */
  async hasNoListener(update: LoanUpdate): Promise<void> {
    await assert.rejects(this.announce(update), /listeners: 0/);
  }
}

/** The events about the open loan in a browser. */
export class LoanEventsInBrowser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async announce(data: LoanUpdate): Promise<void> {
    // The event is sent again until the page is connected, since events without a listener are lost.
    await expect
      .poll(() => this.#visit.world.sendEvent({ name: 'loanUpdate', data }))
      .toEqual({ listeners: 1 });
  }
}
