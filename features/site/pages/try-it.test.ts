import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardLoan } from '../../support/vocabulary/standard-loans.ts';
import { type Scenario, scenariosOf } from '../../../scripts/test/gherkin/feature.ts';
import { readFeature } from '../../../scripts/test/gherkin/gherkin.ts';
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

/** Returns the start of a scenario with these lines; its positions of steps as texts. */
function start(...lines: string[]) {
  const scenario = scenarioWith(...lines);
  const [run] = scenario.runs;
  const found = run && startOf(scenario, run);
  if (!found || !('recipe' in found)) return assert.fail(`no link: ${String(found)}`);
  const { left, ofTest, ...place } = found;
  const textsOf = (steps: readonly number[]) => steps.map((step) => run.steps[step]);
  return { ...place, left: textsOf(left), ofTest: textsOf(ofTest) };
}

test('a scenario begins with its user, flags, features, clock, settings and faults', () => {
  assert.deepEqual(start('Given I am signed in as a closer', 'When I open the product'), {
    recipe: { persona: 'closing' },
    at: '/',
    left: [],
    ofTest: [],
  });
  assert.deepEqual(start('Given I am signed in as lending staff, with the AI assistant').recipe, {
    persona: 'lending-staff',
    flags: { enableAiAssistant: true, enableNewCreateLoanWorkflow: false },
  });
  assert.deepEqual(start('Given it is 2026-03-01 and I am signed in as a closer').recipe, {
    persona: 'closing',
    clock: { now: '2026-03-01T12:00:00Z' },
  });
  assert.deepEqual(
    start(
      'Given I am signed in as a closer',
      'And the settings set 5 seconds of idle time, 30 seconds of warning and a keep-alive every 10 seconds',
      'And the next "getUser" request fails with the message "Not now"',
    ).recipe,
    {
      persona: 'closing',
      settings: { idle: { idleSeconds: 5, timeoutSeconds: 30, keepAliveSeconds: 10 } },
      faults: {
        'getUser-status-500': { operation: 'getUser', kind: 'status', status: 500, message: 'Not now' },
      },
    },
  );
});

const { applicationIdentifier } = standardLoan('Casimir Dombrowski');

test('it opens at the page that its Givens have reached, and says what is left to do', () => {
  assert.deepEqual(
    start(
      'Given I am signed in as lending staff',
      'And the loan of "Casimir Dombrowski" is open',
      'When I choose "Create Loan"',
    ),
    { recipe: { persona: 'lending-staff' }, at: `/dashboard/${applicationIdentifier}`, left: [], ofTest: [] },
  );
  assert.deepEqual(
    start(
      'Given I am signed in as lending staff',
      'And I am on the create loan screen',
      'And I enter "1" as "Sales price"',
      'And I am on the Loan Pipeline',
      'Then the address is "/"',
    ),
    {
      recipe: { persona: 'lending-staff' },
      at: '/new-loan',
      left: ['I enter "1" as "Sales price"', 'I am on the Loan Pipeline'],
      ofTest: [],
    },
  );
  assert.deepEqual(start('Given I am signed in as lending staff', 'And I have filled in a loan for "Ada"'), {
    recipe: { persona: 'lending-staff' },
    at: '/new-loan',
    left: ['I have filled in a loan for "Ada"'],
    ofTest: [],
  });
});

test('what only a test prepares is named, and a fault behind the steps of the user is still prepared', () => {
  assert.deepEqual(
    start(
      'Given I am signed in as lending staff',
      'And the browser blocks windows',
      'And I have filled in a loan for "Ada"',
      'And the server responds to the next create request with a broken connection',
    ),
    {
      recipe: {
        persona: 'lending-staff',
        faults: { 'createLoan-reset': { operation: 'createLoan', kind: 'reset' } },
      },
      at: '/new-loan',
      left: ['I have filled in a loan for "Ada"'],
      ofTest: ['the browser blocks windows'],
    },
  );
});

test('each row of examples has its own link, unless all are equal', () => {
  const rows = ['Examples:', '| role |', '| a closer |', '| a funder |'];
  const outline = scenarioWith('Given I am signed in as <role>', 'When I open the product', ...rows);
  const { note, cellOf } = tryIt(outline);
  assert.match(String(note), /Each row has its link/);
  assert.match(String(cellOf?.(outline.runs[1])), /Try it as funding at \//);
  const equal = scenarioWith('Given I am signed in as a closer', 'When I read "<role>"', ...rows);
  assert.match(String(tryIt(equal).note), /Try it as closing</);
  assert.equal(tryIt(equal).cellOf, null);
});

test('a scenario without a page, or with a beginning that no link can say, has a reason', () => {
  const reason = (level: string, step: string) =>
    String(tryIt(scenarioWith(level, step, 'Then it is valid')).note);
  assert.match(
    reason('@app', 'Given the browser blocks windows'),
    /No link: a link cannot prepare <q>the browser blocks/,
  );
  assert.match(
    reason('@domain', 'Given a completed form'),
    /No link: the scenario runs without a page of the product/,
  );
});

test('the link holds the recipe and the page', () => {
  const text = String(
    tryIt(scenarioWith('Given I am signed in as a closer', 'And I am on the create loan screen')).note,
  );
  const [, packed = ''] = /recipe=([\w-]+)&amp;at=%2Fnew-loan"/.exec(text) ?? [];
  assert.deepEqual(JSON.parse(Buffer.from(packed, 'base64url').toString()), { persona: 'closing' });
});
