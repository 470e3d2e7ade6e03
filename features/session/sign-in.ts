import assert from 'node:assert/strict';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { localKeys } from '../../web/shared/storage.ts';
import { textOf } from '../drivers/app/screen-text.ts';
import type { TabUser } from '../drivers/app/tab-user.ts';
import type { Visit } from '../drivers/browser/visit.ts';

/** A sign-in: what the identity provider was asked, and what the browser keeps of it. */
export class SignIn {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Begins with a user whom the identity provider knows and the product does not. */
  async begin(persona: string): Promise<void> {
    await this.#user.enterAs(persona, { isNew: true });
  }

  /** Asserts that the identity provider has not shown its page. */
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

/** A user whom the identity provider knows, in front of a browser that notes a toolbar which shows for a moment only. */
export class KnownUser {
  readonly #visit: Visit;

  constructor(visit: Visit) {
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
