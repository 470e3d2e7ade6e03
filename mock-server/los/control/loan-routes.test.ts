import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import type { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import type { OwnLoan, WorldLoan, WorldLoanRow } from '../../../contracts/operations/recipe.ts';
import { loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { commonServer } from '../../test/common-server.ts';
import type { ClusterBus } from '../../store/bus/bus.ts';
import { control, stateOf, storeInMemory } from '../../test/control.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn, testApp } from '../../test/server.ts';

const { app } = await commonServer();

type Change = Omit<Partial<OwnLoan>, 'generalAccountId'>;
const loanIn = async (id: string, loan: number): Promise<WorldLoan> =>
  (await control(app, 'GET', `${id}/loans/${loan}`)).json();
const change = (id: string, loan: number, part: Change, version?: string) =>
  control(app, 'PATCH', `${id}/loans/${loan}`, { loan: part, ...(version === undefined ? {} : { version }) });
const changed = async (id: string, loan: number, part: Change, version?: string): Promise<WorldLoan> => {
  const response = await change(id, loan, part, version);
  assert.equal(response.statusCode, 200, response.body);
  return response.json();
};
const recipeOf = async (id: string): Promise<WorldRecipe> =>
  (await control(app, 'GET', `${id}/recipe`)).json();
const dashboardIn = async (id: string, loan: number): Promise<LoanDashboard> =>
  (await (await signedIn(app, 'lending-staff', id)).get(`/api/loans/${loan}/dashboard`)).json();

const now = '2026-03-02T10:00:00Z';

test('the loans of a world are listed and found by the start of a name or number', async () => {
  const id = await newWorld(app);
  const rows = async (query = ''): Promise<WorldLoanRow[]> =>
    (await control(app, 'GET', `${id}/loans${query}`)).json();
  const { loans, leads } = await stateOf(app, id);
  const all = await rows();
  assert.equal(all.length, loans + leads);
  const [first] = await rows('?find=1000123404');
  assert.deepEqual(
    [first?.generalAccountId, first?.loanNumber, first?.isLead],
    [123_404, '1000123404', false],
  );
  assert.deepEqual(await rows('?find=nobody-has-this-name'), []);
});

test('a loan is read with every field that a recipe can set', async () => {
  const id = await newWorld(app, { now });
  const { version, loan } = await loanIn(id, 123_404);
  assert.match(version, /^\w{16}$/);
  assert.deepEqual(loan.dashboard, await dashboardIn(id, 123_404));
  assert.deepEqual(
    Object.keys(loan).toSorted(),
    [
      'accountName',
      'dashboard',
      'file',
      'generalAccountId',
      'isLead',
      'notes',
      'originatorUserId',
      'task',
      'updatedAt',
      'vendor',
    ].toSorted(),
  );
  const again = await newWorld(app, { seed: 'empty', now, loans: [loan] });
  assert.deepEqual((await loanIn(again, 123_404)).loan, loan);
  assert.equal(problemOf(await control(app, 'GET', `${id}/loans/999`)).code, 'account-not-found');
  assert.deepEqual(fieldsOf(await control(app, 'GET', `${id}/loans/1000000`)), ['generalAccountId']);
});

test('a changed loan is in the product, the recipe and the link, until the world is reset', async () => {
  const id = await newWorld(app, { now });
  const before = await loanIn(id, 123_404);
  const part: Change = {
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
  const after = await changed(id, 123_404, part, before.version);
  assert.notEqual(after.version, before.version);
  assert.deepEqual(await loanIn(id, 123_404), after);
  const dashboard = await dashboardIn(id, 123_404);
  assert.deepEqual(dashboard, after.loan.dashboard);
  assert.equal(dashboard.loanDetails.loanAmount, 123_456.78);
  assert.equal(dashboard.loanDetails.rate, before.loan.dashboard?.loanDetails?.rate, 'other fields stay');
  const saved = await recipeOf(id);
  assert.deepEqual(saved.loans, [{ generalAccountId: 123_404, ...part }]);
  const again = await newWorld(app, saved);
  assert.deepEqual(await loanIn(again, 123_404), after);
  const { link, linkLeavesOut, leads } = await stateOf(app, id);
  assert.deepEqual(linkLeavesOut, []);
  const { pathname, search } = new URL(link);
  const entered = await app.inject({ url: pathname + search });
  assert.deepEqual(await loanIn(entered.cookies[0]?.value ?? '', 123_404), after);
  await control(app, 'POST', `${id}/reset`);
  assert.deepEqual(await loanIn(id, 123_404), before);
  assert.equal((await stateOf(app, id)).leads, leads - 1);
});

test('the former values undo a change', async () => {
  const id = await newWorld(app, { now });
  const { version, loan } = await loanIn(id, 123_404);
  const { generalAccountId: _id, ...former } = loan;
  await changed(id, 123_404, {
    accountName: 'Somebody else',
    vendor: 'northgate',
    dashboard: { primaryCoBorrower: null, primaryBorrower: { borrowerFirstName: 'Ines' } },
    notes: [],
    task: { queue: 'Closing', taskId: 77_001 },
  });
  assert.deepEqual(await changed(id, 123_404, former), { version, loan });
});

test('a change leaves out nothing that an earlier change has set', async () => {
  const id = await newWorld(app, { now });
  await changed(id, 123_404, { vendor: 'northgate', task: { queue: 'Closing', taskId: 77_001 } });
  const { loan } = await changed(id, 123_404, { dashboard: { loanDetails: { loanStatus: 'Funded' } } });
  assert.deepEqual([loan.vendor, loan.task], ['northgate', { queue: 'Closing', taskId: 77_001 }]);
});

test('many changes of one loan make the same loan as their recipe', async () => {
  const id = await newWorld(app, { now });
  const changes: Change[] = [
    { dashboard: { primaryCoBorrower: null } },
    { dashboard: { primaryCoBorrower: { borrowerFirstName: 'Ada' } } },
    { dashboard: { hasCoBorrower: false } },
    { dashboard: { loanDetails: { rate: null } } },
    { dashboard: { primaryCoBorrower: { borrowerLastName: 'Reyes' } } },
    { accountName: 'Ada' },
    { accountName: null },
    { dashboard: { ratios: { ltv: 0.5 } }, file: { occupancy: null } },
  ];
  for (const part of changes) {
    const { loan } = await changed(id, 123_404, part);
    const again = await newWorld(app, await recipeOf(id));
    assert.deepEqual((await loanIn(again, 123_404)).loan, loan, JSON.stringify(part));
  }
});

test('a loan that a user has created can be changed, and its recipe has both', async () => {
  const id = await newWorld(app, { now });
  await (await signedIn(app, 'lending-staff', id)).post('/api/loans', loanRequest);
  const { loan } = await changed(id, 123_501, {
    dashboard: { loanDetails: { loanStatus: 'Funded' } },
    task: { queue: 'Funding', taskId: 77_001 },
  });
  assert.equal(loan.dashboard?.primaryBorrower?.borrowerLastName, 'Ashdown');
  const again = await newWorld(app, await recipeOf(id));
  assert.deepEqual((await loanIn(again, 123_501)).loan, loan);
});

test('unknown loans are added, and the next created loan has a greater id than any of them', async () => {
  const id = await newWorld(app, { seed: 'empty', now });
  assert.deepEqual(fieldsOf(await change(id, 900_001, { isLead: true })), ['loan.originatorUserId']);
  const { loan } = await changed(id, 900_001, { originatorUserId: 301 });
  assert.equal(loan.dashboard?.loanNumber, '1000900001');
  await changed(id, 900_000, { originatorUserId: 301 });
  await (await signedIn(app, 'lending-staff', id)).post('/api/loans', loanRequest);
  assert.equal((await dashboardIn(id, 900_002)).primaryBorrower.borrowerLastName, 'Ashdown');
  const again = await newWorld(app, await recipeOf(id));
  assert.deepEqual((await loanIn(again, 900_001)).loan, loan);
});

test('a part that does not fit is named, and nothing changes', async () => {
  const id = await newWorld(app, { now });
  const { task } = (await loanIn(id, 123_401)).loan;
  const before = [await loanIn(id, 123_404), await recipeOf(id)];
  const twin = { queue: 'Closing', taskId: 77_001 } as const;
  await changed(id, 123_402, { task: twin });
  const refused: readonly (readonly [Change, string])[] = [
    [{ dashboard: { loanDetails: { loanAmount: -1 } } }, 'loan.dashboard.loanDetails.loanAmount'],
    [{ updatedAt: '2026-02-30T00:00Z', isLead: true }, 'loan.updatedAt'],
    [{ isLead: true, task: twin }, 'loan.task.taskId'],
    [
      { isLead: true, notes: [{ author: 'A', text: 'B', isShared: true, createdAt: '2026-13-01T00:00Z' }] },
      'loan.notes.0.createdAt',
    ],
    [{ generalAccountId: 7 } as Change, 'loan.generalAccountId'],
  ];
  for (const [part, field] of refused)
    assert.deepEqual(fieldsOf(await change(id, 123_404, part)), [field], JSON.stringify(part));
  await changed(id, 123_402, { task: task ?? null });
  assert.deepEqual(await loanIn(id, 123_404), before[0]);
});

test('of two changes of one version, the second is refused and changes nothing', async () => {
  const id = await newWorld(app, { now });
  const { version } = await loanIn(id, 123_404);
  const [one, two] = await Promise.all(
    ['Funded', 'Denied'].map((loanStatus) =>
      change(id, 123_404, { dashboard: { loanDetails: { loanStatus } } }, version),
    ),
  );
  assert.deepEqual([one?.statusCode, two?.statusCode], [200, 409]);
  assert.equal(two && problemOf(two).code, 'loan-changed');
  assert.equal((await dashboardIn(id, 123_404)).loanDetails.loanStatus, 'Funded');
});

test('open pages hear of a changed loan, and of its menu if that could differ', async () => {
  const id = await newWorld(app, { now });
  const staff = await signedIn(app, 'lending-staff', id);
  const response = await app.inject({ url: '/api/events', headers: staff.headers, payloadAsStream: true });
  let received = '';
  await changed(id, 123_404, { dashboard: { primaryBorrower: { borrowerLastName: 'Kestrel' } } });
  await changed(id, 123_404, { vendor: 'northgate' });
  await staff.get(addressOf(loanOperations.selectLoan, { accountId: 123_404 }));
  await control(app, 'PATCH', id, { menus: [{ menu: 'loan', entries: [] }] });
  await control(app, 'PATCH', id, { name: 'Harbor' });
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
  const response = await control(alone, 'PATCH', `${id}/loans/123404`, { loan: { isLead: true } });
  assert.equal(response.statusCode, 200, response.body);
});
