import assert from 'node:assert/strict';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { TabUser } from '../users/tab-user.ts';

const { switchProfile, getUser } = sessionOperations;

/** A switch to another profile: its address, and the requests before and after it. */
export class ProfileSwitch {
  readonly #user: TabUser;
  /** For each switch, the user that was stored when the response arrived; null if no user was stored. */
  readonly #keptAtSwitch: (string | null)[] = [];

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Starts to record which user is stored when the response to a switch arrives. */
  watch(): void {
    const { tab } = this.#user;
    tab.requests.length = 0;
    tab.changedResponses.set(switchProfile.path, async (response) => {
      this.#keptAtSwitch.push(tab.storage.sessionStorage.getItem('user'));
      return response;
    });
  }

  removedUserFirst(): void {
    assert.deepEqual(this.#keptAtSwitch, [null]);
  }

  /** Asserts that the user was requested once, after the switch. */
  requestedUserAfterwards(): void {
    const asked = this.#requests.filter((sent) => sent !== undefined);
    assert.deepEqual(asked, ['switch', 'user']);
  }

  requestedNone(): void {
    assert.ok(!this.#requests.includes('switch'));
  }

  get #requests() {
    return this.#user.tab.requests.flatMap(({ method, path }) => {
      if (method === switchProfile.method && path === switchProfile.path) return 'switch';
      return method === getUser.method && path === getUser.path ? 'user' : [];
    });
  }
}
