import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractInWords } from './contract.ts';
import { sampleEntry } from './sample-entry.ts';

test('an entry says whether its request matched the contract', () => {
  for (const [more, words] of [
    [{}, 'kept: request and answer fit their schemas'],
    [{ status: 404, verdict: 'account-not-found' }, 'kept: a refusal by name'],
    [{ status: 400, verdict: 'invalid-request' }, 'the request breaks its schema'],
    [
      { status: 201, verdict: 'invalid-request: POST /api/loans: type is required' },
      'the request breaks its schema, and was passed on',
    ],
    [
      { verdict: 'invalid-answer: GET /api/navigation/user: role is required' },
      'the answer breaks its schema',
    ],
    [{ fault: 'wrong-type' }, 'spoilt by the fault: wrong-type'],
    [{ operation: 'WhatsNew' }, 'a page: only its address is laid down'],
    [{ operation: null, status: 404, verdict: 'path-unknown' }, 'none: nobody knows this path'],
  ] as const) {
    assert.equal(contractInWords(sampleEntry(more)), words);
  }
});
