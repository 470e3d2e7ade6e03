import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Check } from 'typebox/value';
import { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { openStore } from '../store.ts';
import { rowsOfTransaction } from '../repositories/loan-inserts.ts';
import { Worlds } from '../../platform/worlds/worlds.ts';
import { bulkCountOf, bulkLoans } from './bulk.ts';
import { isSeedName } from '../../platform/recipes/rows.ts';

const day = '2026-03-10';

test('the name of a bulk seed contains its number of loans', () => {
  assert.equal(bulkCountOf('bulk-1'), 1);
  assert.equal(bulkCountOf('bulk-100000'), 100_000);
  for (const name of [
    'bulk-0',
    'bulk-',
    'bulk-01',
    'bulk-100001',
    'bulk-1000000',
    'bulk-1e3',
    'bulk--1',
    'xbulk-1',
    'bulk-1 ',
  ]) {
    assert.equal(bulkCountOf(name), null, name);
    assert.equal(isSeedName(name), false, name);
  }
  assert.equal(isSeedName('bulk-50'), true);
});

test('bulk loans are valid, always the same, and have different loan numbers', () => {
  const loans = [...bulkLoans(500, day)];
  assert.deepEqual(loans, [...bulkLoans(500, day)]);
  assert.equal(new Set(loans.map(({ dashboard }) => dashboard.loanNumber)).size, 500);
  for (const { dashboard, updatedAt } of loans) {
    assert.ok(Check(LoanDashboard, dashboard), dashboard.loanNumber);
    assert.ok(updatedAt < day);
    // The working day of a US lender, Central Standard Time.
    const hour = (Number(updatedAt.slice(11, 13)) + 18) % 24;
    assert.ok(hour >= 8 && hour < 18, updatedAt);
  }
  assert.equal(loans.filter(({ task }) => task).length, 10);
  const areas = loans.map(({ dashboard: { primaryBorrower } }) =>
    [primaryBorrower?.state, primaryBorrower?.cellPhone?.slice(1, 4)].join(' '),
  );
  assert.deepEqual([...new Set(areas)].toSorted(), [
    'AZ 520',
    'GA 478',
    'MN 218',
    'NV 775',
    'OR 503',
    'VT 802',
  ]);
  assert.ok(new Set(loans.map(({ dashboard }) => dashboard.loanDetails.loanStatus)).size > 10);
});

test('a world of a bulk seed has the number of loans, also after a reset, and users', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const worlds = await Worlds.open(store);
  const world = await worlds.create({ seed: 'bulk-230' });
  const count = async () => (await store.worlds.counts(world.id)).loans;
  assert.equal(await count(), 230);
  await worlds.reset(world.id);
  assert.equal(await count(), 230);
  assert.ok((await store.in(world.id).users.all()).length > 10);
});

test('other requests are served while a world of many loans is deleted or reset', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const worlds = await Worlds.open(store);
  const { id } = await worlds.create({ seed: 'bulk-4500' });
  // Each part is some milliseconds of work.
  const parts = 4_500 / rowsOfTransaction;
  assert.ok(parts >= 18);
  assert.ok((await turnsDuring(worlds.reset(id))) >= 2 * parts - 1);
  assert.equal((await store.worlds.counts(id)).loans, 4_500);
  assert.ok((await turnsDuring(worlds.delete(id))) >= parts - 1);
  assert.equal(await worlds.find(id), null);
  assert.deepEqual(await store.worlds.counts(id), { loans: 0, leads: 0 });
});

test('other requests are served while a recipe with many loans becomes a world', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const worlds = await Worlds.open(store);
  const note = { author: 'A', text: 'Note', isShared: true, createdAt: '2026-01-01T00:00Z' };
  const loans = Array.from({ length: 500 }, (_, index) => ({
    generalAccountId: 500_000 + index,
    originatorUserId: 302,
    notes: Array.from({ length: 20 }, () => note),
  }));
  assert.ok((await turnsDuring(worlds.create({ seed: 'empty', loans }))) >= 5);
});

/** Counts the turns of the event loop until a promise settles. During each turn other requests could be served. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const end = { isOver: false };
  void work.finally(() => (end.isOver = true));
  let turns = 0;
  for (; !end.isOver; turns += 1) await nextTurn();
  await work;
  return turns;
}
