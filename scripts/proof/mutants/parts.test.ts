import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, chosen, sampleOf, unknownRules } from './choice.ts';
import { problemOf } from './evaluate.ts';
import { changed, type Mutant } from './mutant.ts';
import { canReach, namePattern } from './test-run.ts';

// Builds ids from parts, so that this file does not claim rules.
const first = ['L', '9', '02'].join('-');
const second = ['S', '9', '16'].join('-');

test('a change is applied only if its text occurs exactly once', () => {
  const change = { file: 'a.ts', from: '3', to: '$&' };
  assert.equal(changed('a = 3;', change), 'a = $&;');
  assert.throws(() => changed('a = 3 + 3;', change), /a\.ts contains this 2 times instead of once: 3/);
  assert.throws(() => changed('a = 4;', change), /0 times/);
});

test('a sample is evenly spread and always the same', () => {
  const all = Array.from({ length: 10 }, (_, index) => index);
  assert.deepEqual(sampleOf(all, 5), [0, 2, 4, 6, 8]);
  assert.deepEqual(sampleOf(all, 3).length, 3);
  assert.deepEqual(sampleOf(all, 20), all);
});

test('with a choice of levels, only mutants whose rules have no tests at other levels are chosen', () => {
  const mutant = (rule: string, file: string): Mutant => ({
    id: rule,
    rule,
    area: 'session',
    breaks: 'something',
    place: 'list.tsv:2',
    change: { file, from: 'a', to: 'b' },
  });
  const mutants = [mutant(first, 'web/a.ts'), mutant(second, 'web/a.ts'), mutant(first, 'web/b.tsx')];
  const evidence = new Map([
    [first, { unit: ['a.test.ts'], browser: [] }],
    [second, { unit: ['a.test.ts'] }],
  ]);
  const meant = (...words: string[]) =>
    chosen(mutants, evidence, choiceOf(words)).map(({ rule, change }) => `${rule} ${change.file}`);
  assert.deepEqual(meant('--level', 'unit'), [`${second} web/a.ts`]);
  assert.deepEqual(meant('--level', 'browser'), [`${first} web/b.tsx`]);
  assert.equal(meant().length, 3);
  assert.deepEqual(meant('--rule', second), [`${second} web/a.ts`]);
  assert.deepEqual(meant('--area', 'loan'), []);
  assert.throws(() => choiceOf(['--level', 'moon']), /There is no level moon/);
  assert.deepEqual(unknownRules(mutants, choiceOf(['--rule', second, '--rule', 'L-9'])), ['L-9']);
});

test('canReach is false for levels whose tests cannot load a file', () => {
  assert.deepEqual(
    [canReach('unit', 'web/a.tsx'), canReach('domain', 'mock-server/a.ts'), canReach('provider', 'web/a.ts')],
    [false, false, false],
  );
  assert.deepEqual([canReach('browser', 'web/a.css'), canReach('http', 'mock-server/a.ts')], [true, true]);
});

test('the tests of a rule or decision are those with its whole id', () => {
  const isNamed = (name: string) => new RegExp(namePattern(['A-13', first])).test(name);
  assert.deepEqual([`[A-13] it`, `[${first}] it`, '[A-131] it', '[L-9002] it'].map(isNamed), [
    true,
    true,
    false,
    false,
  ]);
});

test('a run is no result without tests, or if all failures come from broken code or the environment', () => {
  const verdict = (error: string | null) => ({
    source: 'a',
    name: 'b',
    passed: error === null,
    rules: [],
    error: error ?? undefined,
  });
  const run = (...errors: (string | null)[]) => ({
    verdicts: errors.map(verdict),
    reached: true,
    output: 'x',
  });
  assert.equal(problemOf(run())?.by, 'no test ran');
  assert.equal(problemOf(run('ReferenceError: a is not defined'))?.by, 'a: b');
  assert.equal(problemOf(run('ReferenceError: a', 'AssertionError: 1 !== 2')), null);
  assert.equal(problemOf(run('Error: page.goto: Timeout 30000ms exceeded'))?.by, 'a: b');
  assert.equal(problemOf(run(null)), null);
});
