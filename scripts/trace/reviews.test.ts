import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfRule, readReviews, reviewFindings, rulesToReview, withReviewed } from './reviews.ts';

const rule = (id: string, words = 'It holds.') => ({ id, kind: 'rule', rule: words, place: `r.tsv:${id}` });
const rules = [rule('X-2'), rule('X-1')];
const read = (text: string) => readReviews('v.tsv', text).rows;
const marks = withReviewed(rules, [], new Set(['X-1', 'X-2']));

test('the hash is of kind and words, not of the place', () => {
  assert.match(hashOfRule(rule('X-1')), /^[0-9a-f]{12}$/);
  assert.equal(hashOfRule(rule('X-1')), hashOfRule(rule('X-2')));
  assert.notEqual(hashOfRule(rule('X-1')), hashOfRule(rule('X-1', 'It holds')));
  assert.notEqual(hashOfRule(rule('X-1')), hashOfRule({ ...rule('X-1'), kind: 'field' }));
});

test('what is marked is reviewed until its words change', () => {
  assert.deepEqual([...rulesToReview(rules, read(marks))], []);
  assert.deepEqual([...rulesToReview([rule('X-1', 'Other.'), rule('X-2')], read(marks))], ['X-1']);
  assert.deepEqual([...rulesToReview(rules, [])], ['X-2', 'X-1']);
});

test('marks stand in the order of ids, others stay as they were, those of rules that are gone go', () => {
  const hash = hashOfRule(rule('X-1'));
  assert.equal(marks, `rule\thash\nX-1\t${hash}\nX-2\t${hash}\n`);
  const changed = [rule('X-1', 'Other.')];
  assert.equal(withReviewed(changed, read(marks), new Set()), `rule\thash\nX-1\t${hash}\n`);
});

test('a rule that nobody has reviewed and a mark of no rule are named', () => {
  assert.deepEqual(
    reviewFindings([rule('X-3')], read(marks).slice(0, 1), () => []),
    [
      'r.tsv:X-3 X-3 was never reviewed: nothing shows it, then npm run trace -- --reviewed X-3',
      'v.tsv:2 X-1 is not in the catalogue: take the line out, as --reviewed does with any rule',
    ],
  );
});
