import assert from 'node:assert/strict';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { localKeys } from '../../web/shared/storage.ts';
import { textOf } from '../users/screen-text.ts';
import type { TabUser } from '../users/tab-user.ts';
import type { BrowserUser } from '../users/browser-user.ts';

/** A sign-in: its requests to the identity provider, and its data in the browser's storage. */
export class SignIn {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Starts with a user who is signed in at the identity provider, but not in the product. */
  async begin(persona: string): Promise<void> {
    await this.#user.enterAs(persona, { isNew: true });
  }

  /** Asserts that the identity provider has not shown its sign-in page. */
  askedNobody(): void {
    const asked = this.#user.tab.requests.filter(
      ({ path, status }) => path.startsWith(providerPaths.authorize) && status === 200,
    );
    this.#user.expect(asked.length === 0, 'no question of the identity provider');
  }

  showsUser(): void {
    const { firstName, lastName, initials } = this.#user.person.user;
    const shown = [...(this.#user.toolbar?.querySelectorAll('button') ?? [])].map(textOf);
    this.#user.expect(
      shown.some((text) => text.includes(`${firstName} ${lastName}`) && text.includes(initials)),
      `a toolbar of ${firstName} ${lastName}, not of ${shown.join()}`,
    );
  }

  keepsUser(key: string): void {
    const { lastName, email } = this.#user.person.user;
    const kept = Object(this.#user.kept(key)) as Record<string, unknown>;
    assert.deepEqual([kept['lastName'], kept['email']], [lastName, email]);
  }

  isKept(): void {
    const keys = Object.keys(this.#user.tab.storage.sessionStorage);
    assert.notDeepEqual(
      keys.filter((key) => key.includes('accesstoken')),
      [],
    );
  }

  isKeptForSessionOnly(): void {
    const ofProduct: readonly string[] = localKeys;
    const keys = Object.keys(this.#user.tab.storage.localStorage);
    assert.deepEqual(
      keys.filter((key) => !ofProduct.includes(key)),
      [],
    );
  }
}

/** A user with a session at the identity provider, in a browser that records whether a toolbar shows. */
export class KnownUser {
  readonly #visit: BrowserUser;

  constructor(visit: BrowserUser) {
    this.#visit = visit;
  }

  async begin(persona: string): Promise<void> {
    await this.#visit.watchToolbar();
    await this.#visit.enterAs(persona);
  }

  get sawToolbar(): boolean {
    return this.#visit.toolbarWasShown;
  }
}
