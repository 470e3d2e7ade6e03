import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fault } from '../../../../contracts/operations/fault.ts';
import { linkInWords, linkOf, parseRecipe, playwrightTest, recipeText, resetInWords } from './recipe.ts';

test('the note on a link names the parts that it leaves out', () => {
  assert.match(
    linkInWords({ linkLeavesOut: ['faults', 'loans'] }),
    /without faults and loans: they are too long/,
  );
  assert.equal(linkInWords({ linkLeavesOut: [] }), 'Link copied. It opens a new world like this one.');
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

test('a copied recipe is parsed unchanged; other text is refused with the reason', () => {
  const recipe = { persona: 'closing', loans: { 900_001: { originatorUserId: 301 } } };
  assert.deepEqual(parseRecipe(recipeText(recipe)), recipe);
  assert.throws(() => parseRecipe('{'), /^Error: The recipe is not valid JSON: /);
  assert.throws(() => parseRecipe('[]'), /^Error: A recipe is an object/);
});

test('a copied test has the recipe, and its faults wait until the product has started', () => {
  const text = playwrightTest({ persona: 'closing', faults: { gone: { operation: 'any', kind: 'reset' } } });
  const recipe = /recipe: (.*),\n\}\);\n\ntest\(/s.exec(text)?.[1] ?? '';
  assert.deepEqual(JSON.parse(recipe), {
    persona: 'closing',
    faults: { gone: { operation: 'any', kind: 'reset', afterStart: true } },
  });
});

test('a reset names what differs from the start: loans, parts, clock, faults and requests', () => {
  const first: Fault = { operation: 'getUser', kind: 'hang' };
  const second: Fault = { operation: 'getMenu', kind: 'hang' };
  const own = { originatorUserId: 301 };
  const start = {
    persona: 'closing',
    flags: { enableAiAssistant: true, enableNewCreateLoanWorkflow: true },
    clock: { now: '2026-03-02T09:00:00Z' },
    loans: { 900_001: own, 900_002: own },
    faults: { first },
  };
  const present = {
    seed: 'standard',
    flags: { enableNewCreateLoanWorkflow: true, enableAiAssistant: true },
    clock: { now: '2026-03-03T09:00:00.000Z' },
    loans: {
      900_001: own,
      900_002: { ...own, isLead: true },
      123_404: { vendor: 'Acme' },
      123_501: { ...own, isLead: false },
      123_502: { ...own, isLead: true },
      123_503: { ...own, isLead: true },
    },
    features: { lead: true },
    faults: { first: { ...first, nth: 1, times: 1 }, second },
  };
  assert.deepEqual(resetInWords(start, present, 12), [
    '1 loan that users created',
    '2 leads that users created',
    'changes of 2 loans and leads',
    'changes of the persona and the features',
    'the time of the clock: it goes back to Mon, Mar 2, 2026, 09:00:00 UTC',
    '1 pending fault',
    '12 requests of the journal',
  ]);
});

test('a reset of a world that has not changed takes nothing', () => {
  const start = { clock: { now: '2026-03-02T09:00:00Z' }, menus: {} };
  const present = { seed: 'standard', clock: { now: '2026-03-02T09:00:00.000Z' }, flags: {} };
  assert.deepEqual(resetInWords(start, present, 0), []);
  assert.deepEqual(resetInWords({}, present, 0), [
    'the time of the clock: it follows the time of the server again',
  ]);
});
