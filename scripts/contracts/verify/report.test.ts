import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../../../contracts/provider/verdicts.ts';
import { hintOf } from './hint.ts';
import { reportedSuite, linesOf, reportOf } from './report.ts';

// Builds the id from parts, so that this file does not claim a rule.
const rule = ['S', '3', '11'].join('-');

const passed: Verdict = {
  operation: 'getUser',
  outcome: 'an originator',
  state: 'somebody is signed in: originator',
  verdict: 'passed',
  why: '',
  differences: [],
  consumerTest: `[${rule}] an originator is told apart`,
  seconds: 0.25,
};
const status = { where: 'status', expected: '200', got: '404', why: 'expected 200 but was 404' };
const failed: Verdict = {
  ...passed,
  operation: 'getMenu',
  outcome: 'reports',
  verdict: 'failed',
  why: 'status: expected 200, got 404',
  differences: [status, { where: '$[0].name', expected: '"Reports"', got: 'nothing', why: 'is missing' }],
};
const skipped: Verdict = { ...passed, verdict: 'skipped', why: 'not offered' };

const linesFor = (...verdicts: readonly Verdict[]) => linesOf(reportOf('http://a', verdicts, 1.25));

test('failures are listed first, with state, rules and each difference', () => {
  assert.deepEqual(linesFor(passed, failed), [
    'FAILED  getMenu: reports',
    '        state: somebody is signed in: originator',
    `        rules: ${rule}`,
    '        status     expected 200        got 404      expected 200 but was 404',
    '        $[0].name  expected "Reports"  got nothing  is missing',
    '',
    '  operation  outcome        state                              verdict  why',
    '  ---------  -------        -----                              -------  ---',
    '  getUser    an originator  somebody is signed in: originator  passed',
    '',
    '2 interactions: 1 passed, 1 failed, in 1.3 s',
  ]);
});

test('a failure without a response has its reason, and the rules of its operation if its test names none', () => {
  const lines = linesFor({
    ...failed,
    why: 'the provider gives no answer',
    differences: [],
    consumerTest: '',
  });
  assert.match(lines[2] ?? '', /^ {8}rules: [A-Z]-[\d.]+-\d{2}/);
  assert.equal(lines[3], '        the provider gives no answer');
});

test('only the first differences of a response are shown', () => {
  const name = { where: '$.name', expected: '"Reports"', got: 'nothing', why: 'is missing' };
  const names = Array.from({ length: 20 }, () => name);
  const shown = (lines: readonly string[]) => lines.filter((line) => line.includes('got nothing')).length;
  const lines = linesFor({ ...failed, differences: names });
  assert.equal(shown(lines), 8);
  assert.match(lines[11] ?? '', /and 12 more/);
  // A wrong status causes most other differences.
  assert.equal(shown(linesFor({ ...failed, differences: [status, ...names] })), 2);
});

test('the summary counts skipped interactions if there are any', () => {
  assert.match(linesFor(passed, skipped).at(-1) ?? '', /^2 interactions: 1 passed, 0 failed, 1 skipped, /);
});

test('the JUnit report has state and differences of a failure, and the reason of a skipped interaction', () => {
  const { tests } = reportedSuite(reportOf('http://a', [passed, failed, skipped], 1));
  assert.deepEqual(
    tests.map(({ group, name, error, skipped: reason }) => [group, name, error?.split('\n')[1], reason]),
    [
      ['getMenu', 'reports', 'state: somebody is signed in: originator', undefined],
      ['getUser', 'an originator', undefined, 'not offered'],
      ['getUser', 'an originator', undefined, undefined],
    ],
  );
  assert.deepEqual([tests[0]?.rules, tests[0]?.seconds], [[rule], 0.25]);
});

const failures = (count: number, change: Partial<Verdict>): Verdict[] =>
  Array.from({ length: count }, () => ({ ...failed, ...change }));
const withStatus = (got: string) => ({ differences: [{ ...status, got }] });

const hints: readonly (readonly [reason: string, change: Partial<Verdict>, hint: RegExp])[] = [
  ['no token', withStatus('401'), /401.*accessToken/],
  ['no anti-forgery token', withStatus('403'), /403.*antiForgeryToken/],
  ['a wrong base path', withStatus('404'), /404.*base path/],
  [
    'no state handler',
    { why: 'the state cannot be set up (POST ...)', differences: [] },
    /POST \/mock\/states/,
  ],
  [
    'a server that breaks off',
    { why: 'the provider gives no answer (...)', differences: [] },
    /does not respond/,
  ],
  [
    'states of another server',
    { differences: [{ ...status, where: '$.code', got: '"world-unknown"' }] },
    /--states/,
  ],
  [
    'a website',
    { differences: [{ ...status, where: 'header content-type', got: 'text/html' }] },
    /HTML page.*website/,
  ],
  ['no body', { differences: [{ ...status, where: '$', got: 'nothing' }] }, /without a body/],
  [
    'another product',
    {
      differences: ['role', 'email', 'features'].map((name) => ({
        where: `$.${name}`,
        expected: 'a value',
        got: 'nothing',
        why: 'the property is missing',
      })),
    },
    /JSON of another product/,
  ],
  [
    'a header that is always missing',
    { differences: [{ ...status, where: 'header x-trace-id', got: 'nothing' }] },
    /3 of 3 failures have one reason: header x-trace-id is nothing\./,
  ],
];

for (const [reason, change, hint] of hints) {
  test(`many failures have one hint: ${reason}`, () => {
    assert.match(hintOf([passed, ...failures(3, change)])?.text ?? '', hint);
    assert.equal(hintOf([passed, ...failures(2, change)]), null);
  });
}

test('failures of many kinds have no hint', () => {
  const kinds = ['400', '405', '410', '415'].map((got) => failures(1, withStatus(got))).flat();
  assert.equal(hintOf([...kinds, ...kinds]), null);
});

test('a fault of the set-up is said before all failures; another shared reason above the summary', () => {
  const report = reportOf('http://a', [passed, ...failures(3, withStatus('401'))], 1);
  assert.equal(report.isSetUpFault, true);
  assert.match(linesOf(report)[0] ?? '', /^3 of 3 failures have one reason: the server responds with 401\. /);
  const wrong = failures(3, { differences: [{ ...status, where: '$.rate', got: '6.5' }] });
  assert.equal(reportOf('http://a', wrong, 1).isSetUpFault, false);
  assert.match(linesOf(reportOf('http://a', wrong, 1)).at(-3) ?? '', /\$\.rate is 6\.5/);
});
