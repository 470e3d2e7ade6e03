import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from '../shared/source-files.ts';
import { ArgumentsError } from '../shared/arguments.ts';
import { selectedSteps } from './selection.ts';

const selected = (...words: string[]) => selectedSteps(words, () => true);
const names = (...words: string[]) => selected(...words).map((step) => step.name);
const pathsOf = (word: string) =>
  selected(word).map(({ name, environment }) => [name, environment?.['THRESHOLD_FEATURES']]);

/** Returns the line of a text in a file. */
function lineOf(file: string, text: string): number {
  const line =
    textOf(file)
      .split('\n')
      .findIndex((one) => one.includes(text)) + 1;
  assert.notEqual(line, 0);
  return line;
}

test('names of steps run these steps and no build', () => {
  assert.deepEqual(names('lint', 'features-browser'), ['features-browser', 'lint']);
  assert.equal(selected('unit')[0]?.report, '.results/unit.xml');
});

test('a file runs in its suite', () => {
  assert.deepEqual(names('mock-server/platform/http/health.test.ts'), ['unit-server']);
  assert.deepEqual(names('contracts/consumer/loan.test.ts'), ['consumer']);
  assert.deepEqual(names('contracts/provider/provider.test.ts'), ['provider']);
  assert.deepEqual(names('./web/pages/loan/', 'types'), ['types', 'unit']);
  const [step] = selected('scripts/test/lanes.test.ts');
  assert.deepEqual(step?.files, ['scripts/test/lanes.test.ts']);
  assert.equal(step.report, '.results/parts/unit.xml');
});

test('a scenario runs at each of its levels and at no other', () => {
  const file = 'features/loan/pipeline.feature';
  assert.deepEqual(names(file).toSorted(), ['build', 'features-app', 'features-browser']);
  const line = lineOf(file, 'An opened loan is also selected in the legacy application');
  const [[step, path] = [], ...others] = pathsOf(`${file}:${line}`);
  assert.equal(step, 'features-app');
  assert.match(path ?? '', /^features\/loan\/pipeline\.feature(?::\d+)+$/);
  assert.deepEqual(others, []);
});

test('only a test that needs the built SPA waits for a build, when the SPA is stale', () => {
  const file = 'features/journeys/crash.spec.ts';
  assert.deepEqual(names(`${file}:999`), ['build', 'journeys']);
  assert.deepEqual(
    selectedSteps([file], () => false).map(({ name, files }) => [name, files]),
    [['journeys', [file]]],
  );
});

test('a line of a unit test selects the test that begins at or above the line', () => {
  const file = 'scripts/test/lanes.test.ts';
  const [step] = selected(`${file}:${lineOf(file, 'a lane without a runnable task') + 2}`);
  assert.equal(
    step?.parameters.at(-1),
    '--test-name-pattern=^a lane without a runnable task waits until another task ends$',
  );
});

test('a test name with placeholders and special characters is selected', () => {
  const [step] = selected('scripts/check/architecture/one-shell.test.ts:45');
  assert.match(step?.parameters.at(-1) ?? '', /pattern=\^\\\[.*\\\] \.\* is defined in one file\$$/);
});

test('an unknown argument is refused with the closest known one and the possible kinds', () => {
  const says = (word: string, message: RegExp) =>
    assert.throws(
      () => selected(word),
      (error) => error instanceof ArgumentsError && message.test(error.message),
    );
  says(
    'unot',
    /^There is no step or test file unot\. Did you mean unit\?\nName steps \(build, .*\), or files/,
  );
  says('pipline.feature', /Did you mean features\/loan\/pipeline\.feature\?/);
  says('scripts/test/lane.test.ts', /Did you mean scripts\/test\/lanes\.test\.ts\?/);
  says('scripts/run/dev/dev.ts', /^scripts\/run\/dev\/dev\.ts is not a test, feature or journey\./);
  says('scripts/test/lanes.test.ts:1', /^There is no test at scripts\/test\/lanes\.test\.ts:1\.$/);
});
