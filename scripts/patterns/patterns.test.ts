import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { productOperations } from '../../contracts/operations/all.ts';
import { eventSchemas } from '../../contracts/operations/events.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import { processorTime } from '../../mock-server/testing/processor-time.ts';
import { filesUnder, sourceFolders, textOf } from '../shared/source-files.ts';
import { meetsOutside, type Pattern, patternsIn, patternsOfSchemas } from './patterns.ts';
import { slowPatterns } from './slow-patterns.ts';
import { worstTexts } from './worst-texts.ts';

const pattern = ({ source, flags }: RegExp): Pattern => ({ path: 'web/a.ts', line: 1, source, flags });

/** Former patterns of this project that are slow for a text of one repeated character. */
const slowForOneCharacter = [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /^-?(?:\d+\.?\d*|\.\d+)$/, /T.*$/];

/** All former slow patterns of this project. */
const slow = [
  ...slowForOneCharacter,
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
    'mock-server/console/client/a.ts',
    'contracts/api/a.ts',
    'mock-server/los/legacy/a.js',
  ])
    assert.ok(meetsOutside(path), path);
  for (const path of [
    'web/a.test.ts',
    'mock-server/testing/server.ts',
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

/** Returns the longest processor time (ms) of a pattern for its worst texts. Stops at a time above `tooLong`. */
function longestTime(one: Pattern, length: number): number {
  const expression = new RegExp(one.source, one.flags);
  let longest = 0;
  for (const text of worstTexts(one, length)) {
    const run = () => text.replace(expression, '');
    const once = processorTime(run, 1);
    longest = Math.max(longest, once > tooLong ? processorTime(run) : once);
    if (longest > tooLong) break;
  }
  return longest;
}

/** Limit of the time in milliseconds. Linear patterns take less than one millisecond. */
const tooLong = 50;

test('no pattern of client, server or contracts takes long for 64 kB of its worst text', () => {
  const files = filesUnder(sourceFolders)
    .filter(meetsOutside)
    .map((path) => patternsIn({ path, text: textOf(path) }));
  const all = [
    ...files.flatMap(({ patterns }) => patterns),
    ...patternsOfSchemas([productOperations, mockOperations, eventSchemas]),
  ];
  assert.ok(all.length > 100, `${all.length} patterns`);
  for (const one of all) {
    const milliseconds = longestTime(one, 65_536);
    assert.ok(milliseconds < tooLong, `${one.path}:${one.line} /${one.source}/ took ${milliseconds} ms`);
  }
});

test('former slow patterns exceed the limit with 16 kB already', () => {
  for (const one of slowForOneCharacter) assert.ok(longestTime(pattern(one), 16_384) > tooLong, one.source);
});
