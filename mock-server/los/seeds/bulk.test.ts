import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Check } from 'typebox/value';
import { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import { Worlds } from '../../platform/worlds/worlds.ts';
import { bulkCountOf, bulkLoans } from './bulk.ts';
import { officeZone } from './business-days.ts';
import { queueOf } from './statuses.ts';
import { isSeedName } from '../../platform/recipes/rows.ts';

const day = '2026-03-10';
const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: officeZone });

test('the name of a bulk seed contains its number of loans', () => {
  assert.equal(bulkCountOf('bulk-1'), 1);
  assert.equal(bulkCountOf('bulk-1900'), 1_900);
  for (const name of [
    'bulk-0',
    'bulk-',
    'bulk-01',
    'bulk-1901',
    'bulk-10000',
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
    const hour = Number(hours.format(new Date(updatedAt)));
    assert.ok(hour >= 8 && hour < 18, updatedAt);
  }
  for (const { dashboard, task } of loans) assert.equal(task?.queue ?? null, queueOf(dashboard.loanDetails));
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
