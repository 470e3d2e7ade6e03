import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  const recipe = { persona: 'closing', loans: [{ generalAccountId: 900_001, originatorUserId: 301 }] };
  assert.deepEqual(parseRecipe(recipeText(recipe)), recipe);
  assert.throws(() => parseRecipe('{'), /^Error: The recipe is not valid JSON: /);
  assert.throws(() => parseRecipe('[]'), /^Error: A recipe is an object/);
});

test('a copied test has the recipe, and its faults wait until the product has started', () => {
  const text = playwrightTest({ persona: 'closing', faults: [{ operation: 'any', kind: 'reset' }] });
  const recipe = /recipe: (.*),\n\}\);\n\ntest\(/s.exec(text)?.[1] ?? '';
  assert.deepEqual(JSON.parse(recipe), {
    persona: 'closing',
    faults: [{ operation: 'any', kind: 'reset', afterStart: true }],
  });
});

test('a reset names what it takes: loans, changes, faults and requests', () => {
  const fault = { operation: 'getUser', kind: 'hang' } as const;
  assert.deepEqual(resetInWords({ seed: 'standard' }, { faults: [] }, 1), ['1 request of the journal']);
  assert.deepEqual(
    resetInWords(
      { seed: 'standard', loans: [{ generalAccountId: 1 }], persona: 'closing', flags: {} },
      { faults: [fault, fault] },
      12,
    ),
    [
      '1 loan or lead that users created or changed',
      'changes of the persona and the feature flags',
      '2 pending faults',
      '12 requests of the journal',
    ],
  );
});
