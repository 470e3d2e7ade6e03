import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidencedIds, findingsOf, testsOf } from './findings.ts';
import type { Trace } from './findings.ts';

const rule = (id: string, place = `r.tsv:${id}`) => ({
  id,
  kind: 'rule',
  rule: 'It holds.',
  about: [],
  place,
});
const decision = (id: string, evidence = '') => ({
  id,
  question: 'Q?',
  decided: 'D.',
  otherwise: 'E.',
  evidence,
  overrules: '',
  ask: '',
  shown: '',
  about: [],
  place: `q.tsv:${id}`,
});
const shown = (id: string, passed = true) => ({
  rule: id,
  source: 'a.feature',
  name: 'example',
  passed,
  isClose: true,
});
const claim = (id: string) => ({ rule: id, source: 'a.feature', line: 3 });

const sound: Trace = {
  rules: [rule('L-1-01')],
  decisions: [decision('S-9-01'), decision('A-01')],
  places: [],
  claims: [claim('L-1-01')],
  evidence: [shown('L-1-01')],
};
const findings = (change: Partial<Trace>) => findingsOf({ ...sound, ...change });

test('a trace without errors has no findings', () => {
  assert.deepEqual(findings({}), []);
  assert.deepEqual([...evidencedIds(sound)], ['L-1-01']);
});

test('a rule without evidence is a finding', () => {
  assert.deepEqual(findings({ rules: [...sound.rules, rule('L-1-02')] }), [
    'r.tsv:L-1-02 L-1-02 has no evidence',
  ]);
});

test('a test that claims more than three rules is evidence for none of them', () => {
  const evidence = [{ ...shown('L-1-01'), isClose: false }];
  assert.deepEqual(findings({ evidence }), [
    'r.tsv:L-1-01 L-1-01 has no evidence that counts: each of its tests claims more than 3 rules (a.feature: example)',
  ]);
  assert.equal(evidencedIds({ ...sound, evidence }).size, 0);
});

test('evidence must name a known rule', () => {
  assert.deepEqual(findings({ evidence: [shown('L-1-01'), shown('L-9-98')] }), [
    'a.feature L-9-98 is not in the catalogue',
  ]);
});

test('tests are evidence for decisions as for rules', () => {
  const claims = [...sound.claims, claim('A-01')];
  const trace = { ...sound, claims, evidence: [...sound.evidence, shown('A-01')] };
  assert.deepEqual(findingsOf(trace), []);
  assert.deepEqual([...evidencedIds(trace)], ['L-1-01', 'A-01']);
  const far = { ...shown('A-01'), isClose: false };
  assert.deepEqual(findings({ claims, evidence: [...sound.evidence, far] }), [
    'q.tsv:A-01 A-01 has no evidence that counts: each of its tests claims more than 3 rules (a.feature: example)',
  ]);
});

test('a decision that tests name has no evidence if none of them passed', () => {
  const evidence = [...sound.evidence, shown('A-01', false)];
  assert.deepEqual(findings({ claims: [...sound.claims, claim('A-01')], evidence }), [
    'q.tsv:A-01 A-01 has no evidence',
    'a.feature evidence for A-01 did not pass: example',
  ]);
});

test('a failed test is no evidence and is a finding', () => {
  assert.deepEqual(findings({ evidence: [shown('L-1-01', false)] }), [
    'r.tsv:L-1-01 L-1-01 has no evidence',
    'a.feature evidence for L-1-01 did not pass: example',
  ]);
});

test('a claim whose test did not run is a finding with its line', () => {
  const elsewhere = { ...shown('L-1-01'), source: 'b.feature' };
  assert.deepEqual(findings({ evidence: [elsewhere] }), ['a.feature:3 evidence for L-1-01 did not run']);
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

test('the tests of a decision are listed below what was decided', () => {
  assert.deepEqual(testsOf('A-01', { ...sound, evidence: [shown('A-01')] }), [
    'A-01 D.',
    'passed  a.feature: example',
  ]);
});
