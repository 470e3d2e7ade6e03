import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productOperations, type OperationName } from '../operations/all.ts';
import { isInPact, nameOf, outcomesOf } from '../operations/outcomes.ts';
import { interactions } from './pact-file.ts';

const names = Object.keys(productOperations) as OperationName[];
const documented = names.flatMap((name) => outcomesOf(name).map((outcome) => nameOf(name, outcome)));
const inPact = names.flatMap((name) =>
  outcomesOf(name)
    .filter((outcome) => isInPact(name, outcome))
    .map((outcome) => nameOf(name, outcome)),
);
const described = interactions.map(({ description }) => description);

test('the outcomes of an operation have unique names', () => {
  assert.deepEqual([...new Set(documented)], documented);
});

test('every outcome of every operation has an interaction in the pact; a shared problem has one of getUser', () => {
  const known = new Set(described);
  assert.deepEqual(
    inPact.filter((name) => !known.has(name)),
    [],
  );
});

test('every interaction in the pact is such an outcome', () => {
  const known = new Set(inPact);
  assert.deepEqual(
    described.filter((name) => !known.has(name)),
    [],
  );
});

test('no two interactions in the pact are equal', () => {
  assert.deepEqual([...new Set(described)].toSorted(), described.toSorted());
});
