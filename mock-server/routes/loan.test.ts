import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account, LoanDashboard } from '../../contracts/schemas/loan.ts';
import { openStore } from '../store/store.ts';
import { defaultWorldId } from '../worlds/worlds.ts';
import { personas } from '../worlds/personas.ts';
import { problemOf, signedIn, testApp } from '../testing.ts';

test('[L-7-16] the dashboard of each seeded loan and lead keeps its contract', async (context) => {
  const store = await openStore(':memory:');
  const app = await testApp(context, { store });
  context.after(() => store.close());
  const user = await signedIn(app, 'underwriter');
  const loans = await store.loans.list(defaultWorldId, { kind: 'loan' });
  const leads = await store.loans.list(defaultWorldId, { kind: 'lead' });
  assert.deepEqual([loans.length, leads.length], [16, 4]);
  for (const { generalAccountId, loanNumber } of [...loans, ...leads]) {
    const answer = await user.get(`/api/loans/${generalAccountId}/dashboard`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json<LoanDashboard>().loanNumber, loanNumber);
  }
});

test('[S-7-20] an application identifier leads to its account', async (context) => {
  const store = await openStore(':memory:');
  const app = await testApp(context, { store });
  context.after(() => store.close());
  const user = await signedIn(app, 'processor');
  const expected = await store.loans.account(defaultWorldId, { generalAccountId: 123_404 });
  assert.match(expected?.applicationIdentifier ?? '', /^A[0-9A-F]{15}$/);
  const answer = await user.get(`/api/navigation/account/${expected?.applicationIdentifier}`);
  assert.deepEqual(answer.json<Account>(), expected);
  assert.equal(expected?.borrowerName, 'Casimir Dombrowski');
});

test('what is not there is not found', async (context) => {
  const user = await signedIn(await testApp(context), 'processor');
  for (const url of [
    '/api/loans/1/dashboard',
    '/api/loans/9999999999/dashboard',
    '/api/navigation/account/ANOTHER',
    '/Pipeline/Search/SelectLoanNewUi?accountId=2',
  ]) {
    const answer = await user.get(url);
    assert.equal(answer.statusCode, 404, url);
    assert.equal(problemOf(answer).code, 'account-not-found', url);
  }
});

test('ids that are no ids are bad requests', async (context) => {
  const user = await signedIn(await testApp(context), 'processor');
  for (const url of [
    '/api/loans/0/dashboard',
    '/api/loans/-1/dashboard',
    '/api/loans/abc/dashboard',
    '/api/loans/1e3/dashboard',
    '/api/navigation/account/not%20an%20identifier',
    '/Pipeline/Search/SelectLoanNewUi',
    '/Pipeline/Search/SelectLoanNewUi?accountId=',
    '/Pipeline/Search/SelectLoanNewUi?accountId=123401&accountId=123402',
    '/Pipeline/Search/SelectLoanNewUi?accountId=123401&more=1',
  ]) {
    assert.equal((await user.get(url)).statusCode, 400, url);
  }
});

test('[L-7-19] a selected loan is remembered for the person in the world', async (context) => {
  const store = await openStore(':memory:');
  const app = await testApp(context, { store });
  context.after(() => store.close());
  const objectId = personas.find(({ id }) => id === 'closing')?.objectId ?? '';
  assert.equal(await store.users.selectedLoan(defaultWorldId, objectId), null);
  const user = await signedIn(app, 'closing');
  const answer = await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123404');
  assert.equal(answer.statusCode, 204);
  assert.equal(await store.users.selectedLoan(defaultWorldId, objectId), 123_404);
});
