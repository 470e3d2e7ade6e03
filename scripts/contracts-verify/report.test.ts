import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../../contracts/provider/verdicts.ts';
import { linesOf, summaryOf } from './report.ts';

const passed: Verdict = {
  operation: 'getUser',
  outcome: 'an originator',
  state: 'somebody is signed in: originator',
  verdict: 'passed',
  why: '',
};
const failed: Verdict = {
  ...passed,
  operation: 'getMenu',
  verdict: 'failed',
  why: 'expected 200 but was 404',
};

test('the table has a line for each interaction, with the reason of a failure', () => {
  const [head, , first, second] = linesOf([passed, failed]);
  assert.match(head ?? '', /^ {2}operation {2}outcome {8}state {2,}verdict {2}why$/);
  assert.match(first ?? '', /^ {2}getUser {4}an originator {2}somebody is signed in: originator {2}passed$/);
  assert.match(second ?? '', / failed {3}expected 200 but was 404$/);
});

test('the summary has the number of skipped interactions if there are any', () => {
  assert.equal(summaryOf([passed, failed], 1.25), '2 interactions: 1 passed, 1 failed, in 1.3 s');
  const skipped: Verdict = { ...passed, verdict: 'skipped' };
  assert.match(summaryOf([passed, skipped], 1), /^2 interactions: 1 passed, 0 failed, 1 skipped, /);
});
