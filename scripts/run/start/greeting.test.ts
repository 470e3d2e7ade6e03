import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanRow } from '../../../mock-server/store/repositories/loan.ts';
import { openStore } from '../../../mock-server/platform/worlds/open-store.ts';
import { sampleLoan } from '../../../mock-server/los/sample-loan.ts';
import { Worlds, defaultWorldId } from '../../../mock-server/platform/worlds/worlds.ts';
import { greeting, loanLines } from './greeting.ts';

const loan = (loanNumber: string, more: Partial<LoanRow> = {}): LoanRow => ({
  generalAccountId: 1,
  applicationIdentifier: 'A-1',
  loanNumber,
  borrowerName: 'Ada Birch',
  institution: null,
  loanStatus: 'Approved',
  loanPurpose: 'Purchase',
  loanAmount: null,
  lockStatus: null,
  lockExpiration: null,
  closingDate: null,
  isLead: false,
  queue: null,
  taskId: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

test('the line of a loan has number, borrower, purpose and status', () => {
  assert.deepEqual(loanLines([loan('100'), loan('2', { loanPurpose: null, loanStatus: null })]), [
    'Sample loans, the latest first:',
    '  100  Ada Birch  Purchase  Approved',
    '  2    Ada Birch  –         –',
  ]);
});

test('loans above the maximum are counted', () => {
  const lines = loanLines(Array.from({ length: 15 }, (_, index) => loan(String(index))));
  assert.equal(lines.length, 14);
  assert.equal(lines.at(-1), '  and 3 more');
});

test('without loans there is no heading', () => {
  assert.deepEqual(loanLines([]), []);
});

test('the greeting has the sample loans, but no loan that a user has created', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  await Worlds.open(store);
  const created = await store.in(defaultWorldId).loans.create(sampleLoan, {
    objectId: 'a-user',
    now: new Date(),
    institutionName: 'Marrowbrook Home Lending',
    productCode: 'FHA30',
    originator: { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' },
  });
  const [latest] = await store.in(defaultWorldId).loans.list({ kind: 'loan' });
  assert.equal(latest?.loanNumber, created.loanNumber);
  const said = (await greeting(store)).join('\n');
  assert.match(said, /\nSample loans, the latest first:\n {2}\d{10} {2}Solomon Adeyemi /);
  assert.match(said, /\n {2}and 20 more$/);
  for (const entered of ['Wilhelmina', 'Ashdown', created.loanNumber]) assert.ok(!said.includes(entered));
});
