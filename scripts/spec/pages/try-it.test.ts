import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenariosOf } from '../../gherkin/feature.ts';
import { personas } from '../../../mock-server/los/personas.ts';
import { readSources } from '../read/sources.ts';
import { recipeOf, tryIt } from './try-it.ts';

test('a scenario begins with its user and the flags of its first step', () => {
  assert.deepEqual(recipeOf(['the "closing" user is signed in', 'I open the product']), {
    persona: 'closing',
  });
  assert.deepEqual(recipeOf(['the "lending-staff" user is signed in, with the AI assistant']), {
    persona: 'lending-staff',
    flags: { enableAiAssistant: true },
  });
  assert.equal(recipeOf(['the idle timer runs']), null);
});

test('the link holds the recipe', () => {
  const [, packed = ''] = /recipe=([\w-]+)"/.exec(tryIt({ persona: 'closing' }).toString()) ?? [];
  assert.deepEqual(JSON.parse(Buffer.from(packed, 'base64url').toString()), { persona: 'closing' });
});

test('every user that a scenario signs in is a persona, and what is said of the sign-in is known', () => {
  const known = new Set<string | undefined>(personas.map(({ id }) => id));
  const runs = readSources().features.flatMap((feature) =>
    scenariosOf(feature).flatMap(({ runs: own }) => own),
  );
  const recipes = runs.flatMap(({ steps }) => recipeOf(steps) ?? []);
  assert.ok(recipes.length > 100);
  assert.deepEqual(
    recipes.filter(({ persona }) => !known.has(persona)),
    [],
  );
});
