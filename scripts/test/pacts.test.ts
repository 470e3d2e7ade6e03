import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOneForm, pactFindings } from './pacts.ts';

const pact = (...descriptions: string[]) =>
  inOneForm(
    JSON.stringify({ consumer: {}, interactions: descriptions.map((description) => ({ description })) }),
  );
const file = 'contracts/pacts/a.json';

test('the pact does not depend on the order of the tests', () => {
  assert.equal(pact('b', 'a'), pact('a', 'b'));
});

test('the same pact has no findings', () => {
  assert.deepEqual(pactFindings(new Map([[file, pact('a')]]), new Map([[file, pact('a')]])), []);
});

test('a changed or new pact is found', () => {
  const line = `${file} was out of date and has been generated again: read what changed and commit it`;
  assert.deepEqual(pactFindings(new Map([[file, pact('a')]]), new Map([[file, pact('b')]])), [line]);
  assert.deepEqual(pactFindings(new Map(), new Map([[file, pact('b')]])), [line]);
});

test('a missing pact, an empty one and one that no test writes are found', () => {
  assert.deepEqual(pactFindings(new Map(), new Map()), [
    'contracts/pacts is empty: the consumer tests wrote no pact',
  ]);
  assert.deepEqual(pactFindings(new Map([['b.json', pact('a')]]), new Map([[file, pact()]])), [
    `${file} has no interaction`,
    'b.json is written by no test',
  ]);
});
