import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractInWords, errorInWords, everything, isError, isShown } from './journal-filter.ts';
import type { JournalEntry } from '../../../../contracts/operations/journal-search.ts';

/** Returns an entry of a journal for tests: a successful request, with the given changes. */
const sampleEntry = (more: Partial<JournalEntry> = {}): JournalEntry => ({
  number: 1,
  at: '2026-03-02T09:15:07.000Z',
  recordedAt: '2026-11-20T10:00:00.000Z',
  traceId: '0001-000042',
  method: 'GET',
  path: '/api/loans/123401/dashboard',
  operation: 'getLoanDashboard',
  rules: ['L-7-16'],
  caller: 'closing',
  status: 200,
  milliseconds: 1.25,
  verdict: null,
  fault: null,
  requestBody: null,
  answerBody: '{"loanNumber":"123401"}',
  curl: "curl 'http://localhost:4000/api/loans/123401/dashboard' -H 'accept: application/json'",
  ...more,
});

for (const [filter, more, isFound] of [
  [{}, {}, true],
  [{ text: '  DASHBOARD get ' }, {}, true],
  [{ text: 'l-7-16' }, {}, true],
  [{ text: '0001-000042' }, {}, true],
  [{ text: 'loannumber' }, {}, true],
  [{ text: 'feature-missing' }, { verdict: 'feature-missing' }, true],
  [{ text: 'lending staff' }, { caller: 'lending-staff' }, true],
  [{ text: 'dashboard post' }, {}, false],
  // A word that spans two fields.
  [{ text: 'get/api' }, {}, false],
  [{ statuses: '2xx' }, {}, true],
  [{ statuses: '4xx' }, {}, false],
  [{ statuses: '4xx' }, { status: 499 }, true],
  [{ statuses: '4xx' }, { status: 500 }, false],
  [{ statuses: '5xx' }, { status: 500 }, true],
  [{ statuses: 'faults' }, { status: 500 }, false],
  [{ statuses: 'faults' }, { status: 200, fault: 'delay' }, true],
  [{ operation: 'getLoanDashboard' }, {}, true],
  [{ operation: 'getUser' }, {}, false],
  [{ operation: 'getUser' }, { operation: null }, false],
] as const) {
  test(`the filter ${JSON.stringify(filter)} ${isFound ? 'shows' : 'hides'} an entry with ${JSON.stringify(more)}`, () =>
    assert.equal(isShown(sampleEntry(more), { ...everything, ...filter }), isFound));
}

test('an entry is an error for a refusal, a failure, a fault, an invalid response or no response', () => {
  const errors = [{ status: 400 }, { status: 0 }, { fault: 'truncate' }, { verdict: 'invalid-answer' }];
  for (const more of errors) assert.ok(isError(sampleEntry(more)), JSON.stringify(more));
  for (const more of [{}, { status: 304 }]) assert.ok(!isError(sampleEntry(more)), JSON.stringify(more));
});

test('the error of an entry is one sentence', () => {
  const path = '/api/loans';
  assert.equal(
    errorInWords(sampleEntry({ status: 403, method: 'POST', path, verdict: 'feature-missing' })),
    'Status 403 from POST /api/loans, feature-missing, trace 0001-000042',
  );
  assert.equal(
    errorInWords(sampleEntry({ status: 0, path, fault: 'reset' })),
    'No response from GET /api/loans, fault reset, trace 0001-000042',
  );
});

test('an entry says whether its request matched the contract', () => {
  for (const [more, words] of [
    [{}, 'valid: request and response match their schemas'],
    [{ status: 404, verdict: 'account-not-found' }, 'valid: a documented problem'],
    [{ status: 400, verdict: 'invalid-request' }, 'the request violates its schema'],
    [
      { status: 201, verdict: 'invalid-request: POST /api/loans: type is required' },
      'the request violates its schema, and was passed on',
    ],
    [
      { verdict: 'invalid-answer: GET /api/navigation/user: role is required' },
      'the response violates its schema',
    ],
    [{ fault: 'wrong-type' }, 'changed by the fault: wrong-type'],
    [{ operation: 'WhatsNew' }, 'a legacy page: only its address is documented'],
    [{ operation: null, status: 404, verdict: 'path-unknown' }, 'none: the path is unknown'],
  ] as const) {
    assert.equal(contractInWords(sampleEntry(more)), words);
  }
});
