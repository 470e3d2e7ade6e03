import assert from 'node:assert/strict';
import type { LoanUpdate } from '../../contracts/operations/events.ts';
import { addressOf } from '../../contracts/operation.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { tellEvent } from '../drivers/app/own-world.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import { expect, type Visit } from '../drivers/browser/visit.ts';

/** The events about the open loan that the server sends to the page. */
export class LoanEvents {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  announce(update: LoanUpdate): Promise<void> {
    return tellEvent(this.#user, 'loanUpdate', update);
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
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  async announce(data: LoanUpdate): Promise<void> {
    const { context, origin } = this.#visit;
    const address = origin + addressOf(mockOperations.sendEvent, { id: 'current' });
    // The event is sent again until the page is connected, since events without a listener are lost.
    await expect
      .poll(async () => {
        const response = await context.request.post(address, { data: { name: 'loanUpdate', data } });
        return response.json();
      })
      .toEqual({ listeners: 1 });
  }
}
