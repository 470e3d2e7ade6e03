import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personaIds } from '../../contracts/api/personas.ts';
import type { User } from '../../contracts/schemas/session.ts';
import { personas } from '../worlds/personas.ts';
import { signedIn, testApp } from '../testing.ts';

test('[S-7-01] every persona is answered as the user that the table describes', async (context) => {
  const app = await testApp(context);
  assert.deepEqual(personas.map(({ id }) => id).toSorted(), personaIds.toSorted());
  for (const persona of personas) {
    const answer = await (await signedIn(app, persona.id)).get('/api/navigation/user');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json<User>(), persona.user);
  }
});

test('[S-7-02 S-7-03] sign-out leads to the signed-out page of the same host, both ways', async (context) => {
  const answer = await (await signedIn(await testApp(context), 'closing')).get('/api/navigation/user/logout');
  const { authenticationAuthority, customerIdentifier, ...addresses } = answer.json<Record<string, string>>();
  assert.deepEqual(addresses, {
    msAuthLogoutRedirectUri: 'http://localhost:80/signed-out',
    losAuthLogoutRedirectUri: 'http://localhost:80/signed-out',
  });
  assert.match(authenticationAuthority ?? '', /^https:\/\/localhost:80\/idp\//);
  assert.equal(customerIdentifier, 'marrowbrook');
});

test('[S-7-05] the older application is initialised by a call without a body', async (context) => {
  const user = await signedIn(await testApp(context), 'administrator');
  const answer = await user.post('/login/InitializeEnterpriseLos');
  assert.equal(answer.statusCode, 204);
  assert.equal(answer.body, '');
  assert.equal((await user.post('/login/InitializeEnterpriseLos', { any: 'thing' })).statusCode, 400);
});
