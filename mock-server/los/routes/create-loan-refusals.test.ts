import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { Choices } from '../../store/repositories/choices.ts';
import { openStore } from '../../store/open-store.ts';
import { loanRequest, newWorld, problemOf, signedIn, storeWith, testApp } from '../../testing.ts';
import { commonServer } from '../../common-testing.ts';

test('an origination type other than the default of the institution needs a feature; without it no loan is created', async () => {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const originator = await signedIn(app, 'originator', world);
  const chosen = { ...loanRequest, loanOriginationType: 'Wholesale' };
  const without = await originator.post('/api/loans', chosen);
  assert.equal(without.statusCode, 403);
  assert.equal(problemOf(without).code, 'feature-missing');
  assert.match(problemOf(without).detail, /"loanOriginationType"/);
  for (const loanOriginationType of ['Retail', null]) {
    const created = await originator.post('/api/loans', { ...loanRequest, loanOriginationType });
    assert.equal(created.json<CreateLoanResponse>().status, 'success');
  }
  const staff = await signedIn(app, 'lending-staff', world);
  const created = (await staff.post('/api/loans', chosen)).json<CreateLoanResponse>();
  const account = (await staff.get(`/api/navigation/account/${created.newApplyId}`)).json<Account>();
  assert.equal(account.generalAccountId, 123_503);
});

test('a creation during the deletion of its world gets world-not-found', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const choicesIn = (worldId: string): Partial<Choices> => ({
    offer: async (...pair) => {
      const found = await store.in(worldId).choices.offer(...pair);
      await store.worlds.delete(worldId);
      return found;
    },
  });
  const app = await testApp(context, { store: storeWith(store, 'choices', choicesIn) });
  const keys: readonly Record<string, string>[] = [{}, { 'idempotency-key': 'one' }];
  for (const headers of keys) {
    const world = await newWorld(app);
    const user = await signedIn(app, 'lending-staff', world);
    const response = await user.post('/api/loans', loanRequest, headers);
    assert.equal(response.statusCode, 404);
    assert.equal(problemOf(response).code, 'world-not-found');
    assert.deepEqual(await store.in(world).loans.list({ kind: 'loan' }), []);
  }
});
