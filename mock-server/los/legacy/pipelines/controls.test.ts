import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LegacyPageName, legacyAddress } from '../../../../contracts/api/legacy.ts';
import type { PersonaId } from '../../../../contracts/api/personas.ts';
import { newWorld } from '../../../test/world-cookie.ts';
import { commonServer } from '../../../test/common-server.ts';
import { messagesOf, rowsOf, textOf, worldOf } from '../../../test/legacy.ts';

const { app } = await commonServer();
const world = await worldOf(app, 'lending-staff');

const numbersOf = (page: string) => rowsOf(page).map(([loanNumber]) => loanNumber);
/** Returns the address of the framed page that a link of a list makes the product show. */
const linkOf = (page: string, label: string): string => {
  const [, route] = new RegExp(`data-route="([^"]*)"[^>]*>${label}</a>`).exec(page) ?? [];
  const [path, query] = textOf(route ?? '').split('?');
  assert.equal(path, '/lf/loan-pipeline', `no link ${label}`);
  return `${legacyAddress('loan-pipeline')}?${query}`;
};

test('[A-191] a heading sorts by its column, a second time in the other direction', async () => {
  const first = (await world.open('loan-pipeline')).body;
  assert.match(first, /aria-sort="descending"><a [^>]*>Activity</);
  const url = linkOf(first, 'Loan Amount');
  const up = (await app.inject({ url, headers: { cookie: world.cookie } })).body;
  assert.match(up, /aria-sort="ascending"><a [^>]*>Loan Amount</);
  const down = await app.inject({ url: linkOf(up, 'Loan Amount'), headers: { cookie: world.cookie } });
  assert.equal(numbersOf(down.body)[0], '1000123435');
  assert.deepEqual(numbersOf(down.body).at(-1), numbersOf(up)[0]);
  for (const [name, value] of [
    ['sort', 'amount'],
    ['direction', 'desc'],
  ] as const)
    assert.match(down.body, new RegExp(`<input type="hidden" name="${name}" value="${value}">`));
});

test('[A-144] the quick search of the pipeline filters by number or name, and shows the search text', async () => {
  const page = (await world.open('loan-pipeline', { search: 'dom' })).body;
  assert.deepEqual(numbersOf(page), ['1000123404']);
  assert.match(page, /name="search" value="dom"/);
  assert.match(page, />Show all</);
  assert.match(page, />1 loan, /);
  assert.match((await world.open('loan-pipeline')).body, />32 loans, /);
  assert.deepEqual(numbersOf((await world.open('loan-pipeline', { search: '1000123406' })).body), [
    '1000123406',
  ]);
  assert.match((await world.open('loan-pipeline', { search: 'zzz' })).body, /No loans match/);
});

test('[A-117] only the lead pipeline links to the create screen, for users who may create leads', async () => {
  const routesOn = async (persona: PersonaId, name: LegacyPageName) =>
    messagesOf((await (await worldOf(app, persona)).open(name)).body).map((message) =>
      message?.type === 'navigate' ? message.route : null,
    );
  for (const persona of ['lead-only', 'lending-staff'] as const) {
    assert.ok((await routesOn(persona, 'lead-pipeline')).includes('/new-lead'), persona);
    assert.ok(!(await routesOn(persona, 'loan-pipeline')).includes('/new-lead'), persona);
  }
  assert.ok(!(await routesOn('processor', 'lead-pipeline')).includes('/new-lead'));
});

test('the list is filtered by status, and the status stays selected', async () => {
  const page = (await world.open('closing-queue', { status: 'Docs Out' })).body;
  assert.deepEqual(numbersOf(page), ['1000123405']);
  assert.match(page, /<option value="Docs Out" selected>/);
});

test('[S-1-07] the links to the next pages lead through every loan once', async () => {
  const { cookie } = await newWorld(app, { persona: 'lending-staff', seed: 'bulk-120' });
  const load = async (url: string) => (await app.inject({ url, headers: { cookie } })).body;
  const first = await load('/Pipeline/LoanPipeline?sort=closing&direction=asc');
  const second = await load(linkOf(first, 'Next page'));
  const third = await load(linkOf(second, 'Next page'));
  const pages = [first, second, third].map(numbersOf);
  assert.deepEqual(
    pages.map(({ length }) => length),
    [50, 50, 20],
  );
  assert.equal(new Set(pages.flat()).size, 120);
  assert.equal(third.includes('Next page'), false);
  assert.deepEqual(numbersOf(await load(linkOf(third, 'Previous page'))), pages[1]);
  assert.deepEqual(numbersOf(await load(linkOf(third, 'First page'))), pages[0]);
  assert.match(first, /The first 50 loans, earliest closing first/);
  assert.equal(first.includes('Previous page'), false);
});

test('[S-2.3-28] the search finds loans and leads, and its results open them', async () => {
  const page = (await world.open('search', { search: 'pet' })).body;
  assert.deepEqual(
    rowsOf(page).map(([, borrower, kind]) => [borrower, kind]),
    [
      ['Evangeline Pettibone', 'Loan'],
      ['Rosalind Petrakis', 'Lead'],
    ],
  );
  assert.deepEqual(
    messagesOf(page).map((message) => message?.type),
    ['navigate', 'navigate'],
  );
  assert.match((await world.open('search')).body, /Enter a name, a loan number, or its last four digits\./);
});

test('the links between pages keep the search text and the status', async () => {
  const { cookie } = await newWorld(app, { persona: 'lending-staff', seed: 'bulk-1000' });
  const load = async (url: string) => (await app.inject({ url, headers: { cookie } })).body;
  const first = await load('/Pipeline/LoanPipeline?search=10&status=Processing');
  assert.equal(numbersOf(first).length, 50);
  const next = linkOf(first, 'Next page');
  const second = await load(next);
  for (const url of [next, linkOf(second, 'Previous page'), linkOf(second, 'First page')]) {
    const { searchParams } = new URL(url, 'http://localhost');
    assert.deepEqual([searchParams.get('search'), searchParams.get('status')], ['10', 'Processing'], url);
  }
});

test("[S-7-26] the work-queue dashboard shows tasks or documents by the user's queue, and can be closed", async () => {
  const processor = (await (await worldOf(app, 'processor')).open('TaskQueueDashboard')).body;
  assert.match(processor, /Tasks, 4 in the queue/);
  assert.deepEqual(messagesOf(processor)[0], { type: 'closePanel', panel: 'workQueueDashboard' });
  const underwriter = (await (await worldOf(app, 'underwriter')).open('TaskQueueDashboard')).body;
  assert.match(underwriter, /Outstanding documents, 6 in the queue/);
});
