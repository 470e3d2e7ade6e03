import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverFindings, readUnbreakable, unbreakableFile } from './unbreakable.ts';

const unbreakable = (rule: string) => [{ rule, reason: 'It is about the documents.', place: 'list:2' }];

test('a rule with a mutant or with a reason is covered', () => {
  assert.deepEqual(coverFindings(['S-1-01', 'S-1-02'], [{ rule: 'S-1-01' }], unbreakable('S-1-02')), []);
});

test('a rule with neither is found', () => {
  assert.deepEqual(coverFindings(['S-1-01'], [], []), [
    `S-1-01 has no mutant: add one to scripts/proof/mutants/lists, or its reason to ${unbreakableFile}`,
  ]);
});

test('a reason for a rule that has a mutant is found', () => {
  assert.deepEqual(coverFindings(['S-1-01'], [{ rule: 'S-1-01' }], unbreakable('S-1-01')), [
    'list:2 S-1-01 has a mutant: delete this row',
  ]);
});

test('a reason for an unknown rule is found', () => {
  assert.deepEqual(coverFindings([], [], unbreakable('S-1-99')), [
    'list:2 S-1-99 is not in the catalogue of rules',
  ]);
});

test('a row without a reason is malformed', () => {
  assert.deepEqual(readUnbreakable('rule\treason\nS-1-01\t\n').malformed, [
    `${unbreakableFile}:2 must have rule, reason`,
  ]);
});
