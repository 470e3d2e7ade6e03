import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAssistantAnswer } from './readable-answer.ts';

const answer = { output: 'Yes.', citations: [], troubleshooting: { trackingId: 'T-1' } };

test('an answer with text, citations and tracking id is readable, whatever its citations lack', () => {
  assert.ok(isAssistantAnswer(answer));
  assert.ok(isAssistantAnswer({ ...answer, output: '', citations: [{ citationId: 'doc1' }, {}] }));
});

test('anything else is not', () => {
  for (const odd of [
    null,
    7,
    [],
    {},
    { ...answer, output: 4 },
    { ...answer, citations: {} },
    { ...answer, citations: [null] },
    { ...answer, troubleshooting: null },
    { ...answer, troubleshooting: { trackingId: 7 } },
  ]) {
    assert.equal(isAssistantAnswer(odd), false, JSON.stringify(odd));
  }
});
