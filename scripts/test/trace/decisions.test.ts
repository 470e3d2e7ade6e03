import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from './catalogue.ts';
import { countDecisions, decisionFindings } from './decisions.ts';

const decision = (id: string, shown = ''): Decision => ({
  id,
  question: 'Q?',
  decided: 'D.',
  otherwise: 'E.',
  evidence: '',
  overrules: '',
  ask: '',
  shown,
  about: [],
  place: `q.tsv:${id}`,
});
const claimed = new Set(['L-1-01', 'A-01']);
const findings = (...decisions: Decision[]) => decisionFindings(decisions, claimed);

test('a decision that a test names has no finding', () => {
  assert.deepEqual(findings(decision('A-01')), []);
});

test('a decision that no test names is a finding', () => {
  assert.deepEqual(findings(decision('A-02')), [
    'q.tsv:A-02 A-02 is named by no test: name it in one, or give the ids whose tests show it, or the reason why none can, in the column shown',
  ]);
});

test('a decision can be shown by tests of rules and other decisions, if tests name these', () => {
  assert.deepEqual(findings(decision('A-02', 'L-1-01, A-01')), []);
  assert.deepEqual(findings(decision('A-02', 'L-1-01, A-03')), [
    'q.tsv:A-02 A-02 is shown by A-03, which no test names',
  ]);
});

test('a decision that no test can show has the reason', () => {
  assert.deepEqual(findings(decision('A-02', 'It is about the wording of A-03.')), []);
});

test('a decision that a test names needs nothing in the column', () => {
  assert.deepEqual(findings(decision('A-01', 'L-1-01'), decision('A-01', 'It is about words.')), [
    'q.tsv:A-01 A-01 is named by a test: empty the column shown',
    'q.tsv:A-01 A-01 is named by a test: empty the column shown',
  ]);
});

test('decisions are counted by what shows them', () => {
  const all = [
    decision('A-01'),
    decision('A-02', 'L-1-01'),
    decision('A-03', 'A-01 L-1-01'),
    decision('A-04', 'Words.'),
  ];
  assert.deepEqual(countDecisions(all), { named: 1, shownByOthers: 2, notShown: 1 });
});
