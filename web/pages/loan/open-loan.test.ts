import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAccount, readTaskId } from '../../session/account.ts';
import { api } from '../../shared/api/api.ts';
import { accountClosed, selectAccount } from '../../shared/store/session-slice.ts';
import { openLoan } from './open-loan.ts';
import { account, application, setting } from './open-loan-fixture.ts';

const selectLoan = '/Pipeline/Search/SelectLoanNewUi';
const selectTask = '/Pipeline/Search/SelectQueueTaskNewUI';

test('[C-18] the account of a loan is reported before the loan is selected', async () => {
  const { events, storage, store, openBefore } = setting({
    '/api/navigation/account/APP-41': { status: 200, body: account },
    [selectLoan]: { status: 204 },
  });
  const foundAt: (number | undefined)[] = [];
  const found = () => foundAt.push(events.filter((event) => event.includes(selectLoan)).length);
  await store.dispatch(openLoan(application, storage, undefined, found));
  openBefore(account);
  await store.dispatch(openLoan({ from: 'storage' }, storage, undefined, found));
  store.dispatch(api.util.resetApiState());
  assert.deepEqual(foundAt, [0, 1]);
});

test('[A-186] the loan of an account id is loaded, stored and selected without a task', async () => {
  const { events, open } = setting({
    '/api/navigation/account/by-id/41': { status: 200, body: account },
    [selectLoan]: { status: 204 },
  });
  const opened = await open({ from: 'account', accountId: 41 });
  assert.deepEqual(opened, { outcome: 'opened', account, taskId: null });
  assert.equal(events.at(-1), `GET ${selectLoan}?accountId=41`);
});

test('[L-4.6-06 L-3.3-01] an application is loaded, stored and selected, in this order', async () => {
  const { events, areas, open } = setting({
    '/api/navigation/account/APP-41': { status: 200, body: account },
    [selectLoan]: { status: 204 },
  });
  assert.deepEqual(await open(application), { outcome: 'opened', account, taskId: null });
  assert.deepEqual(events, [
    'GET /api/navigation/account/APP-41',
    'store account',
    'store loanTask',
    `GET ${selectLoan}?accountId=41`,
  ]);
  assert.deepEqual(JSON.parse(areas.get('account') ?? 'null'), account);
});

test('a response that is not an account opens no loan', async () => {
  const { events, areas, open } = setting({
    '/api/navigation/account/APP-41': { status: 200, body: { ...account, generalAccountId: '41' } },
  });
  assert.deepEqual(await open(application), { outcome: 'failed' });
  assert.deepEqual(events, ['GET /api/navigation/account/APP-41']);
  assert.equal(areas.get('account'), undefined);
});

test('a loan whose account is loaded after the user has left its page is not opened', async () => {
  const { areas, open } = setting({
    '/api/navigation/account/APP-41': { status: 200, body: account },
  });
  assert.deepEqual(await open(application, AbortSignal.abort()), { outcome: 'failed' });
  assert.equal(areas.get('account'), undefined);
});

test('a lookup that fails after the user has left its page opens no dialog and does not change the open loan', async () => {
  for (const status of [500, 404]) {
    const { storage, errors, open, leaveAt, openBefore } = setting({
      '/api/navigation/account/APP-9': { status },
    });
    openBefore(account);
    const leaving = new AbortController();
    leaveAt('/api/navigation/account/APP-9', () => leaving.abort());
    await open({ from: 'application', applicationIdentifier: 'APP-9' }, leaving.signal);
    assert.deepEqual(errors, []);
    assert.deepEqual(readAccount(storage), account);
  }
});

test('[S-4.2-12] a loan that a page closes while it is being selected stays closed', async () => {
  const { store, open, openBefore, leaveAt } = setting({});
  const leaving = new AbortController();
  openBefore(account);
  leaveAt(selectLoan, () => {
    leaving.abort();
    store.dispatch(accountClosed());
  });
  await open({ from: 'storage' }, leaving.signal);
  assert.equal(selectAccount(store.getState()), null);
});

test('[L-4.7-03] the store gets the loan after its task is selected, since its menu depends on the task', async () => {
  const { events, store, open } = setting({
    '/api/navigation/account/by-id/41': { status: 200, body: account },
    [selectTask]: { status: 204 },
  });
  store.subscribe(() => {
    if (selectAccount(store.getState()) && events.at(-1) !== 'opened') events.push('opened');
  });
  await open({ from: 'work-queue', accountId: 41, taskId: 7 });
  assert.deepEqual(events.slice(-2), [`GET ${selectTask}?accountId=41&taskId=7`, 'opened']);
});

for (const [what, answers, taskId] of [
  ['a loan', { [selectLoan]: { status: 500 } }, null],
  ['a task', { [selectTask]: { status: 500 }, [selectLoan]: { status: 204 } }, 8],
] as const) {
  test(`[L-4.7-09] if the selection of ${what} fails, the loan opens all the same, with its task`, async () => {
    const { storage, open, openBefore } = setting(answers);
    if (taskId !== null) storage.write('taskId', taskId);
    openBefore(account);
    assert.deepEqual(await open({ from: 'storage' }), { outcome: 'opened', account, taskId });
  });
}

test('[L-4.7-01 L-4.7-02 L-4.7-03] a task of a work queue is stored, its account loaded, the task selected', async () => {
  const { events, open } = setting({
    '/api/navigation/account/by-id/41': { status: 200, body: account },
    [selectTask]: { status: 204 },
  });
  await open({ from: 'work-queue', accountId: 41, taskId: 7 });
  assert.deepEqual(events, [
    'store taskId',
    'GET /api/navigation/account/by-id/41',
    'store account',
    'store loanTask',
    `GET ${selectTask}?accountId=41&taskId=7`,
  ]);
});

test('[L-4.7-03] another task of the open loan is selected instead of its task before', async () => {
  const { storage, events, open, openBefore } = setting({
    '/api/navigation/account/by-id/41': { status: 200, body: account },
    [selectTask]: { status: 204 },
  });
  openBefore(account);
  storage.write('loanTask', { generalAccountId: 41, taskId: 7 });
  await open({ from: 'work-queue', accountId: 41, taskId: 8 });
  assert.equal(events.at(-1), `GET ${selectTask}?accountId=41&taskId=8`);
});

test('[A-155] a task that the server does not find for the open loan is dropped', async () => {
  const { storage, events, open, openBefore } = setting({
    [selectTask]: { status: 404, body: {} },
    [selectLoan]: { status: 204 },
  });
  storage.write('taskId', 8);
  openBefore(account);
  assert.deepEqual(await open({ from: 'storage' }), { outcome: 'opened', account, taskId: null });
  assert.ok(events.includes(`GET ${selectLoan}?accountId=41`));
  assert.equal(readTaskId(41, storage), null);
});

test('leaving while an account is loading does not change the task of the open loan', async () => {
  const { storage, open, openBefore } = setting({
    '/api/navigation/account/by-id/42': { status: 200, body: { ...account, generalAccountId: 42 } },
  });
  openBefore(account);
  storage.write('loanTask', { generalAccountId: 41, taskId: 7 });
  await open({ from: 'work-queue', accountId: 42, taskId: 8 }, AbortSignal.abort());
  assert.equal(readTaskId(41, storage), 7);
});

test('[C-25] opening a loan by its account id removes the task of the loan before', async () => {
  const { open, openBefore, storage } = setting({
    '/api/navigation/account/by-id/41': { status: 200, body: account },
    [selectLoan]: { status: 204 },
    [selectTask]: { status: 204 },
  });
  openBefore({ ...account, generalAccountId: 40 });
  await open({ from: 'work-queue', accountId: 41, taskId: 9 });
  assert.equal(readTaskId(41, storage), 9);
  assert.deepEqual(await open({ from: 'account', accountId: 41 }), {
    outcome: 'opened',
    account,
    taskId: null,
  });
  assert.equal(readTaskId(41, storage), null);
});

test('[L-4.6-06] a loan that is opened again is looked up again: its borrower may have another name', async () => {
  const path = '/api/navigation/account/APP-41';
  const { store, storage, events } = setting({
    [path]: { status: 200, body: account },
    [selectLoan]: { status: 204 },
  });
  for (let times = 0; times < 2; times += 1) await store.dispatch(openLoan(application, storage));
  store.dispatch(api.util.resetApiState());
  assert.equal(events.filter((event) => event === `GET ${path}`).length, 2);
});
