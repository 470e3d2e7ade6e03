import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractInWords } from './contract.ts';
import { sampleEntry } from '../../testing/journal-entry.ts';

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
