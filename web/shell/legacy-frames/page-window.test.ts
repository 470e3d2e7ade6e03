import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageWindow } from './popup.ts';

test('[S-9-16 S-9-17 S-9-18] each page with a window has its documented size', () => {
  const sizeOf = (page: Parameters<typeof pageWindow>[0]) => pageWindow(page).size;
  for (const page of [
    'LosHelp',
    'LenderHelp',
    'ContactUs',
    'TermsOfService',
    'ImageFlow',
    'LoanDebug',
  ] as const) {
    assert.deepEqual(sizeOf(page), { width: 750, height: 500 }, page);
  }
  assert.deepEqual(sizeOf('CreditMonitor'), { width: 800, height: 600 });
  for (const page of ['ViewNotes', 'AddNote'] as const) {
    assert.deepEqual(sizeOf(page), { width: 980, height: 580 }, page);
  }
});

test('the parameters in the address of a page are encoded', () => {
  const { address, title } = pageWindow('ViewNotes', { accountId: '7&x=1' });
  assert.deepEqual([address, title], ['/Notes/View?accountId=7%26x%3D1', 'View Notes']);
});
