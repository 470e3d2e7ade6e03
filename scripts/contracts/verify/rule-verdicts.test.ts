import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { featureChecks } from './feature-checks.ts';
import { type CheckResult, type RuleAtBackend, rulesReport } from './rule-verdicts.ts';
import { inBody, wrongServer } from './wrong-server.ts';

test('a backend that is wrong on purpose is found by rule', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-rules-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const provider = await wrongServer(context, {
    getUser: inBody(/"isOriginator":(\w+)/, '"isOriginator":"$1"'),
  });
  const json = join(folder, 'rules.json');
  const words = ['--provider', provider, '--only', 'getUser', '--json', json];
  const verify = [join(root, 'scripts', 'contracts', 'verify.ts'), ...words];
  const { ok, output } = await run(process.execPath, verify, { seconds: 60 });
  assert.equal(ok, false);
  assert.match(
    output,
    /^FALSE {3}S-3-11 {2}getUser: an originator: \$\.isOriginator: expected true, got "true"/m,
  );
  const { rules } = JSON.parse(readFileSync(json, 'utf8')) as { readonly rules: readonly RuleAtBackend[] };
  const wrong = rules.find(({ rule }) => rule === 'S-3-11');
  assert.equal(wrong?.verdict, 'false');
  assert.ok(wrong.failures.some(({ check }) => check === 'getUser: an originator'));
});

test('a rule is false as soon as one of its checks fails', () => {
  const result = (check: string, rule: string, verdict: CheckResult['verdict'], why = ''): CheckResult => ({
    check,
    rules: [rule],
    verdict,
    why,
  });
  assert.deepEqual(
    rulesReport([
      result('getUser: a', 'S-3-11', 'passed'),
      result('getUser: b', 'S-3-11', 'failed', 'wrong'),
      result('getUser: c', 'S-3-11', 'failed', 'wrong, too'),
      result('getMenu: a', 'S-3-02', 'passed'),
    ]),
    {
      rules: [
        { rule: 'S-3-02', verdict: 'true', failures: [] },
        {
          rule: 'S-3-11',
          verdict: 'false',
          failures: [
            { check: 'getUser: b', why: 'wrong' },
            { check: 'getUser: c', why: 'wrong, too' },
          ],
        },
      ],
      falseLines: ['FALSE   S-3-11  getUser: b: wrong (and 1 more check)'],
      counts: '2 rules: 1 seen false, 1 seen true',
    },
  );
});

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
