import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyId, compareIds, idsIn, isRuleId, isSectionFile, rulesIn, sectionIdOf } from './ids.ts';

// Builds ids from parts, so that this file does not claim rules.
const first = ['L', '4.5', '09'].join('-');
const second = ['S', '1', '01'].join('-');
const own = ['T', '1', '01'].join('-');

test('finds rule ids of the documents and of this project in a text, without duplicates', () => {
  assert.deepEqual(rulesIn(`[${first} ${second}] as in ${first}, (${own})`), [first, second, own]);
  assert.deepEqual(rulesIn('A-01, C-23, L-4.5-9 and XL-1-01'), []);
});

test('finds ids of rules and decisions in a text, without duplicates', () => {
  assert.deepEqual(idsIn(`[${first} A-01] as in C-23 and A-01, not A-1`), [first, 'A-01', 'C-23']);
});

test('isRuleId accepts only a whole rule id', () => {
  assert.ok(isRuleId(own));
  for (const text of [`${own}x`, 'A-01', 'T-1', `${first} `]) assert.ok(!isRuleId(text), text);
});

test('conflicts and ambiguities have two or three digits', () => {
  assert.deepEqual('A-01 C-23 A-156 A-1 A-1567'.match(anyId), ['A-01', 'C-23', 'A-156']);
});

test('isSectionFile accepts files with the name of a section', () => {
  assert.ok(isSectionFile('features/rules/L-4.10.tsv') && isSectionFile('features/rules/T-1.tsv'));
  assert.ok(
    !isSectionFile('features/rules/open-questions/L.tsv') && !isSectionFile('features/rules/places.tsv'),
  );
  assert.equal(sectionIdOf(first), 'L-4.5');
});

test('ids are ordered by letter, section and number', () => {
  const ordered = ['S-2-01', 'S-10-01', 'L-1-02', 'L-1-10', 'L-1.1-01', 'T-1-01', 'C-02', 'A-15', 'A-100'];
  assert.deepEqual(ordered.toReversed().toSorted(compareIds), ordered);
});
