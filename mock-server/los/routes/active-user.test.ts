import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import { loanRequest, newWorld, signedIn, type TestUser } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

// The active user is cached. The next request must see every change of the user.

const switchPath = '/api-administration/user/switch-profile';

const userOf = async (user: TestUser) =>
  (await user.get('/api/navigation/user')).json<{
    userGroupName: string;
    otherProfiles: { userId: number }[];
    features: Record<string, boolean>;
  }>();

async function stage() {
  const { app } = await commonServer();
  const [here, there] = [await newWorld(app), await newWorld(app)];
  return {
    app,
    here,
    user: await signedIn(app, 'several-profiles', here),
    elsewhere: await signedIn(app, 'several-profiles', there),
  };
}

test('[S-4.1-18] after a switch every request has the new profile, in this world only, until a reset', async () => {
  const { app, here, user, elsewhere } = await stage();
  const before = await userOf(user);
  await userOf(elsewhere);
  const [other] = before.otherProfiles;
  assert.ok(other);
  const switched = await user.post(switchPath, { newUserId: other.userId });
  assert.equal(switched.statusCode, 204, switched.body);
  const after = await userOf(user);
  assert.notEqual(after.userGroupName, before.userGroupName);
  assert.ok(!after.otherProfiles.some(({ userId }) => userId === other.userId));
  assert.deepEqual(await userOf(elsewhere), before);
  await app.inject({ method: 'POST', url: `/mock/worlds/${here}/reset` });
  assert.deepEqual(await userOf(user), before);
});

test('[L-6-02] after a switch only the choices of the new profile are accepted', async () => {
  const { app, here, user } = await stage();
  const outcome = async () => (await user.post('/api/loans', loanRequest)).json<CreateLoanResponse>().status;
  assert.equal(await outcome(), 'success');
  await user.post(switchPath, { newUserId: 221 });
  assert.equal(await outcome(), 'error');
  await app.inject({ method: 'POST', url: `/mock/worlds/${here}/reset` });
  assert.equal(await outcome(), 'success');
});

test('a reset deletes a created loan and its dashboard', async () => {
  const { app, here } = await stage();
  const user = await signedIn(app, 'lending-staff', here);
  await user.post('/api/loans', loanRequest);
  assert.equal((await user.get('/api/loans/123501/dashboard')).statusCode, 200);
  assert.equal((await user.get('/api/loans/123501/dashboard')).statusCode, 200);
  await app.inject({ method: 'POST', url: `/mock/worlds/${here}/reset` });
  assert.equal((await user.get('/api/loans/123501/dashboard')).statusCode, 404);
});
