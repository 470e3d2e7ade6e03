import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from '../../shared/source-files.ts';
import { testsOfJunit } from './read-junit.ts';
import { testsOfMessages } from './read-messages.ts';
import { readReport } from './read-report.ts';

// Builds ids from parts, so that this file does not claim rules.
const first = ['L', '4.5', '09'].join('-');
const second = ['A', '09'].join('-');

test('a JUnit report of node:test has groups, ids, failed, skipped and unfinished tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const [source, report] = [join(folder, 'a.test.mjs'), join(folder, 'a.xml')];
  writeFileSync(
    source,
    `import { describe, test } from 'node:test';
    describe('[${first}] a "group" > <another>', () => {
      test('[${second}] one', () => {});
      test('two', () => { throw new TypeError('a <b> & "c"'); });
    });
    test.skip('three', () => {});
    test.todo('four');`,
  );
  const options = [
    '--test',
    '--test-force-exit',
    '--test-reporter=junit',
    `--test-reporter-destination=${report}`,
  ];
  const { NODE_TEST_CONTEXT: _inner, ...env } = process.env;
  spawnSync(process.execPath, [...options, source], { env });
  const { tests, isWhole } = readReport(relative(root, report));
  assert.equal(isWhole, true);
  const group = `[${first}] a "group" > <another> › `;
  assert.deepEqual(
    tests.map(({ name, passed, rules }) => [name, passed, rules]),
    [
      [`${group}[${second}] one`, true, [first, second]],
      [`${group}two`, false, [first]],
      ['three', false, []],
      ['four', false, []],
    ],
  );
  assert.match(tests[1]?.error ?? '', /TypeError: a <b> & "c"/);
  assert.equal(tests[0]?.source, source);
});

test('a JUnit report of Playwright names the file of a journey, and may be cut off', () => {
  const report = `<testsuites name=""><testsuite name="features/journeys/a.spec.ts">
<testcase name="group › [${first}] one" classname="features/journeys/a.spec.ts" time="1.5"></testcase>
<testcase name="two" classname="features/journeys/a.spec.ts" time="2">
<failure message="a" type="FAILURE"><![CDATA[ Error: <testcase name="no"> ]]></failure>
<system-out><![CDATA[said]]></system-out></testcase></testsuite></testsuites>`;
  const file = { source: 'features/journeys/a.spec.ts' };
  assert.deepEqual(testsOfJunit(report), {
    isWhole: true,
    tests: [
      { ...file, name: `group › [${first}] one`, passed: true, seconds: 1.5, rules: [first] },
      { ...file, name: 'two', passed: false, seconds: 2, rules: [], error: 'Error: <testcase name="no">' },
    ],
  });
  assert.equal(testsOfJunit(report.slice(0, -1)).isWhole, false);
});

test('messages of Cucumber have scenarios with tags, and the first error of a failed one', () => {
  const step = (status: string, message?: string) => ({
    testStepFinished: {
      testCaseStartedId: 'run',
      testStepResult: { status, message, duration: { seconds: 1, nanos: 500_000_000 } },
    },
  });
  const pickle = {
    id: 'p',
    uri: 'a.feature',
    name: 'one',
    location: { line: 8 },
    tags: [{ name: `@${first}` }],
  };
  const messages = [
    { pickle },
    { testCase: { id: 'case', pickleId: 'p' } },
    { testCaseStarted: { id: 'run', testCaseId: 'case' } },
    step('PASSED'),
    step('FAILED', 'no'),
    step('SKIPPED'),
    { testCaseFinished: { testCaseStartedId: 'run' } },
    { testRunFinished: { success: false } },
  ].map((message) => JSON.stringify(message));
  const scenario = { source: 'a.feature', name: 'one', line: 8, passed: false, seconds: 4.5, rules: [first] };
  assert.deepEqual(testsOfMessages(messages.join('\n')), {
    isWhole: true,
    tests: [{ ...scenario, error: 'no' }],
  });
  assert.equal(testsOfMessages(messages.join('\n').slice(0, -5)).isWhole, false);
});

test('a missing report has no tests and is not whole', () => {
  assert.deepEqual(readReport('.results/there-is-no-such-report.xml'), { tests: [], isWhole: false });
});
