import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PersonaId } from '../../contracts/api/personas.ts';
import { createLoanOperations, type Institutions } from '../../contracts/operations/create-loan.ts';
import { type LogoutResponse, sessionOperations, type User } from '../../contracts/operations/session.ts';
import { world } from '../support/users/world.ts';
import { personaOf } from '../support/vocabulary/vocabulary.ts';

Given('I am signed in as {role}, and the request has {}', async (user: PersonaId, kind: string) => {
  await world.client.startAs(user);
  world.client.token = await tokenOf(user, kind);
});

When('I switch to the profile of the group {string}', async (group: string) => {
  const profile = (await currentUser()).otherProfiles.find(({ userGroupName }) => userGroupName === group);
  await switchTo(profile?.userId ?? assert.fail(`There is no other profile in ${group}`));
  assert.equal(world.client.last.status, 204);
});

When('I try to switch to the profile of {role}', (user: PersonaId) => switchTo(personaOf(user).userId));

Then("the server names {string} as the user's {word}", async (value: string, name: string) =>
  assert.equal(String(Reflect.get(await currentUser(), name)), value),
);

Then('the response names the authority, the page for each way to sign in and the customer', () => {
  const { customerIdentifier, ...addresses } = JSON.parse(world.client.last.responseBody) as LogoutResponse;
  assert.match(addresses.authenticationAuthority, /^https?:\/\//);
  assert.match(addresses.msAuthLogoutRedirectUri, /\/signed-out\b/);
  assert.match(addresses.losAuthLogoutRedirectUri, /\/signed-out\b/);
  assert.notEqual(addresses.msAuthLogoutRedirectUri, addresses.losAuthLogoutRedirectUri);
  assert.notEqual(customerIdentifier, '');
});

Then('my active profile belongs to the group {string}', async (group: string) =>
  assert.equal((await currentUser()).userGroupName, group),
);

Then('my other profiles belong to {string}', async (groups: string) => {
  const { otherProfiles } = await currentUser();
  assert.deepEqual(
    otherProfiles.map(({ userGroupName }) => userGroupName),
    groups.split(', '),
  );
});

Then(/^I (may|may not) create loans for "(.*)"$/, async (may: string, institution: string) => {
  const { responseBody } = await world.client.send(createLoanOperations.getInstitutions, {});
  const { institutions } = JSON.parse(responseBody) as Institutions;
  assert.equal(
    institutions.some(({ name }) => name === institution),
    may === 'may',
  );
});

const currentUser = async (): Promise<User> =>
  JSON.parse((await world.client.send(sessionOperations.getUser, {})).responseBody) as User;

const switchTo = (newUserId: number) =>
  world.client.send(sessionOperations.switchProfile, {}, { body: { newUserId } });

/** Returns an access token of the user. @param kind such as 'an altered token' */
async function tokenOf(user: string, kind: string): Promise<string | null> {
  switch (kind) {
    case 'no token':
      return null;
    case 'an altered token':
      return altered(await world.client.tokenOf(user));
    case 'a token that has expired':
      return world.client.tokenOf(user, 'expired');
    case 'a token for another product':
      return world.client.tokenOf(user, 'foreign');
    default:
      throw new Error(`Unknown kind of token "${kind}"`);
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
