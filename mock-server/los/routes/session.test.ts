import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personaIds } from '../../../contracts/api/personas.ts';
import type { Institutions } from '../../../contracts/operations/create-loan.ts';
import type { User } from '../../../contracts/operations/session.ts';
import { personas } from '../seeds/personas.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

const { app } = await commonServer();

test('[S-7-01 S-3-10] each persona gets the user of the table of personas', async () => {
  assert.deepEqual(personas.map(({ id }) => id).toSorted(), personaIds.toSorted());
  for (const persona of personas) {
    const answer = await (await signedIn(app, persona.id)).get('/api/navigation/user');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json<User>(), persona.user);
  }
});

test('[S-7-02 S-7-03] sign-out leads to the signed-out page of the same host, which learns the kind of account', async () => {
  const answer = await (await newcomer('closing')).get('/api/navigation/user/logout');
  const { authenticationAuthority, customerIdentifier, ...addresses } = answer.json<Record<string, string>>();
  assert.deepEqual(addresses, {
    msAuthLogoutRedirectUri: 'http://localhost:80/signed-out?account=provider',
    losAuthLogoutRedirectUri: 'http://localhost:80/signed-out?account=product',
  });
  assert.match(authenticationAuthority ?? '', /^https:\/\/localhost:80\/idp\//);
  assert.equal(customerIdentifier, 'marrowbrook');
  const ofProduct = await (await newcomer('product-account')).get('/api/navigation/user/logout');
  assert.deepEqual(ofProduct.json(), answer.json());
});

const switchTo = '/api-administration/user/switch-profile';

test('[S-7-04 S-4.1-18 S-3-13] after a switch the other profile is active, and the first one is among the others', async () => {
  const user = await signedIn(app, 'several-profiles', await newWorld(app));
  const first = (await user.get('/api/navigation/user')).json<User>();
  assert.deepEqual(
    first.otherProfiles.map(({ userId }) => userId),
    [221, 222],
  );
  const answer = await user.post(switchTo, { newUserId: 221 });
  assert.equal(answer.statusCode, 204, answer.body);
  assert.equal(answer.body, '');
  const second = (await user.get('/api/navigation/user')).json<User>();
  assert.equal(second.userGroupName, 'Wholesale West');
  assert.deepEqual(second.otherProfiles, [
    { userId: 211, userGroupName: 'Retail East' },
    { userId: 222, userGroupName: 'Closing Department' },
  ]);
  await user.post(switchTo, { newUserId: 211 });
  assert.deepEqual((await user.get('/api/navigation/user')).json<User>(), first);
});

test('[S-3-05 S-3-15] every profile of a user has the email address and the object id of the user', async () => {
  const user = await signedIn(app, 'several-profiles', await newWorld(app));
  const objectId = personas.find(({ id }) => id === 'several-profiles')?.objectId;
  for (const newUserId of [211, 221, 222]) {
    await user.post(switchTo, { newUserId });
    const { email, microsoftUserObjectId } = (await user.get('/api/navigation/user')).json<User>();
    assert.deepEqual([email, microsoftUserObjectId], ['severin.castellane@example.com', objectId]);
  }
});

test('[L-6-02 S-7-04] the choices of the create screen follow the profile', async () => {
  const user = await signedIn(app, 'several-profiles', await newWorld(app));
  const institutionIds = async () =>
    (await user.get('/api/loans/institutions'))
      .json<Institutions>()
      .institutions.map(({ institutionId }) => institutionId)
      .toSorted((one, other) => one - other);
  assert.deepEqual(await institutionIds(), [101, 102, 103, 104, 105]);
  for (const newUserId of [222, 221]) await user.post(switchTo, { newUserId });
  assert.deepEqual(await institutionIds(), [104, 105]);
});
