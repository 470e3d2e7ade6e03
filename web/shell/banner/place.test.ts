import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountFixture } from '../../session/fixtures.ts';
import { placeOf } from './place.ts';

const account = accountFixture({ generalAccountId: 41, applicationIdentifier: 'APP-41' });
const open = { kind: 'loan', account } as const;
const framed = (page: string, search = '') => placeOf({ kind: 'legacy', params: { page }, search }, account);
const loanAt = (params: Parameters<typeof placeOf>[0]['params'], opened: typeof account | null = account) =>
  placeOf({ kind: 'loan', params, search: '' }, opened);

test('[S-2.3-12] a page of the open loan is a place in it, with its id in the address or without', () => {
  for (const params of [{}, { accountId: '41' }, { applicationIdentifier: 'APP-41' }])
    assert.deepEqual(loanAt(params), { ...open, isFramed: false });
});

test('[A-195] the address of a loan that is not open yet shows no other loan', () => {
  for (const params of [{ accountId: '42' }, { applicationIdentifier: 'APP-42' }])
    assert.deepEqual(loanAt(params), { kind: 'opening' });
  assert.deepEqual(loanAt({}, null), { kind: 'opening' });
});

test('[S-2.3-12] a legacy page belongs to the open loan if its address has the id of the loan', () => {
  assert.deepEqual(framed('LoanSummary', '?accountId=41'), { ...open, isFramed: true });
  for (const search of ['', '?accountId=42', '?accountId=4', '?id=41'])
    assert.deepEqual(framed('LoanSummary', search), { kind: 'elsewhere' }, search);
  assert.deepEqual(framed('WhatsNew', '?accountId=41'), { kind: 'elsewhere' });
  assert.deepEqual(framed('toString', '?accountId=41'), { kind: 'elsewhere' });
});

test('[S-2.3-12] a group of the loan menu needs an open loan', () => {
  const menu = { kind: 'loan-menu', params: {}, search: '' } as const;
  assert.deepEqual(placeOf(menu, account), { ...open, isFramed: true });
  assert.deepEqual(placeOf(menu, null), { kind: 'elsewhere' });
});

test('pipelines, the create screen and all other pages are places of their own', () => {
  assert.deepEqual(framed('closing-queue'), { kind: 'pipeline', page: 'closing-queue' });
  for (const kind of ['creation', undefined] as const)
    assert.deepEqual(placeOf({ kind, params: {}, search: '' }, account), { kind: kind ?? 'elsewhere' });
});
