import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, inWords, operationInWords } from './words.ts';

test('a camel-case name is shown as words', () => {
  assert.equal(inWords('getLoanMenu'), 'Get loan menu');
  assert.equal(inWords('initializeEnterpriseLos'), 'Initialize enterprise LOS');
  assert.equal(inWords('create-loan'), 'Create loan');
  assert.equal(inWords('any'), 'Any');
  assert.equal(inWords(''), '');
});

test('counted uses the singular for one and the plural otherwise', () => {
  assert.equal(counted(1, 'loan'), '1 loan');
  assert.equal(counted(0, 'loan'), '0 loans');
  assert.equal(counted(2, 'lead'), '2 leads');
});

test('an operation and a page of the same name are shown differently', () => {
  assert.deepEqual(['selectLoan', 'SelectLoan'].map(operationInWords), ['Select loan', 'Select loan page']);
});
