import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { WorldRecipe } from '../../../../contracts/schemas/mock.ts';
import { linkInWords, linkOf, recipeOf } from './recipe.ts';
import { sampleState } from './sample-state.ts';

test('a plain world is its seed, flags and settings', () => {
  const state = sampleState();
  assert.deepEqual(recipeOf(state), { seed: 'standard', flags: state.flags, settings: state.settings });
});

test('a changed world is written down whole, and the contract takes it', () => {
  const state = sampleState({
    persona: 'underwriter',
    features: { lead: false },
    emptyMenus: ['loan'],
    clock: { now: '2026-03-02T09:15:07.000Z', isFrozen: true },
    faults: [{ operation: 'createLoan', kind: 'hang', times: null }],
  });
  const recipe = recipeOf(state);
  assert.deepEqual(recipe, {
    persona: 'underwriter',
    seed: 'standard',
    flags: state.flags,
    features: { lead: false },
    settings: state.settings,
    emptyMenus: ['loan'],
    now: '2026-03-02T09:15:07.000Z',
    faults: [{ operation: 'createLoan', kind: 'hang', times: null }],
  });
  assert.ok(Value.Check(WorldRecipe, recipe));
});

test('a link that cannot carry the faults says so', () => {
  assert.match(linkInWords({ linkLeavesOutFaults: true }), /without the pending faults/);
  assert.doesNotMatch(linkInWords({ linkLeavesOutFaults: false }), /fault/);
});

test('a link is complete, whether the server writes it with a host or without', () => {
  assert.equal(
    linkOf({ link: '/mock/enter?recipe=%7B%7D' }, 'http://localhost:4000'),
    'http://localhost:4000/mock/enter?recipe=%7B%7D',
  );
  assert.equal(
    linkOf({ link: 'http://demo.example/mock/enter' }, 'http://localhost:4000'),
    'http://demo.example/mock/enter',
  );
});
