import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportOf } from '../../mutants/report.ts';
import { readMutants } from './mutants.ts';

const mutant = {
  id: 'X-1.2',
  rule: 'X-1',
  area: 'loan',
  breaks: 'off by one',
  place: 'list.tsv:2',
  change: { file: 'a.ts', from: '1', to: '2' },
};

test('without a report there are no mutants and no problem', () => {
  assert.deepEqual(readMutants(null), { mutants: [], problem: null });
});

test('what a run of the mutants writes is read', () => {
  const evaluation = {
    mutant,
    verdict: 'killed',
    level: 'unit',
    by: 'a.test.ts: it',
    said: 'no',
    seconds: 1,
  } as const;
  const { mutants, problem } = readMutants(JSON.stringify(reportOf([evaluation], [])));
  assert.equal(problem, null);
  assert.deepEqual(
    mutants.map(({ rule, id, breaks, verdict, by }) => [rule, id, breaks, verdict, by]),
    [['X-1', 'X-1.2', 'off by one', 'killed', 'a.test.ts: it']],
  );
});

test('what cannot be read is named', () => {
  for (const text of ['{}', '[', '[]'])
    assert.equal(readMutants(text).problem, '.results/mutants.json is no report of mutants');
});
