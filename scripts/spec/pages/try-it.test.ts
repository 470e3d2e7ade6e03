import assert from 'node:assert/strict';
import { Check } from 'typebox/value';
import { test } from 'node:test';
import { standardLoan } from '../../../features/vocabulary/standard-loans.ts';
import { type Scenario, scenariosOf } from '../../gherkin/feature.ts';
import { readFeature } from '../../gherkin/gherkin.ts';
import { WorldRecipe } from '../../../contracts/operations/mock-schemas.ts';
import { mockOperations } from '../../../contracts/operations/mock.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { legacyPages } from '../../../contracts/api/legacy.ts';
import { personas } from '../../../mock-server/los/personas.ts';
import { readSources } from '../read/sources.ts';
import { startOf, tryIt } from './try-it.ts';

/** Parses a scenario with these lines. The first line may be the tag of a level. */
function scenarioWith(...lines: string[]): Scenario {
  const [tag = '', ...rest] = lines;
  const [tags, steps] = tag.startsWith('@') ? [tag, rest] : ['@app', lines];
  const [scenario] = scenariosOf(
    readFeature(
      'features/a/a.feature',
      `Feature: a\n  ${tags}\n  Scenario: b\n${steps.map((step) => `    ${step}\n`).join('')}`,
    ),
  );
  return scenario ?? assert.fail('no scenario');
}
const start = (...steps: string[]) => startOf(scenarioWith(...steps));

test('a scenario begins with its user, flags, features, clock, settings and faults', () => {
  assert.deepEqual(start('Given the "closing" user is signed in', 'When I open the product'), {
    recipe: { persona: 'closing' },
    left: [],
  });
  assert.deepEqual(start('Given the "lending-staff" user is signed in, with the AI assistant').recipe, {
    persona: 'lending-staff',
    flags: { enableAiAssistant: true, enableNewCreateLoanWorkflow: false },
  });
  assert.deepEqual(start('Given it is 2026-03-01 and the "closing" user is signed in').recipe, {
    persona: 'closing',
    now: '2026-03-01T12:00:00Z',
  });
  assert.deepEqual(
    start(
      'Given the "closing" user is signed in',
      'And the settings set 5 seconds of idle time, 30 seconds of warning and a keep-alive every 10 seconds',
      'And the next "getUser" request fails with the message "Not now"',
    ).recipe,
    {
      persona: 'closing',
      settings: { idle: { idleSeconds: 5, timeoutSeconds: 30, keepAliveSeconds: 10 } },
      faults: [{ operation: 'getUser', kind: 'status', status: 500, message: 'Not now' }],
    },
  );
});

const { applicationIdentifier } = standardLoan('Casimir Dombrowski');

test('it opens at the page that its Givens have reached, and says what is left to do', () => {
  assert.deepEqual(
    start(
      'Given the "lending-staff" user is signed in',
      'And the loan of "Casimir Dombrowski" is open',
      'When I choose "Create Loan"',
    ),
    { recipe: { persona: 'lending-staff' }, at: `/dashboard/${applicationIdentifier}`, left: [] },
  );
  assert.deepEqual(
    start(
      'Given the "lending-staff" user is signed in',
      'And I am on the create loan screen',
      'And I enter "1" as "Sales price"',
      'And I look at the loan pipeline',
      'Then the address is "/"',
    ),
    {
      recipe: { persona: 'lending-staff' },
      at: '/new-loan',
      left: ['I enter "1" as "Sales price"', 'I look at the loan pipeline'],
    },
  );
  assert.deepEqual(
    start('Given the "lending-staff" user is signed in', 'And I have filled in a loan for "Ada"'),
    { recipe: { persona: 'lending-staff' }, at: '/new-loan', left: ['I have filled in a loan for "Ada"'] },
  );
});

test('the first row of examples fills in the Givens', () => {
  const steps = ['Given the "<user>" user is signed in', 'When I open the product', 'Examples:'];
  assert.deepEqual(start(...steps, '| user |', '| closing |').recipe, { persona: 'closing' });
});

test('a scenario without a page, or with a beginning that no link can say, has a reason', () => {
  const reason = (level: string, step: string) =>
    String(tryIt(scenarioWith(level, step, 'Then it is valid')));
  assert.match(
    reason('@app', 'Given a loan with rate "1"'),
    /No link: a link cannot prepare <q>a loan with rate/,
  );
  assert.match(
    reason('@domain', 'Given a completed form'),
    /No link: the scenario runs without a page of the product/,
  );
});

test('the link holds the recipe and the page', () => {
  const text = String(
    tryIt(scenarioWith('Given the "closing" user is signed in', 'And I am on the create loan screen')),
  );
  const [, packed = ''] = /recipe=([\w-]+)&amp;at=%2Fnew-loan"/.exec(text) ?? [];
  assert.deepEqual(JSON.parse(Buffer.from(packed, 'base64url').toString()), { persona: 'closing' });
});

test('every link is one that the server takes', () => {
  const users = new Set<string | undefined>([undefined, ...personas.map(({ id }) => id)]);
  const operations = new Set([...Object.keys(productOperations), ...Object.keys(legacyPages)]);
  const starts = readSources()
    .features.flatMap((feature) => scenariosOf(feature).map(startOf))
    .filter(({ recipe }) => recipe !== null);
  assert.ok(starts.length > 600);
  const refused = starts.filter(
    ({ recipe, at }) =>
      !Check(WorldRecipe, recipe) ||
      !Check(mockOperations.enterWorld.query, { at }) ||
      !users.has(recipe.persona) ||
      recipe.faults?.some(({ operation }) => !operations.has(operation)),
  );
  assert.deepEqual(refused, []);
});
