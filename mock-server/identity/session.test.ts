import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personaIds } from '../../contracts/api/personas.ts';
import { providerPaths } from '../../contracts/api/provider-paths.ts';
import { commonServer } from '../test/common-server.ts';
import { accessTokenFor } from '../test/sign-in.ts';

const { app } = await commonServer();

test('every persona can be signed in, and its token is accepted', async () => {
  for (const persona of personaIds) {
    const token = await accessTokenFor(app, persona);
    await app.tokenAuthority.verifyAccessToken(token, 'http://localhost:80');
  }
});

test('an unknown persona is rejected', async () => {
  for (const [payload, status, code] of [
    [{ persona: 'nobody' }, 404, 'persona-not-found'],
    [{ persona: '__proto__' }, 404, 'persona-not-found'],
    [{ persona: ['closing'] }, 400, 'invalid-request'],
    [{ persona: 'closing', role: 'Administrator' }, 400, 'invalid-request'],
    [{}, 400, 'invalid-request'],
  ] as const) {
    const response = await app.inject({ method: 'POST', url: providerPaths.session, payload });
    assert.equal(response.statusCode, status);
    assert.equal(response.json<{ code: string }>().code, code);
    assert.equal(response.headers['set-cookie'], undefined);
  }
});

test('a page of another site cannot sign in a persona', async () => {
  const response = await app.inject({
    method: 'POST',
    url: providerPaths.session,
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: { persona: 'closing' },
  });
  assert.equal(response.statusCode, 403);
  assert.equal(response.headers['set-cookie'], undefined);
});
