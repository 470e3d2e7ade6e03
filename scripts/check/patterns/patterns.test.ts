import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { meetsOutside, type Pattern, patternsIn, patternsOfSchemas, slowPatterns } from './patterns.ts';

const pattern = ({ source, flags }: RegExp): Pattern => ({ path: 'web/a.ts', line: 1, source, flags });

/** Former slow patterns of this project. */
const slow = [
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^-?(?:\d+\.?\d*|\.\d+)$/,
  /T.*$/,
  /(?<name>(?:^|[?&#;\s])[\w.-]*(?:ssn|token)[\w.-]*=)[^&#;\s"]*/gi,
  /(?<name>\\*"[\w.-]*(?:ssn|token)[\w.-]*\\*"\s*:\s*)[\d.eE+-]+/gi,
];

test('literals are found with their lines, also in templates, but not in strings and comments', () => {
  const text = ["const a = 'no /pattern/';", '// nor /this/', 'const b = [/x+/g, `${/[/]y/u.source}`];'].join(
    '\n',
  );
  assert.deepEqual(patternsIn({ path: 'web/a.ts', text }), {
    patterns: [
      { path: 'web/a.ts', line: 3, source: 'x+', flags: 'g' },
      { path: 'web/a.ts', line: 3, source: '[/]y', flags: 'u' },
    ],
    findings: [],
  });
});

test('a pattern that is created at run time is a finding', () => {
  const text = 'const a = new RegExp(text);\nconst b = RegExp(`${text}+`);';
  assert.deepEqual(
    patternsIn({ path: 'web/a.ts', text }).findings.map(({ line }) => line),
    [1, 2],
  );
});

test('patterns of values and of property names in schemas are found', () => {
  const schemas = {
    a: Type.Array(Type.String({ pattern: '^a$' })),
    b: Type.Record(Type.String({ pattern: '^b$' }), Type.String({ pattern: '^a$' })),
  };
  assert.deepEqual(
    patternsOfSchemas(schemas).map(({ source }) => source),
    ['^a$', '^b$'],
  );
});

test('patterns of tests and test helpers are not checked', () => {
  for (const path of [
    'web/a.tsx',
    'mock-server/tools/console/client/a.ts',
    'contracts/api/a.ts',
    'mock-server/los/legacy/a.js',
  ])
    assert.ok(meetsOutside(path), path);
  for (const path of [
    'web/a.test.ts',
    'mock-server/test/server.ts',
    'mock-server/store/engines-testing.ts',
    'scripts/a.ts',
  ])
    assert.ok(!meetsOutside(path), path);
});

test('slowPatterns finds the patterns that need more than linear time', async () => {
  const findings = await slowPatterns(slow.map(pattern));
  assert.deepEqual(
    findings.map(({ message }) => / needs (\w+) time for /.exec(message)?.[1]),
    slow.map(() => 'polynomial'),
  );
  assert.deepEqual(await slowPatterns([pattern(/^a+$/)]), []);
});
