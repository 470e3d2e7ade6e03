import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ResultsWriter, withPart } from './results.ts';

// Builds ids from parts, so that this file does not claim rules.
const first = ['L', '4.5', '09'].join('-');
const second = ['A', '09'].join('-');

const labeled = (source: string, name: string, ...labels: string[]) => ({
  source,
  name,
  passed: true,
  labels,
});

test('a result has the rules and decisions in the labels of its test', () => {
  const writer = new ResultsWriter('unit');
  writer.add(labeled('a.test.ts', 'one', `[${first}] group`, `[${second}] one`));
  writer.add({ ...labeled('a.test.ts', 'two', `[${first}] group`, 'two'), passed: false });
  writer.add(labeled('b.test.ts', 'three', 'three'));
  assert.deepEqual(
    writer.results().tests.map(({ name, passed, rules }) => [name, passed, rules]),
    [
      ['one', true, [first, second]],
      ['two', false, [first]],
      ['three', true, []],
    ],
  );
});

test('the path of a source is from the root', () => {
  const writer = new ResultsWriter('unit');
  writer.add(labeled(import.meta.filename, 'one'));
  assert.equal(writer.results().tests[0]?.source, 'scripts/test/reporters/results.test.ts');
});

test('new results replace those of the same tests; a whole file replaces all its tests', () => {
  const suite = (...tests: (readonly [source: string, name: string, passed: boolean])[]) => ({
    suite: 'unit',
    seconds: 1,
    tests: tests.map(([source, name, passed]) => ({ source, name, passed, rules: [] })),
  });
  const all = suite(['a', 'one', true], ['a', 'two', true], ['b', 'one', true]);
  const names = (part: ReturnType<typeof suite>, ...whole: string[]) =>
    withPart(all, part, whole).map(({ source, name, passed }) => `${source} ${name} ${passed}`);
  assert.deepEqual(names(suite(['a', 'one', false])), ['a two true', 'b one true', 'a one false']);
  assert.deepEqual(names(suite(['a', 'one', false]), 'a'), ['b one true', 'a one false']);
  assert.deepEqual(withPart(null, suite(['a', 'one', true]), []).length, 1);
});
