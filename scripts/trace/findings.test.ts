import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countsOf, findingsOf, testsOf } from './findings.ts';
import type { Trace } from './findings.ts';

const rule = (id: string, place = `r.tsv:${id}`) => ({ id, kind: 'rule', rule: 'It holds.', place });
const decision = (id: string, evidence = '') => ({
  id,
  question: 'Q?',
  decided: 'D.',
  otherwise: 'E.',
  evidence,
  place: `q.tsv:${id}`,
});
const shown = (id: string, passed = true) => ({
  rule: id,
  source: 'a.feature',
  name: 'example',
  passed,
  isClose: true,
});
const waiver = (id: string, register = 'A-01') => ({
  rule: id,
  reason: 'R.',
  decision: register,
  place: `w.tsv:${id}`,
});
const claim = (id: string) => ({ rule: id, source: 'a.feature', line: 3 });

const sound: Trace = {
  rules: [rule('L-1-01'), rule('L-1-02')],
  decisions: [decision('S-9-01'), decision('A-01')],
  waiting: [],
  pending: ['L-1-02'],
  pendingBefore: new Map([['HEAD', ['L-1-01', 'L-1-02']]]),
  waivers: [],
  claims: [claim('L-1-01')],
  evidence: [shown('L-1-01')],
};
const findings = (change: Partial<Trace>) => findingsOf({ ...sound, ...change });

test('a trace without errors has no findings', () => {
  assert.deepEqual(findings({}), []);
  assert.deepEqual(countsOf(sound), { evidenced: 1, pending: 1, waived: 0, total: 2 });
});

test('a rule without evidence must be pending', () => {
  assert.deepEqual(findings({ pending: [] }), [
    'r.tsv:L-1-02 L-1-02 has no evidence and is neither pending nor waived',
  ]);
});

test('a test that claims more than three rules is evidence for none of them', () => {
  const evidence = [{ ...shown('L-1-01'), isClose: false }];
  assert.deepEqual(findings({ evidence }), [
    'r.tsv:L-1-01 L-1-01 has no evidence that counts: each of its tests claims more than 3 rules (a.feature: example)',
  ]);
  assert.equal(countsOf({ ...sound, evidence }).evidenced, 0);
});

test('a pending rule with evidence must leave the list', () => {
  assert.deepEqual(findings({ evidence: [shown('L-1-01'), shown('L-1-02')] }), [
    'pending L-1-02 has evidence: remove it from the list',
  ]);
});

test('a pending id must be in the catalogue, once and in order', () => {
  const before = new Map<string, string[]>();
  assert.deepEqual(findings({ pending: ['L-1-02', 'L-1-02', 'L-0-09'], pendingBefore: before }), [
    'pending L-1-02 is listed twice',
    'pending L-0-09 must be listed before L-1-02',
    'pending L-0-09 is not in the catalogue',
  ]);
});

test('the pending list may only get shorter', () => {
  assert.deepEqual(findings({ pendingBefore: new Map([['HEAD', ['L-1-01']]]) }), [
    'pending L-1-02 is not pending at HEAD: the list may only get shorter',
  ]);
});

test('evidence must name a known rule', () => {
  assert.deepEqual(findings({ evidence: [shown('L-1-01'), shown('L-9-98')] }), [
    'a.feature L-9-98 is not in the catalogue',
  ]);
});

test('evidence for a decision is no finding and counts for no rule', () => {
  const trace = { ...sound, evidence: [...sound.evidence, shown('S-9-01')] };
  assert.deepEqual(findingsOf(trace), []);
  assert.equal(countsOf(trace).evidenced, 1);
});

test('a failed test is no evidence and is a finding', () => {
  assert.deepEqual(findings({ evidence: [shown('L-1-01', false)] }), [
    'r.tsv:L-1-01 L-1-01 has no evidence and is neither pending nor waived',
    'a.feature evidence for L-1-01 did not pass: example',
  ]);
});

test('a claim whose test did not run is a finding with its line', () => {
  const elsewhere = { ...shown('L-1-01'), source: 'b.feature' };
  assert.deepEqual(findings({ evidence: [elsewhere] }), ['a.feature:3 evidence for L-1-01 did not run']);
});

test('a waived rule needs no evidence and is counted', () => {
  const trace = { ...sound, pending: [], waivers: [waiver('L-1-02')] };
  assert.deepEqual(findingsOf(trace), []);
  assert.equal(countsOf(trace).waived, 1);
});

test('a waiver is a finding if its decision or rule is unknown, or if the rule is waived twice or pending', () => {
  assert.deepEqual(findings({ waivers: [waiver('L-1-02')] }), ['w.tsv:L-1-02 L-1-02 is pending as well']);
  const waivers = [waiver('L-1-02', 'A-99'), waiver('L-1-02'), waiver('L-9-99')];
  assert.deepEqual(findings({ pending: [], waivers }), [
    'w.tsv:L-1-02 A-99 is not in the register',
    'w.tsv:L-1-02 L-1-02 is waived twice',
    'w.tsv:L-9-99 L-9-99 is not in the catalogue',
  ]);
});

test('a rule with evidence needs no waiver', () => {
  assert.deepEqual(findings({ waivers: [waiver('L-1-01')] }), [
    'w.tsv:L-1-01 L-1-01 has evidence: it needs no waiver',
  ]);
});

test('the tests of a rule are listed with their result, or with their line if they did not run', () => {
  const claims = [claim('L-1-01'), { ...claim('L-1-01'), source: 'b.feature' }];
  const evidence = [shown('L-1-01'), shown('L-1-01', false), shown('L-1-02')];
  assert.deepEqual(testsOf('L-1-01', { ...sound, claims, evidence }), [
    'L-1-01 It holds.',
    'passed  a.feature: example',
    'FAILED  a.feature: example',
    'not run b.feature:3',
  ]);
});
