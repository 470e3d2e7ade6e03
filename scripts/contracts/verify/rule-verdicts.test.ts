import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { testApp } from '../../../mock-server/test/server.ts';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { readBoard, withChecks, writeBoard } from './board.ts';
import { featureChecks } from './feature-checks.ts';
import { type RuleAtBackend, rulesAtBackend } from './rule-verdicts.ts';
import { inBody, wrongServer } from './wrong-server.ts';

function folderFor(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-rules-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

const verify = (...words: readonly string[]) =>
  run(process.execPath, [join(root, 'scripts', 'contracts', 'verify.ts'), ...words], { seconds: 60 });

const rulesIn = (file: string): Map<string, RuleAtBackend> => {
  const { rules } = JSON.parse(readFileSync(file, 'utf8')) as { readonly rules: readonly RuleAtBackend[] };
  return new Map(rules.map((one) => [one.rule, one]));
};

test('of two backends, the one that is wrong on purpose is found by rule', async (context) => {
  const folder = folderFor(context);
  const board = join(folder, 'board.json');
  const right = await (await testApp(context)).listen({ host: '127.0.0.1', port: 0 });
  const wrong = await wrongServer(context, {
    getUser: inBody(/"isOriginator":(\w+)/, '"isOriginator":"$1"'),
  });
  const words = (provider: string, json: string) =>
    ['--provider', provider, '--only', 'getUser', '--board', board, '--json', json] as const;
  const [ofRight, ofWrong] = [join(folder, 'right.json'), join(folder, 'wrong.json')];
  assert.ok((await verify(...words(right, ofRight))).ok);
  const { ok, output } = await verify(...words(wrong, ofWrong));
  assert.equal(ok, false);
  assert.match(
    output,
    /^FALSE {3}S-3-11 {2}getUser: an originator: \$\.isOriginator: expected true, got "true"/m,
  );

  const [rightRule, wrongRule] = [rulesIn(ofRight).get('S-3-11'), rulesIn(ofWrong).get('S-3-11')];
  assert.equal(rightRule?.verdict, 'true');
  assert.match(rightRule?.lastTrue?.check ?? '', /^getUser: /);
  assert.match(rightRule?.lastTrue?.on ?? '', /^\d{4}-\d\d-\d\dT/);
  assert.deepEqual(rightRule?.failures, []);
  assert.equal(wrongRule?.verdict, 'false');
  assert.ok(wrongRule?.failures.some(({ check }) => check === 'getUser: an originator'));
  // No other backend and no other operation is touched.
  assert.equal([...rulesIn(ofRight).values()].filter(({ verdict }) => verdict === 'false').length, 0);
  assert.deepEqual(Object.keys(readBoard(board).checks ?? {}), [`${right}/`, `${wrong}/`]);
  assert.equal(rulesIn(ofWrong).get('S-2.1-01')?.verdict, 'not seen');
});

const seen = { on: '2026-11-24T09:00:00.000Z', run: 'https://ci.example.com/7' };
const earlier = new Date('2026-11-24T09:00:00Z');
const later = new Date('2026-11-25T09:00:00Z');
const backend = 'https://backend.example.com/';
const result = (check: string, verdict: 'passed' | 'failed', why = '') => ({
  check,
  rules: ['S-3-11'],
  verdict,
  why,
});
const never = () => false;
const ruleOf = (board: ReturnType<typeof withChecks>, rule = 'S-3-11', checkable: readonly string[] = []) =>
  rulesAtBackend(board.checks?.[backend] ?? {}, [rule], new Set(checkable))[0];

test('a rule is false as soon as one of its checks fails, and keeps the day on which it was last seen true', () => {
  const first = withChecks(
    { backends: {} },
    backend,
    [result('getUser: a', 'passed'), result('getUser: b', 'passed')],
    earlier,
    never,
  );
  assert.equal(ruleOf(first)?.verdict, 'true');
  const next = withChecks(first, backend, [result('getUser: b', 'failed', 'wrong')], later, never);
  const { verdict, lastTrue, failures } = ruleOf(next) ?? assert.fail();
  assert.equal(verdict, 'false');
  assert.equal(lastTrue?.on, earlier.toISOString());
  assert.deepEqual(
    failures.map(({ check, on, why }) => [check, on, why]),
    [['getUser: b', later.toISOString(), 'wrong']],
  );
  const mended = withChecks(next, backend, [result('getUser: b', 'passed')], later, never);
  assert.deepEqual([ruleOf(mended)?.verdict, ruleOf(mended)?.lastTrue?.on], ['true', later.toISOString()]);
});

test('a check that no longer exists is forgotten by the run that would have repeated it', () => {
  const first = withChecks({ backends: {} }, backend, [result('getUser: a', 'failed')], earlier, never);
  const next = withChecks(first, backend, [result('getUser: b', 'passed')], later, (check) =>
    check.startsWith('getUser: '),
  );
  assert.equal(ruleOf(next)?.verdict, 'true');
});

test('a rule without a result is not seen, or has no check that a backend can run', () => {
  assert.equal(ruleOf({ backends: {} }, 'S-3-11', ['S-3-11'])?.verdict, 'not seen');
  assert.equal(ruleOf({ backends: {} })?.verdict, 'no check');
});

/** An id that no rule has. A test must not have it in its name, which would claim it. */
const unknown = ['S', '99', '99'].join('-');

test('the runs of a scenario are one check, which fails if one of them fails; a skipped one shows nothing', () => {
  const ofScenario = { source: 'features/a.feature', name: 'A', rules: ['S-3-11'], seconds: 1 };
  const suite = (suiteName: string, tests: readonly object[]) =>
    ({ suite: suiteName, seconds: 1, tests }) as Parameters<typeof featureChecks>[0][number];
  assert.deepEqual(
    featureChecks([
      suite('run-http', [{ ...ofScenario, passed: true }]),
      suite('run-browser', [
        { ...ofScenario, passed: false, error: 'Error: no\n at x' },
        { ...ofScenario, name: 'B', passed: false, skipped: 'not offered' },
        { ...ofScenario, name: 'C', passed: true, rules: [] },
      ]),
    ]),
    [{ check: 'features/a.feature: A', rules: ['S-3-11'], verdict: 'failed', why: 'Error: no' }],
  );
});

const checks = (rules: readonly string[]) => ({
  [backend]: { 'getUser: a': { ...seen, rules, verdict: 'passed', why: '' } },
});
const unusable: readonly (readonly [text: string, reason: RegExp])[] = [
  ['{"backends": {}, "checks": {"http', /is damaged \(it is not JSON\): delete it and verify again/],
  [
    JSON.stringify({ backends: {}, checks: { [backend]: { 'getUser: a': { rules: ['S-3-11'] } } } }),
    /is damaged \(\/checks\/.*getUser: a/,
  ],
  [
    JSON.stringify({ backends: {}, checks: checks([unknown]) }),
    new RegExp(
      `names the rule ${unknown}, which does not exist \\("getUser: a" at https://backend\\.example\\.com/\\)`,
    ),
  ],
  [
    JSON.stringify({ release: '0.0.1', backends: {}, checks: checks(['S-3-11']) }),
    /is of release 0\.0\.1, and these sources are of \d+\.\d+\.\d+: delete it and verify again/,
  ],
];
for (const [text, reason] of unusable) {
  const why = String(reason).replace(unknown, 'an unknown id');
  test(`a board that ${why} is refused before anything runs, and stays as it is`, async (context) => {
    const board = join(folderFor(context), 'board.json');
    writeFileSync(board, text);
    for (const command of ['verify.ts', 'features.ts']) {
      const { ok, output } = await run(
        process.execPath,
        [
          join(root, 'scripts', 'contracts', command),
          ...(command === 'verify.ts' ? ['--provider', 'http://127.0.0.1:9'] : []),
          '--board',
          board,
        ],
        { seconds: 60, environment: { BASE_URL: 'http://127.0.0.1:9' } },
      );
      assert.equal(ok, false);
      assert.match(output, reason);
      assert.equal(readFileSync(board, 'utf8'), text);
    }
  });
}

test('a board that cannot be read is not called damaged', (context) => {
  const folder = folderFor(context);
  assert.throws(() => readBoard(folder), { message: `${folder} is a directory: name a file.` });
  const file = join(folder, 'a.txt');
  writeFileSync(file, '');
  const inFile = join(file, 'board.json');
  assert.throws(() => readBoard(inFile), {
    message: `${inFile} cannot be read: ENOTDIR: not a directory, open '${inFile}'`,
  });
  assert.deepEqual(readBoard(join(folder, 'none.json')), { backends: {} });
});

test('a board is written whole: nothing but the file is left', (context) => {
  const folder = folderFor(context);
  const file = join(folder, 'board.json');
  const board = withChecks({ backends: {} }, backend, [result('getUser: a', 'passed')], earlier, never);
  writeBoard(board, file);
  assert.deepEqual(readBoard(file), board);
});
