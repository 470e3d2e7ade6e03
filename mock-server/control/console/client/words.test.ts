import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, flagInWords, inWords, operationInWords, worldInWords } from './words.ts';

test('a name is read as words', () => {
  assert.equal(inWords('getLoanMenu'), 'Get loan menu');
  assert.equal(inWords('initializeEnterpriseLos'), 'Initialize enterprise LOS');
  assert.equal(inWords('create-loan'), 'Create loan');
  assert.equal(inWords('any'), 'Any');
  assert.equal(inWords(''), '');
});

test('a flag loses its enable, and only in front', () => {
  assert.equal(flagInWords('enableAiAssistant'), 'AI assistant');
  assert.equal(flagInWords('enableBeta1_AdverseAction'), 'Beta 1 adverse action');
  assert.equal(flagInWords('enableAppraisal36'), 'Appraisal 36');
  assert.equal(flagInWords('supportNoticeOfIncompleteness'), 'Support notice of incompleteness');
  assert.equal(flagInWords('enable'), 'Enable');
});

test('one is one and two are many', () => {
  assert.equal(counted(1, 'loan'), '1 loan');
  assert.equal(counted(0, 'loan'), '0 loans');
  assert.equal(counted(2, 'lead'), '2 leads');
});

test('the default world has a name, others have an id', () => {
  assert.equal(worldInWords('default'), 'Default world');
  assert.equal(worldInWords('a1b2'), 'World a1b2');
});

test('an operation and a page of the same name can be told apart', () => {
  assert.deepEqual(['selectLoan', 'SelectLoan'].map(operationInWords), ['Select loan', 'Select loan page']);
});
