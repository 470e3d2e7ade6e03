import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseResponse } from './parse-response.ts';

const answer = {
  output: 'Yes.',
  citations: [{ citationId: 'doc1' }],
  troubleshooting: { trackingId: 'T-1' },
};

test('[S-7-10] a response has the text, the citations and the tracking id of the answer', () => {
  assert.deepEqual(parseResponse(answer), {
    output: 'Yes.',
    citations: [{ citationId: 'doc1' }],
    trackingId: 'T-1',
  });
});

test('[A-156] an answer without citations or without a tracking id keeps its text', () => {
  for (const citations of [undefined, null, {}, 'doc1']) {
    assert.deepEqual(parseResponse({ ...answer, citations }), {
      output: 'Yes.',
      citations: [],
      trackingId: 'T-1',
    });
  }
  for (const troubleshooting of [undefined, null, {}, [], { trackingId: null }, { trackingId: 7 }]) {
    assert.deepEqual(parseResponse({ ...answer, troubleshooting }), {
      output: 'Yes.',
      citations: answer.citations,
      trackingId: null,
    });
  }
});

test('[A-156] an answer without output has a blank text', () => {
  assert.equal(parseResponse({ ...answer, output: null })?.output, '');
  assert.equal(parseResponse({ citations: [] })?.output, '');
});

test('[S-4.5-06] a response without the documented fields, or with another type of output, is null', () => {
  for (const odd of [null, 7, 'Yes.', [], {}, { message: 'failed' }, { ...answer, output: 4 }]) {
    assert.equal(parseResponse(odd), null, JSON.stringify(odd));
  }
});
