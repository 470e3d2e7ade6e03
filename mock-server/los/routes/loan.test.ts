import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { defaultWorldId } from '../../platform/worlds/worlds.ts';
import { personas } from '../seeds/personas.ts';
import { seeds } from '../../platform/recipes/rows.ts';
import { worldOf } from '../../test/legacy.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

const { app, store } = await commonServer();

test('[L-7-16] the dashboard of each seeded loan and lead keeps its contract', async () => {
  const user = await signedIn(app, 'underwriter');
  const loans = await store.in(defaultWorldId).loans.list({ kind: 'loan' });
  const leads = await store.in(defaultWorldId).loans.list({ kind: 'lead' });
  // All loans fit on one page.
  assert.equal(loans.length + leads.length, seeds.standard('2026-01-01').loans.length);
  for (const { generalAccountId, loanNumber } of [...loans, ...leads]) {
    const answer = await user.get(`/api/loans/${generalAccountId}/dashboard`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.json<LoanDashboard>().loanNumber, loanNumber);
  }
});

test('[S-7-20 S-7-21] the account of a loan and of a lead is found by its application identifier', async () => {
  const user = await signedIn(app, 'processor');
  for (const [generalAccountId, borrowerName] of [
    [123_404, 'Casimir Dombrowski'],
    [123_437, 'Alistair Pomfret'],
  ] as const) {
    const expected = await store.in(defaultWorldId).loans.account({ generalAccountId });
    assert.match(expected?.applicationIdentifier ?? '', /^A[0-9A-F]{15}$/);
    const answer = await user.get(`/api/navigation/account/${expected?.applicationIdentifier}`);
    assert.deepEqual(answer.json<Account>(), expected);
    assert.equal(expected?.borrowerName, borrowerName);
  }
});

test('[L-7-19] the server stores the selected loan of a user in the world', async () => {
  const objectId = personas.find(({ id }) => id === 'closing')?.objectId ?? '';
  const id = await newWorld(app);
  assert.equal(await store.in(id).sessions.selectedLoan(objectId), null);
  const user = await signedIn(app, 'closing', id);
  const answer = await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123404');
  assert.equal(answer.statusCode, 204);
  assert.equal(await store.in(id).sessions.selectedLoan(objectId), 123_404);
  await user.get(select(123_404, 70_103));
  await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123404');
  assert.equal(await store.in(id).sessions.selectedTask(objectId), null, 'the task is still open');
});

test('[L-4.7-02] an account is found by its account id', async () => {
  const user = await newcomer('processor');
  const answer = await user.get('/api/navigation/account/by-id/123404');
  assert.equal(answer.statusCode, 200, answer.body);
  const { loanNumber, applicationIdentifier } = answer.json<Account>();
  assert.equal(loanNumber, '1000123404');
  const same = await user.get(`/api/navigation/account/${applicationIdentifier}`);
  assert.deepEqual(same.json<Account>(), answer.json<Account>());
});

const select = (accountId: number | string, taskId: number | string): string =>
  `/Pipeline/Search/SelectQueueTaskNewUI?accountId=${accountId}&taskId=${taskId}`;

test('[L-7-17] the server stores a selected task with its loan, until a loan is selected without a task', async () => {
  const objectId = personas.find(({ id }) => id === 'processor')?.objectId ?? '';
  const id = await newWorld(app);
  const selected = async () => [
    await store.in(id).sessions.selectedLoan(objectId),
    await store.in(id).sessions.selectedTask(objectId),
  ];
  const user = await signedIn(app, 'processor', id);
  assert.deepEqual(await selected(), [null, null]);
  await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123409');
  const answer = await user.get(select(123_409, 70_108));
  assert.equal(answer.statusCode, 204, answer.body);
  assert.deepEqual(await selected(), [123_409, 70_108]);
  assert.equal((await user.get(select(123_404, 70_108))).statusCode, 404, 'the task is of another loan');
  assert.deepEqual(await selected(), [123_409, 70_108]);
  await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123404');
  assert.deepEqual(await selected(), [123_404, null]);
});

test('[A-155] the hidden frame of a loan with an open task keeps the task open', async () => {
  const objectId = personas.find(({ id }) => id === 'processor')?.objectId ?? '';
  const { id, cookie } = await worldOf(app, 'processor');
  const user = await signedIn(app, 'processor', id);
  await user.get(select(123_409, 70_108));
  const frame = (accountId: number) =>
    app.inject({ url: `/Search/SelectLoan?accountId=${accountId}`, headers: { cookie } });
  assert.equal((await frame(123_409)).statusCode, 200);
  assert.equal(await store.in(id).sessions.selectedTask(objectId), 70_108);
  await frame(123_404);
  assert.equal(await store.in(id).sessions.selectedTask(objectId), null);
  assert.equal(await store.in(id).sessions.selectedLoan(objectId), 123_404);
});

const granted = { hasPermission: true, errorTitle: null, errorMessage: null };
const denied = (errorTitle: string, errorMessage: string) => ({
  hasPermission: false,
  errorTitle,
  errorMessage,
});
for (const [persona, accountId, access] of [
  ['underwriter', 123_404, granted],
  ['originator', 123_410, granted],
  [
    'originator',
    123_409,
    denied(
      'Image Flow Access Denied',
      'Loan 1000123409 belongs to another originator. You can only open images for your own loans.',
    ),
  ],
] as const) {
  test(`[S-7-13 S-3-57 S-6-21] the images of ${accountId} are ${access.hasPermission ? '' : 'not '}for ${persona}`, async () => {
    const answer = await (await newcomer(persona)).get(`/api/navigation/user/imageflow-access/${accountId}`);
    assert.deepEqual(answer.json(), access);
  });
}
