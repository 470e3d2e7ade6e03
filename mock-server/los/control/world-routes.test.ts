import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import type { OwnLoan, WorldLoanRow } from '../../../contracts/operations/recipe.ts';
import { addressOf } from '../../../contracts/operation.ts';
import type { ClusterBus } from '../../store/bus/bus.ts';
import { commonServer } from '../../test/common-server.ts';
import { change, control, stateOf, storeInMemory, worldOf } from '../../test/control.ts';
import { loanRequest, newWorld, signedIn, testApp } from '../../test/server.ts';

const { app } = await commonServer();

const clock = { now: '2026-03-02T10:00:00Z' };

const rowsOf = async (id: string, find = ''): Promise<WorldLoanRow[]> =>
  (await control(app, 'GET', `${id}/loans?find=${find}`)).json();
const loanIn = async (id: string, loan: number): Promise<OwnLoan | undefined> =>
  (await rowsOf(id)).find(({ generalAccountId }) => generalAccountId === loan)?.loan;
const dashboardIn = async (id: string, loan: number): Promise<LoanDashboard> =>
  (await (await signedIn(app, 'lending-staff', id)).get(`/api/loans/${loan}/dashboard`)).json();
const changed = async (id: string, loan: number, part: OwnLoan): Promise<OwnLoan | undefined> => {
  await change(app, id, { loans: { [loan]: part } });
  return loanIn(id, loan);
};

test('the loans of a world are listed and found by name or number, with every field of a recipe', async () => {
  const id = await newWorld(app, { clock });
  const { loans, leads } = await stateOf(app, id);
  assert.equal((await rowsOf(id)).length, loans + leads);
  assert.deepEqual(await rowsOf(id, 'nobody-has-this-name'), []);
  const [row, ...others] = await rowsOf(id, '1000123404');
  assert.deepEqual(others, []);
  const { loan, ...first } = row ?? assert.fail('no loan');
  assert.deepEqual(first, {
    generalAccountId: 123_404,
    loanNumber: '1000123404',
    accountName: first.accountName,
    isLead: false,
  });
  assert.deepEqual(loan.dashboard, await dashboardIn(id, 123_404));
  const again = await newWorld(app, { seed: 'empty', clock, loans: { 123_404: loan } });
  assert.deepEqual(await loanIn(again, 123_404), loan);
});

test('a changed loan is in the product, and in the world of its recipe, until it is taken back', async () => {
  const id = await newWorld(app, { clock });
  const before = await loanIn(id, 123_404);
  const part: OwnLoan = {
    isLead: true,
    dashboard: {
      loanDetails: { loanAmount: 123_456.78, loanStatus: 'Funded' },
      primaryBorrower: { borrowerLastName: 'Kestrel' },
    },
    file: { occupancy: null },
    notes: [{ author: 'Ona', text: 'Called.', isShared: true, createdAt: '2026-03-01T00:00:00.000Z' }],
    task: { queue: 'Closing', taskId: 77_001 },
    vendor: 'northgate',
  };
  const after = await changed(id, 123_404, part);
  const dashboard = await dashboardIn(id, 123_404);
  assert.deepEqual(dashboard, after?.dashboard);
  assert.deepEqual(dashboard.loanDetails, {
    ...before?.dashboard?.loanDetails,
    ...part.dashboard?.loanDetails,
  });
  const saved = await worldOf(app, id);
  assert.deepEqual(saved.loans, { 123_404: part });
  assert.deepEqual(await loanIn(await newWorld(app, saved), 123_404), after);
  const { pathname, search } = new URL(saved.state.link);
  const entered = await app.inject({ url: pathname + search });
  assert.deepEqual(await loanIn(entered.cookies[0]?.value ?? '', 123_404), after);
  await change(app, id, { loans: { 123_404: null } });
  assert.deepEqual(await loanIn(id, 123_404), before);
});

test('the former values undo a change', async () => {
  const id = await newWorld(app, { clock });
  const former = await loanIn(id, 123_404);
  await changed(id, 123_404, {
    accountName: 'Somebody else',
    vendor: 'northgate',
    dashboard: { primaryCoBorrower: null, primaryBorrower: { borrowerFirstName: 'Ines' } },
    notes: [],
    task: { queue: 'Closing', taskId: 77_001 },
  });
  assert.deepEqual(await changed(id, 123_404, former ?? {}), former);
});

test('many changes of one loan make the same loan as their recipe', async () => {
  const id = await newWorld(app, { clock });
  const parts: readonly OwnLoan[] = [
    { dashboard: { primaryCoBorrower: null } },
    { dashboard: { primaryCoBorrower: { borrowerFirstName: 'Ada' } } },
    { dashboard: { hasCoBorrower: false } },
    { dashboard: { loanDetails: { rate: null } } },
    { dashboard: { primaryCoBorrower: { borrowerLastName: 'Reyes' } } },
    { accountName: 'Ada' },
    { accountName: null },
    { dashboard: { ratios: { ltv: 0.5 } }, file: { occupancy: null } },
  ];
  for (const part of parts) {
    const loan = await changed(id, 123_404, part);
    const again = await newWorld(app, await worldOf(app, id));
    assert.deepEqual(await loanIn(again, 123_404), loan, JSON.stringify(part));
  }
});

test('a loan that a user has created can be changed, and taken back with its idempotency key', async () => {
  const id = await newWorld(app, { clock });
  const staff = await signedIn(app, 'lending-staff', id);
  const create = () => staff.post('/api/loans', loanRequest, { 'idempotency-key': 'one' });
  await create();
  const loan = await changed(id, 123_501, { dashboard: { loanDetails: { loanStatus: 'Funded' } } });
  assert.equal(loan?.dashboard?.primaryBorrower?.borrowerLastName, 'Ashdown');
  assert.deepEqual(await loanIn(await newWorld(app, await worldOf(app, id)), 123_501), loan);
  await change(app, id, { loans: { 123_501: null } });
  assert.equal(await loanIn(id, 123_501), undefined);
  assert.equal((await staff.get('/api/loans/123501/dashboard')).statusCode, 404);
  await create();
  assert.equal((await dashboardIn(id, 123_502)).primaryBorrower.borrowerLastName, 'Ashdown');
});

test('the next created loan has a greater id than any loan that was added', async () => {
  const id = await newWorld(app, { seed: 'empty', clock });
  await change(app, id, {
    loans: { 900_001: { originatorUserId: 301 }, 900_000: { originatorUserId: 301 } },
  });
  assert.equal((await dashboardIn(id, 900_001)).loanNumber, '1000900001');
  await (await signedIn(app, 'lending-staff', id)).post('/api/loans', loanRequest);
  assert.equal((await dashboardIn(id, 900_002)).primaryBorrower.borrowerLastName, 'Ashdown');
});

test('open pages hear of a changed loan, and of its menu if that could differ', async () => {
  const id = await newWorld(app, { clock });
  const staff = await signedIn(app, 'lending-staff', id);
  const response = await app.inject({ url: '/api/events', headers: staff.headers, payloadAsStream: true });
  let received = '';
  await changed(id, 123_404, { dashboard: { primaryBorrower: { borrowerLastName: 'Kestrel' } } });
  await changed(id, 123_404, { vendor: 'northgate' });
  await staff.get(addressOf(loanOperations.selectLoan, { accountId: 123_404 }));
  await change(app, id, { menus: { loan: [] } });
  await change(app, id, { name: 'Harbor' });
  await control(app, 'POST', `${id}/events`, { name: 'sessionExtend' });
  for await (const part of response.stream().setEncoding('utf8')) {
    received += String(part);
    if (received.includes('sessionExtend')) break;
  }
  const names = [...received.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
  assert.deepEqual(names, ['loanUpdate', 'menuUpdate', 'loanUpdate', 'menuUpdate', 'sessionExtend']);
  assert.match(received, /^event: loanUpdate\ndata: .*"generalAccountId":123404.*Kestrel/m);
  assert.match(received, /^event: menuUpdate\ndata: \{"generalAccountId":123404\}$/m);
});

test('a change is acknowledged although its events cannot be sent', async (context) => {
  const memory = await storeInMemory(context);
  const { bus } = memory;
  const silent: ClusterBus = {
    isConnected: true,
    publish: async (topic, message) => {
      if (topic === 'event') throw new Error('The database cannot be reached.');
      await bus.publish(topic, message);
    },
    subscribe: (...listener) => bus.subscribe(...listener),
    onLost: (listener) => bus.onLost(listener),
    close: () => bus.close(),
  };
  const alone = await testApp(context, { store: { ...memory, bus: silent } });
  const id = await newWorld(alone);
  assert.deepEqual((await change(alone, id, { loans: { 123_404: { isLead: true } } })).loans, {
    123_404: { isLead: true },
  });
});
