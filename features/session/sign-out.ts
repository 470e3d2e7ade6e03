import assert from 'node:assert/strict';
import { sessionOperations } from '../../contracts/operations/session.ts';
import type { Fault } from '../../contracts/operations/mock-schemas.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import type { TabUser } from '../users/tab-user.ts';

/** Responses to a logout, by their names in features. */
const responses: Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>> = {
  'the status 500': { kind: 'status', status: 500 },
  'the status 401': { kind: 'status', status: 401 },
  'half a response': { kind: 'truncate' },
  'a response of a wrong type': { kind: 'wrong-type' },
  'a page in place of a response': { kind: 'html' },
};

/** Signing out, and the signed-out page. */
export class SignOut {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  async spoil(response: string): Promise<void> {
    const fault = responses[response] ?? assert.fail(`Unknown response to a logout "${response}"`);
    await this.#user.fail({ operation: 'logout', ...fault });
  }

  holdResponse(): void {
    this.#user.tab.holdNext(sessionOperations.logout);
  }

  async logOut(): Promise<void> {
    await this.#user.askToLogOut();
    await this.#user.seesTitle("You've been signed out");
  }

  async cancelSignIn(): Promise<void> {
    await this.#user.click(this.#user.document.querySelector('.leave a'), 'the link "Cancel"');
  }

  /** Asserts that only the page itself was requested. */
  requestedPageOnly(): void {
    const requested = this.#user.tab.requests.map(({ path }) => path);
    assert.deepEqual(requested, [this.#user.address]);
  }

  async isUnknownToProvider(): Promise<void> {
    await this.#user.open(paths.root);
    await this.#user.seesTitle('Sign in');
  }
}
