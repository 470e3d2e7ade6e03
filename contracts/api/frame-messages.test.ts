import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrameMessage } from './frame-messages.ts';

const notes = { type: 'openPopup', page: 'ViewNotes', query: { accountId: '123404' } } as const;

test('[L-2.6-03] a page that has a window of its own may be asked for, with its own parameters', () => {
  assert.deepEqual(readFrameMessage(notes), notes);
  const help = { type: 'openPopup', page: 'LosHelp', query: {} };
  assert.deepEqual(readFrameMessage(help), help);
});

test('[L-2.6-03] no other page opens in a window, and none with a parameter that it does not take', () => {
  const refused = [
    { ...notes, page: 'loan-pipeline' },
    { ...notes, page: 'ComplianceAlerts' },
    { ...notes, page: 'toString' },
    { ...notes, page: '/Notes/View' },
    { ...notes, page: 'javascript:alert(1)' },
    { ...notes, page: ['ViewNotes'] },
    { ...notes, query: { accountId: '1', more: '1' } },
    { ...notes, query: { accountId: 1 } },
    { ...notes, query: { accountId: '' } },
    { ...notes, query: { accountId: '1'.repeat(101) } },
    { ...notes, query: [] },
    { ...notes, query: null },
    { ...notes, size: { width: 1, height: 1 } },
    { type: 'openPopup', page: 'ViewNotes' },
  ];
  for (const message of refused) assert.equal(readFrameMessage(message), null, JSON.stringify(message));
});
