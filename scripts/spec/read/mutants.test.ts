import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMutants } from './mutants.ts';

const mutant = { rule: 'X-1', id: 'X-1.2', description: 'off by one', status: 'killed', by: 'a.feature' };

test('without a report there are no mutants and no problem', () => {
  assert.deepEqual(readMutants(null), { mutants: [], problem: null });
});

test('a report is read; id and what noticed may be missing', () => {
  const { id: _id, by: _by, ...bare } = mutant;
  assert.deepEqual(readMutants(JSON.stringify([{ ...mutant, area: 'loan' }, bare])), {
    mutants: [mutant, { ...bare, id: 'X-1', by: '' }],
    problem: null,
  });
});

test('what cannot be read is named', () => {
  assert.equal(readMutants('{}').problem, '.results/mutants.json is no list of mutants');
  assert.equal(readMutants('[').problem, '.results/mutants.json is no list of mutants');
  const { mutants, problem } = readMutants(
    JSON.stringify([mutant, null, { ...mutant, status: 'unheard of' }]),
  );
  assert.equal(mutants.length, 1);
  assert.equal(problem, '.results/mutants.json: 2 of 3 entries cannot be read');
});
