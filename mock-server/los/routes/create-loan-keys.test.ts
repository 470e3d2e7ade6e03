import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn } from '../../testing/server.ts';
import { commonServer } from '../../testing/common-server.ts';

test('a repeated idempotency key returns the first loan and creates no second one', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const key = { 'idempotency-key': '3f0c' };
  const responses = await Promise.all([1, 2, 3].map(() => user.post('/api/loans', loanRequest, key)));
  const ids = responses.map((response) => response.json<CreateLoanResponse>().newApplyId);
  assert.equal(new Set(ids).size, 1);
  const other = await user.post('/api/loans', loanRequest, { 'idempotency-key': '3f0d' });
  const { newApplyId } = other.json<CreateLoanResponse>();
  const account = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
  assert.equal(account.generalAccountId, 123_502);
  const long = await user.post('/api/loans', loanRequest, { 'idempotency-key': 'x'.repeat(201) });
  assert.deepEqual(fieldsOf(long), ['idempotency-key']);
});

test('a repeated idempotency key with another request is rejected with the identifier of the first loan', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const key = { 'idempotency-key': '3f0c' };
  const first = (await user.post('/api/loans', loanRequest, key)).json<CreateLoanResponse>();
  const { borrowerDetails } = loanRequest;
  for (const changes of [
    { interestRate: 6.625 },
    { amortizationTerm: null },
    { borrowerDetails: { ...borrowerDetails, taxIdentifier: '000121235' } },
  ]) {
    const response = await user.post('/api/loans', { ...loanRequest, ...changes }, key);
    assert.equal(response.statusCode, 409);
    assert.equal(problemOf(response).code, 'idempotency-key-reused');
    assert.equal(problemOf(response).existing, first.newApplyId);
  }
  const reordered = Object.fromEntries(Object.entries(loanRequest).toReversed());
  const again = await user.post('/api/loans', reordered, key);
  assert.deepEqual(again.json<CreateLoanResponse>(), first);
});

test('the key of a rejected creation can be used for a corrected request', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const key = { 'idempotency-key': '3f0c' };
  const refused = await user.post('/api/loans', { ...loanRequest, productId: 999 }, key);
  assert.equal(refused.json<CreateLoanResponse>().status, 'error');
  const created = await user.post('/api/loans', loanRequest, key);
  assert.equal(created.json<CreateLoanResponse>().status, 'success');
});
