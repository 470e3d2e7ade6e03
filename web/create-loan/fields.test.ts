import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyForm } from './form-values.ts';
import { fieldsToFix } from './fields.ts';
import { messagesOf } from './validation.ts';

test('an empty loan names what is missing, in reading order', () => {
  const toFix = fieldsToFix(messagesOf(emptyForm(), { isLead: false, showsOriginationType: true }));
  assert.deepEqual(
    toFix.map(({ label }) => label),
    ['Institution', 'Originator', 'Product', 'Origination type', 'First name', 'Last name', 'Tax identifier'],
  );
  assert.ok(toFix.every(({ isMissing }) => isMissing));
});

test('a field whose entry is wrong is named too', () => {
  assert.deepEqual(fieldsToFix({ financedAmount: 'Use at most 9 characters.' }), [
    { path: 'financedAmount', label: 'Financed amount', isMissing: false },
  ]);
});
