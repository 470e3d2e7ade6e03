import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonaId } from '../../../../contracts/api/personas.ts';
import { commonServer } from '../../../test/common-server.ts';
import { rowsOf, textOf, worldOf } from '../../../test/legacy.ts';

const { app } = await commonServer();

const open = async (persona: PersonaId, accountId: number) =>
  (await worldOf(app, persona)).open('ImageFlow', { accountId });

test('[S-6-21] a user with permission sees the images of a loan', async () => {
  const page = await open('underwriter', 123_404);
  assert.equal(page.statusCode, 200);
  assert.equal(rowsOf(page.body).length, 11);
  assert.equal((await open('originator', 123_410)).statusCode, 200);
});

test('[S-6-22] a user without permission gets the reason that the operation for permission gives', async () => {
  for (const [persona, accountId, reason] of [
    ['originator', 123_409, /Loan 1000123409 belongs to another originator\./],
    ['no-create-features', 123_404, /The Quality Control group can view loans but not images\./],
    ['underwriter', 123_417, /No Images Yet/],
  ] as const) {
    const page = await open(persona, accountId);
    assert.equal(page.statusCode, 403, persona);
    assert.match(textOf(page.body), reason);
    assert.deepEqual(rowsOf(page.body), []);
  }
});
