import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countReviews, readReviews, reviewedPairs, reviewSheet, withReview } from './reviews.ts';

const rule = { id: 'X-1', kind: 'rule', rule: 'It holds.', place: 'r.tsv:2' };
const pair = { rule: 'X-1', test: 'a.feature: z', text: 'When a' };
const other = { rule: 'X-1', test: 'b.test.ts: y', text: "test('y');" };
const reader = { date: '2026-05-04', by: 'Ada Moss' };

const views = (pairs = [pair, other], words = rule.rule, text = '') =>
  reviewedPairs([{ ...rule, rule: words }], pairs, readReviews('v.tsv', text).rows);
const [first] = views();
assert.ok(first);
const marked = withReview(views(), first, reader);

test('a pair is not reviewed until it is marked', () => {
  assert.deepEqual(countReviews(views()), { reviewed: 0, changed: 0, 'not reviewed': 2 });
});

test('a mark names rule, test, fingerprint, date and reader', () => {
  const line = ['X-1', 'a.feature: z', first.fingerprint, '2026-05-04', 'Ada Moss'].join('\t');
  assert.equal(marked, `rule\ttest\tfingerprint\tdate\tby\n${line}\n`);
});

test('a mark applies to one pair of a rule', () => {
  assert.deepEqual(
    views(undefined, undefined, marked).map(({ state }) => state),
    ['reviewed', 'not reviewed'],
  );
});

test('a reviewed pair is changed if the words of the rule or the text of the test have changed', () => {
  assert.equal(views([pair], 'It holds always.', marked)[0]?.state, 'changed');
  assert.equal(views([{ ...pair, text: 'When b' }], rule.rule, marked)[0]?.state, 'changed');
});

test('the next review removes the marks of pairs that no longer exist', () => {
  const remaining = views([other], rule.rule, marked);
  const [left] = remaining;
  assert.ok(left);
  assert.doesNotMatch(withReview(remaining, left, reader), /a\.feature/);
});

test('the sheet of a rule has its words, its tests and the command for each', () => {
  assert.equal(
    reviewSheet(rule, views([pair], rule.rule, marked)),
    [
      'X-1 It holds.',
      '',
      'a.feature: z: reviewed (2026-05-04 by Ada Moss)',
      '    When a',
      `  The test shows the rule: npm run trace -- --reviewed X-1 ${first.fingerprint}`,
    ].join('\n'),
  );
  assert.match(reviewSheet(rule, []), /No test claims it\./);
});
