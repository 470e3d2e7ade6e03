import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { Demo } from './demo.ts';
import { demoNamed, startOfStep } from './library.ts';
import { demoNames, stepsOfDemos } from '../../../contracts/operations/mock-schemas.ts';

test('every file of data is a demo, and every demo has a file', () => {
  const files = readdirSync(new URL('./data', import.meta.url));
  assert.deepEqual(files.toSorted(), demoNames.map((name) => `${name}.json`).toSorted());
});

for (const name of demoNames) {
  test(`${name} matches the schema of a demo`, () => {
    const demo = demoNamed(name);
    assert.deepEqual(
      Value.Errors(Demo, demo).map(({ instancePath, message }) => `${instancePath} ${message}`),
      [],
    );
    assert.ok(demo?.steps[0]?.at, 'the first step needs the address at which it begins');
    assert.equal(demo.steps.length, stepsOfDemos[name]);
  });
}

test('an outline has the title and what to do and say at each step', () => {
  assert.equal(demoNamed('no-such-demo'), undefined);
  assert.equal(demoNamed('../library'), undefined);
});

const recipe = { persona: 'closing', loans: { 1: {}, 2: { vendor: 'northgate' } } };
const step = { do: 'Do.', say: 'Say.', acts: [], show: { address: '/', sees: [{ text: 'Yes' }] } };
const story: Demo = {
  title: 'A story',
  for: 'Readers',
  about: 'A story.',
  minutes: 1,
  recipe,
  steps: [
    { ...step, at: '/' },
    step,
    {
      ...step,
      at: '/new-loan',
      recipe: { clock: { now: '2026-06-01T12:00:00Z' }, loans: { 2: { isLead: true } } },
    },
    step,
  ],
};

test('a step starts in a world with the parts of its own and all earlier steps', () => {
  assert.deepEqual(startOfStep(story, 1), { step: 1, address: '/', recipe });
  assert.deepEqual(startOfStep(story, 3), {
    step: 3,
    address: '/new-loan',
    recipe: {
      persona: 'closing',
      clock: { now: '2026-06-01T12:00:00Z' },
      loans: { 1: {}, 2: { vendor: 'northgate', isLead: true } },
    },
  });
});

test('a step that goes on from another starts there, and a step that does not exist at the nearest', () => {
  assert.equal(startOfStep(story, 2).step, 1);
  assert.equal(startOfStep(story, 4).step, 3);
  assert.equal(startOfStep(story, 99).step, 3);
  assert.equal(startOfStep(story, 0).step, 1);
});
