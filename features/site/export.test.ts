import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOf, csvOf, junitOf } from './export.ts';
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

test('the table has a byte order mark, a row for each rule, and no cell that a spreadsheet computes', () => {
  const text = csvOf(model.rules, model);
  assert.ok(text.startsWith('\ufeff"Rule","Section","Sentence"'));
  assert.equal(text.match(/\r\n/g)?.length, model.rules.length + 1);
  assert.match(text, /"L-8\.4-01","8\.4 Silent failures","1","[^"]+","[^"]*","A-158","/);
  assert.deepEqual(['=1+1', '-2', '@a', 'say "no"', '25%'].map(cellOf), [
    `"'=1+1"`,
    `"'-2"`,
    `"'@a"`,
    '"say ""no"""',
    '"25%"',
  ]);
});
