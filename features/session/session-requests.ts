import assert from 'node:assert/strict';
import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { type LogoutResponse, sessionOperations, type User } from '../../contracts/operations/session.ts';
import type { Institutions } from '../../contracts/operations/create-loan.ts';
import type { HttpContext } from '../users/http-context.ts';
import { personaOf } from '../vocabulary/vocabulary.ts';

/** Requests with an access token, for the user of a session and the user's profiles. */
export class SessionRequests {
  readonly #context: HttpContext;

  constructor(context: HttpContext) {
    this.#context = context;
  }

  /** Starts a session of a user in a new world. @param kind kind of its access token, such as 'an altered token' */
  async signInWith(user: string, kind: string): Promise<void> {
    await this.#context.startAs(user);
    this.#context.token = await this.#tokenOf(user, kind);
  }

  async userHas(field: string, value: string): Promise<void> {
    assert.equal(String(Reflect.get(await this.#user(), field)), value);
  }

  namesWaysOut(): void {
    const { customerIdentifier, ...addresses } = JSON.parse(
      this.#context.client.last.responseBody,
    ) as LogoutResponse;
    assert.match(addresses.authenticationAuthority, /^https?:\/\//);
    assert.match(addresses.msAuthLogoutRedirectUri, /\/signed-out\b/);
    assert.match(addresses.losAuthLogoutRedirectUri, /\/signed-out\b/);
    assert.notEqual(addresses.msAuthLogoutRedirectUri, addresses.losAuthLogoutRedirectUri);
    assert.notEqual(customerIdentifier, '');
  }

  async switchTo(group: string): Promise<void> {
    const profile = (await this.#user()).otherProfiles.find(({ userGroupName }) => userGroupName === group);
    await this.#switch(profile?.userId ?? assert.fail(`There is no other profile in ${group}`));
    assert.equal(this.#context.client.last.status, 204);
  }

  async trySwitchTo(user: string): Promise<void> {
    await this.#switch(personaOf(user).userId);
  }

  async isIn(group: string): Promise<void> {
    await this.userHas('userGroupName', group);
  }

  async hasOthersIn(groups: readonly string[]): Promise<void> {
    const { otherProfiles } = await this.#user();
    assert.deepEqual(
      otherProfiles.map(({ userGroupName }) => userGroupName),
      groups,
    );
  }

  async mayCreateFor(institution: string, isAllowed: boolean): Promise<void> {
    const { responseBody } = await this.#context.send(createLoanOperations.getInstitutions, {});
    const { institutions } = JSON.parse(responseBody) as Institutions;
    assert.equal(
      institutions.some(({ name }) => name === institution),
      isAllowed,
    );
  }

  async #user(): Promise<User> {
    return JSON.parse((await this.#context.send(sessionOperations.getUser, {})).responseBody) as User;
  }

  async #switch(newUserId: number): Promise<void> {
    await this.#context.send(sessionOperations.switchProfile, {}, { body: { newUserId } });
  }

  async #tokenOf(user: string, kind: string): Promise<string | null> {
    switch (kind) {
      case 'no token':
        return null;
      case 'an altered token':
        return altered(await this.#context.tokenOf(user));
      case 'a token that has expired':
        return this.#context.tokenOf(user, 'expired');
      case 'a token for another product':
        return this.#context.tokenOf(user, 'foreign');
      default:
        throw new Error(`Unknown kind of token "${kind}"`);
    }
  }
}

/** Returns the token with another user under the same signature. */
function altered(token: string): string {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const other = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    oid: personaOf('administrator').objectId,
  };
  return [header, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.');
}
