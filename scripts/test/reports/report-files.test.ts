import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ArgumentsError } from '../../shared/arguments.ts';
import { takeReportFiles, writeSuiteReports } from './report-files.ts';

test('report options are separated from the other arguments of a command', () => {
  assert.deepEqual(takeReportFiles(['--json', 'a.json', 'features/loan', '--junit=b.xml', '--tags', '@x']), {
    files: { json: 'a.json', junit: 'b.xml' },
    rest: ['features/loan', '--tags', '@x'],
  });
  assert.deepEqual(takeReportFiles(['features/loan']), { files: {}, rest: ['features/loan'] });
});

test('an option without its file is refused with an example', () => {
  const refusal = (error: unknown) =>
    error instanceof ArgumentsError && error.message === '--junit needs a file: --junit .results/report.xml';
  assert.throws(() => takeReportFiles(['--junit']), refusal);
  assert.throws(() => takeReportFiles(['--junit', '--json', 'a.json']), refusal);
});

test('results are written as JSON, as JUnit and as Markdown, failures with their text and rules', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-reports-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const files = {
    json: join(folder, 'new', 'a.json'),
    junit: join(folder, 'a.xml'),
    markdown: join(folder, 'a.md'),
  };
  // Builds the id from parts, so that this file does not claim a rule.
  const rule = ['S', '1', '01'].join('-');
  const tests = [
    { source: 'a.feature', name: 'one "and" <two>', passed: true, seconds: 0.5, rules: [rule] },
    { source: 'a.feature', name: 'three', passed: false, rules: [], error: 'Error: no\u0007\n  at <x> & y' },
  ];
  const startedAt = '2026-03-10T07:30:00.000Z';
  writeSuiteReports(files, [{ suite: 'features', seconds: 1.5, startedAt, tests }]);
  assert.deepEqual(JSON.parse(readFileSync(files.json, 'utf8')), {
    passed: 1,
    failed: 1,
    suites: [{ suite: 'features', seconds: 1.5, startedAt, tests }],
  });
  assert.equal(
    readFileSync(files.junit, 'utf8'),
    `<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" errors="0" time="1.500">
  <testsuite name="features: a.feature" tests="2" failures="1" errors="0" skipped="0" time="0.500" timestamp="${startedAt}" file="a.feature">
    <testcase classname="a.feature" name="one &quot;and&quot; &lt;two&gt;" time="0.500">
      <system-out>rules: ${rule}</system-out>
    </testcase>
    <testcase classname="a.feature" name="three">
      <failure message="Error: no">Error: no
  at &lt;x&gt; &amp; y</failure>
    </testcase>
  </testsuite>
</testsuites>
`,
  );
  assert.equal(
    readFileSync(files.markdown, 'utf8'),
    `## 1 failed

**three**<br>features · a.feature

    Error: no\u0007
      at <x> & y

| suite | passed | failed | skipped | seconds |
|---|---:|---:|---:|---:|
| features | 1 | 1 | 0 | 1.5 |
`,
  );
});
