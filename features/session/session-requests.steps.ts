import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import { type LogoutResponse, sessionOperations, type User } from '../../contracts/operations/session.ts';
import { world } from '../support/users/world.ts';

When('I switch to the profile of the group {string}', async (group: string) => {
  const profile = (await currentUser()).otherProfiles.find(({ userGroupName }) => userGroupName === group);
  const newUserId = profile?.userId ?? assert.fail(`There is no other profile in ${group}`);
  await world.client.send(sessionOperations.switchProfile, {}, { body: { newUserId } });
  assert.equal(world.client.last.status, 204);
});

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

Then(
  /^my (active profile belongs|other profiles belong) to the groups? "(.*)"$/,
  async (which: string, groups: string) => {
    const user = await currentUser();
    const profiles = which.startsWith('active') ? [user] : user.otherProfiles;
    assert.equal(profiles.map(({ userGroupName }) => userGroupName).join(', '), groups);
  },
);

const currentUser = async (): Promise<User> =>
  JSON.parse((await world.client.send(sessionOperations.getUser, {})).responseBody) as User;
