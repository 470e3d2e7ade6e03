import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage } from '../../../../contracts/frame-messages.ts';
import { commonServer } from '../../../test/common-server.ts';
import { personas } from '../../seeds/personas.ts';
import { day, dayAt, given, usd } from '../page/format.ts';
import { type HtmlValue, html } from '../../../platform/html/html.ts';
import type { LoanRow } from '../../../store/repositories/loan.ts';
import { closingOf } from '../page/loan-chips.ts';
import { loanPipeline } from './pipelines.ts';
import { headingsOf, leadFor, rowsOf, textOf, worldOf } from '../../../test/legacy.ts';
import { newWorld } from '../../../test/world-cookie.ts';

const { app, store } = await commonServer();

const queues = [
  ['S-4.3-06', 'closing-queue', 'Closing'],
  ['S-4.3-07', 'funding-queue', 'Funding'],
  ['S-4.3-08', 'loan-opener-queue', 'LoanOpener'],
  ['S-4.3-09', 'processor-queue', 'Processor'],
  ['S-4.3-10', 'underwriting-queue', 'Underwriter'],
] as const;

const read = (value: HtmlValue): string => textOf(String(value));

/** Returns the first cells of a row, which all lists have, and its status. */
const start = (loan: LoanRow) => [
  loan.loanNumber,
  read(given(loan.borrowerName)),
  read(given(loan.institution)),
  read(given(loan.loanPurpose)),
  read(usd(loan.loanAmount)),
  read(given(loan.loanStatus)),
];

test("[S-1-07] the loan pipeline lists the world's loans, newest activity first", async () => {
  const world = await worldOf(app, 'lending-staff');
  const loans = await store.in(world.id).loans.list({ kind: 'loan' });
  assert.ok(loans.length > 0);
  const rows = rowsOf((await world.open('loan-pipeline')).body);
  assert.deepEqual(
    rows.map((cells) => cells.map((cell) => cell.replace(/ (?:today|tomorrow|in \d days)$/, ''))),
    loans.map((loan) => [
      ...start(loan),
      read(given(loan.lockStatus)),
      read(day(loan.closingDate)),
      read(dayAt(loan.updatedAt)),
    ]),
  );
});

test('[S-1-07] [A-191] the lead pipeline lists how to reach each lead, newest contact first', async () => {
  const world = await worldOf(app, 'lending-staff');
  const leads = await store.in(world.id).loans.list({ kind: 'lead' });
  const { body } = await world.open('lead-pipeline');
  assert.deepEqual(headingsOf(body), [
    'Loan Number',
    'Borrower',
    'Phone',
    'Source',
    'Originator',
    'Institution',
    'Purpose',
    'Loan Amount',
    'Status',
    'Last Contact',
  ]);
  const [number, borrower, ...terms] = [0, 1, 5, 6, 7, 8];
  assert.deepEqual(
    rowsOf(body).map((cells) => [number, borrower, ...terms, 9].map((index) => cells[index ?? 0])),
    leads.map((lead) => [...start(lead), read(dayAt(lead.updatedAt))]),
  );
  const contactOf = (name: string) =>
    rowsOf(body)
      .find(([, own]) => own === name)
      ?.slice(2, 5);
  assert.deepEqual(contactOf('Thaddeus Marlowe'), ['(541) 555-0117', 'Open house', 'Mateo Alvarado']);
  assert.deepEqual(contactOf('Yolanda Eberhart'), ['(503) 555-0133', 'Mailing', 'Mateo Alvarado']);
  assert.deepEqual(contactOf('Beatrix Hawksmoor'), ['(208) 555-0149', 'Past client', 'Nora Whitfield']);
  assert.deepEqual(contactOf('Rosalind Petrakis')?.slice(0, 1), ['–not given']);
});

test('[A-191] a created lead has a dash for what the create screen does not ask', async () => {
  const world = await worldOf(app, 'lending-staff');
  await store.in(world.id).loans.create(leadFor('Odile', 'Marchetti'), {
    objectId: 'someone',
    now: new Date('2030-01-01T12:00:00Z'),
    institutionName: 'Marrowbrook Home Lending',
    productCode: 'F30',
    originator: { originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' },
  });
  const [first] = rowsOf((await world.open('lead-pipeline')).body);
  assert.deepEqual(first?.slice(1, 5), ['Odile Marchetti', '–not given', '–not given', 'Nora Whitfield']);
  assert.equal(first.at(-1), '01/01/2030');
});

test('[S-1-07] [A-191] the closing queue has the next closing first, and compliance as a column', async () => {
  const closed = (taskId: number, closingDate: string | null) => ({
    originatorUserId: 301,
    dashboard: { loanDetails: { closingDate } },
    task: { queue: 'Closing' as const, taskId },
  });
  const { cookie } = await newWorld(app, {
    persona: 'closing',
    clock: { now: '2026-06-01T13:30:00Z' },
    loans: { 201: closed(901, null), 202: closed(902, '2026-06-02'), 203: closed(903, '2026-07-01') },
  });
  const load = async (query = '') => {
    const { body } = await app.inject({ url: `/Pipeline/ClosingQueue${query}`, headers: { cookie } });
    return body;
  };
  const page = await load();
  const compliance = headingsOf(page).indexOf('Compliance');
  assert.deepEqual(
    rowsOf(page).map((cells) => [cells[0], cells[compliance]]),
    [
      ['1000000202', 'Insufficient data'],
      ['1000123405', 'Passed'],
      ['1000123404', '3 findings'],
      ['1000123435', 'Passed'],
      ['1000000203', 'Insufficient data'],
      ['1000000201', 'Insufficient data'],
    ],
  );
  assert.match(page, /6 loans, earliest closing first/);
  const numbers = async (query: string) => rowsOf(await load(query)).map(([number]) => number);
  const order = ['1000000202', '1000123405', '1000123404', '1000123435', '1000000203', '1000000201'];
  assert.deepEqual(await numbers('?after=123404'), order.slice(3));
  assert.deepEqual(await numbers('?before=201'), order.slice(0, 5));
  assert.deepEqual(
    await numbers('?sort=closing&direction=desc'),
    order.toReversed().slice(1).concat('1000000201'),
  );
  assert.deepEqual((await numbers('?sort=loanNumber'))[0], '1000000201');
});

for (const [closingDate, loanStatus, shown] of [
  ['2026-03-09', 'Docs Out', '03/09/2026'],
  ['2026-03-10', 'Docs Out', '03/10/2026 today'],
  ['2026-03-11', 'Docs Out', '03/11/2026 tomorrow'],
  ['2026-03-17', 'Docs Out', '03/17/2026 in 7 days'],
  ['2026-03-18', 'Docs Out', '03/18/2026'],
  ['2026-03-11', 'Funded', '03/11/2026'],
  [null, 'Docs Out', '–not given'],
] as const) {
  test(`[A-191] on March 10 a closing on ${closingDate} of a loan "${loanStatus}" reads "${shown}"`, () => {
    const closing = closingOf({ closingDate, loanStatus }, new Date('2026-03-10T23:59:00Z'));
    assert.equal(textOf(String(html`${closing}`)), shown);
  });
}

test('[C-02] a pipeline opens a loan by its application identifier', async () => {
  const world = await worldOf(app, 'lending-staff');
  const page = (await world.open('loan-pipeline')).body;
  for (const { applicationIdentifier } of await store.in(world.id).loans.list({ kind: 'loan' })) {
    assert.ok(page.includes(`<a href="/dashboard/${applicationIdentifier}" target="_top"`));
  }
});

for (const [rule, name, queue] of queues) {
  test(`[${rule}] the ${name} lists the loans with a task in it and opens loan and task`, async () => {
    const world = await worldOf(app, 'lending-staff');
    const page = (await world.open(name)).body;
    const order = queue === 'Closing' ? ({ sort: 'closing', direction: 'asc' } as const) : {};
    const loans = await store.in(world.id).loans.list({ kind: 'loan', queue, ...order });
    assert.ok(loans.length > 0);
    assert.deepEqual(
      rowsOf(page).map(([loanNumber]) => loanNumber),
      loans.map(({ loanNumber }) => loanNumber),
    );
    for (const { generalAccountId, taskId } of loans) {
      assert.ok(page.includes(`data-route="/dashboard/${generalAccountId}/${taskId}"`));
    }
  });
}

test('[S-2.3-29] a quick search of the product sends the matches, and the route of a single match', async () => {
  const world = await worldOf(app, 'lending-staff');
  const found = async (query: Readonly<Record<string, string>>) => {
    const { body } = await world.open('loan-pipeline', query);
    const [, message] = /<body[^>]* data-found="([^"]*)"/.exec(body) ?? [];
    return message === undefined ? null : readFrameMessage(JSON.parse(textOf(message)));
  };
  const match = {
    generalAccountId: 123_404,
    loanNumber: '1000123404',
    borrowerName: 'Casimir Dombrowski',
    isLead: false,
  };
  const [only] = (await store.in(world.id).loans.list({ kind: 'loan', text: 'dom' })) ?? [];
  const route = `/dashboard/${only?.applicationIdentifier}`;
  assert.deepEqual(await found({ search: 'dom', handedOver: 'true' }), {
    type: 'searchResult',
    matches: [match],
    route,
  });
  const several = await found({ search: '100012340', handedOver: 'true' });
  assert.ok(several?.type === 'searchResult' && several.matches.length > 1);
  assert.equal(several.route, null);
  assert.deepEqual(await found({ search: 'zzz', handedOver: 'true' }), {
    type: 'searchResult',
    matches: [],
    route: null,
  });
  // A match without a borrower name has its loan number as name.
  assert.ok(await found({ search: '1000123425', handedOver: 'true' }));
  assert.equal(await found({ search: 'dom' }), null);
  assert.equal(await found({ handedOver: 'true' }), null);
});

test('an empty pipeline explains what it lists', async () => {
  const { id } = await worldOf(app, 'lending-staff');
  const objectId = personas.find((persona) => persona.id === 'lending-staff')?.objectId ?? '';
  const user = await store.in(id).users.byObjectId(objectId);
  assert.ok(user);
  const nowhere = { ...app.worlds.default, store: store.in('a-world-without-loans') };
  const asked = { user, objectId, query: {}, form: {}, antiForgeryToken: '' };
  const view = await loanPipeline({ store: nowhere.store, events: app.events, world: nowhere, ...asked });
  assert.equal(rowsOf(String(view.content)).length, 0);
  assert.match(String(view.content), /No loans yet/);
});

test('names with markup are escaped', async () => {
  const world = await worldOf(app, 'lending-staff');
  const hostile = '<img src=x onerror=alert(1)>';
  await store.in(world.id).loans.create(leadFor(hostile, `"O'Neil" & <script>`), {
    objectId: 'someone',
    now: new Date('2030-01-01T00:00:00Z'),
    institutionName: '</td><script>alert(2)</script>',
    productCode: 'F30',
    originator: { originatorUserId: 1, firstName: 'A', lastName: 'B' },
  });
  const page = (await world.open('lead-pipeline')).body;
  assert.equal(page.includes('<img'), false);
  assert.equal(
    page.replace(/<script src="\/page-assets\/[^"]+" nonce="[^"]+" defer><\/script>/, '').includes('<script'),
    false,
  );
  assert.ok(page.includes('&lt;img src=x onerror=alert(1)&gt;'));
  assert.ok(page.includes('&lt;/td&gt;&lt;script&gt;alert(2)&lt;/script&gt;'));
});

test('a pipeline never shows a loan of another world', async () => {
  const mine = await worldOf(app, 'lending-staff');
  const other = await worldOf(app, 'lending-staff');
  await store.in(other.id).loans.create(leadFor('Otherworldly', 'Borrower'), {
    objectId: 'someone',
    now: new Date('2030-01-01T00:00:00Z'),
    institutionName: 'Elsewhere',
    productCode: 'F30',
    originator: { originatorUserId: 1, firstName: 'A', lastName: 'B' },
  });
  assert.equal((await mine.open('lead-pipeline')).body.includes('Otherworldly'), false);
  assert.equal((await other.open('lead-pipeline')).body.includes('Otherworldly'), true);
});
