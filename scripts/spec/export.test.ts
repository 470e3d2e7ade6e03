import assert from 'node:assert/strict';
import { test } from 'node:test';
import { junitOf } from './export.ts';
import { modelOf } from './model/model.ts';
import { Evidence } from './read/evidence.ts';
import { readSources } from './read/sources.ts';

const failed = { source: 'a.test.ts', name: 'say "no"', passed: false, error: 'one <\u0007two>' };
const evidence = new Evidence(
  [{ suite: 'unit', seconds: 1, tests: [{ ...failed, rules: ['S-4.3-06', 'L-1-01'] }] }],
  true,
);
const model = modelOf({ ...readSources(), evidence });

test('a test case of the JUnit file is in the suite of its level and has its rules in its output', () => {
  const text = junitOf(model);
  assert.match(text, /<testsuite name="unit: a\.test\.ts" tests="1" failures="1"/);
  assert.match(
    text,
    /<testcase classname="a\.test\.ts" name="say &quot;no&quot;">\s*<failure[^<]*<\/failure>\s*<system-out>rules: S-4\.3-06 L-1-01<\/system-out>/,
  );
});
