import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { html } from '../../mock-server/platform/html/html.ts';
import { presentContract } from '../../scripts/contracts/changes/read.ts';
import { run } from '../../scripts/shared/run.ts';
import { root, textOf } from '../../scripts/shared/source-files.ts';
import { evidenceOf } from '../../scripts/proof/trace/notes.ts';
import { pairsIn } from '../../scripts/proof/trace/pairs.ts';
import { readCatalogue } from '../../scripts/proof/trace/read.ts';
import { digestOf, type SpecState } from './digest.ts';

const file = 'features/landing/landing.feature';
const feature = textOf(file);
const { rules, decisions } = readCatalogue();

const stateOf = (text: string, more: Partial<SpecState> = {}): SpecState => ({
  name: 'abc1234 of 2026-05-04',
  rules,
  decisions,
  pairs: pairsIn(file, text),
  contract: presentContract(),
  ...more,
});
const before = stateOf(feature);
const userPath = '/api/navigation/user';
const [dropped] = before.pairs;
assert.ok(dropped);
const { rule } = dropped;
const name = html`${dropped.test.slice(dropped.test.indexOf(': ') + 2)}`.toString();
const approval = {
  rule,
  time: '2026-05-04T09:00:00Z',
  by: '<b>Ada</b>',
  what: 'approved',
  words: rules.find(({ id }) => id === rule)?.rule ?? '',
  evidence: evidenceOf(before.pairs.filter((pair) => pair.rule === rule)),
} as const;

test('a branch that drops a test: the digest names its rule, the test and the approval that it voids', () => {
  const after = stateOf(feature, { pairs: before.pairs.filter(({ test: own }) => own !== dropped.test) });
  const digest = digestOf(before, after, [approval]);
  assert.match(digest, /^## What Changes in the Specification\n\nSince abc1234 of 2026-05-04\.\n/);
  assert.match(digest, /### Evidence lost: \d/);
  assert.match(
    digest,
    new RegExp(
      `- \\*\\*${rule}\\*\\* .*<br>(?:\\*\\*lost its last test\\*\\*|\\d+ left, lost): <code>.*${name}</code>`,
    ),
  );
  assert.match(digest, new RegExp(`- \\*\\*${rule}\\*\\* approved by &lt;b&gt;Ada&lt;/b&gt; on 2026-05-04`));
});

test('a rewritten test and a reworded rule are named, the words word by word', () => {
  const pairs = before.pairs.map((pair) => (pair === dropped ? { ...pair, text: 'When a' } : pair));
  const reworded = rules.map((one) => (one.id === rule ? { ...one, rule: `${one.rule} Always.` } : one));
  const digest = digestOf(before, stateOf(feature, { rules: reworded, pairs }), []);
  assert.match(
    digest,
    new RegExp(`### Evidence rewritten: 1\n\n- \\*\\*${rule}\\*\\* .*<code>.*${name}</code>`),
  );
  assert.match(digest, new RegExp(`### Rules: 1\n\n- \\*\\*${rule}\\*\\* reworded: .*<ins>Always\\.</ins>`));
});

test('without a change the digest says so', () => {
  assert.match(
    digestOf(before, before, [approval]),
    /No rule, decision, evidence, approval, code or operation changes\.\n$/,
  );
});

test('an operation that breaks is named with its rules and changes', () => {
  const { paths, components } = presentContract();
  const { [userPath]: user, ...others } = paths;
  const contract = { paths: { ...others, '/api/user': user ?? {} }, components };
  assert.match(
    digestOf(before, stateOf(feature, { contract }), []),
    /### Contract, breaking: 1\n\n- \*\*getUser\*\* [A-Z]-[^<]*<br><code>address<\/code> is GET \/api\/user instead/,
  );
});

test('the rules whose code differs are named with its files: the paragraphs that name a rule count, and no others', () => {
  const code = (paragraph: string, other: string) =>
    new Map([['web/pages/a.ts', `// ${rule}: the limit\n${paragraph}\n\n${other}\n`]]);
  const first = stateOf(feature, { code: code('const limit = 3;', 'const other = 1;') });
  const digest = digestOf(
    first,
    stateOf(feature, { code: code('const limit = 4;', 'const other = 1;') }),
    [],
  );
  assert.match(
    digest,
    new RegExp(`### Code changed: 1\n\n- \\*\\*${rule}\\*\\* .*<br><code>web/pages/a.ts</code>`),
  );
  const same = digestOf(first, stateOf(feature, { code: code('const limit = 3;', 'const other = 2;') }), []);
  assert.doesNotMatch(same, /Code changed/);
  assert.match(digestOf(first, stateOf(feature, { code: new Map() }), []), /### Code changed: 1/);
});

const spec = (...words: readonly string[]) =>
  run(process.execPath, [join(root, 'features', 'site', 'spec.ts'), '--digest', ...words], { seconds: 120 });

test('a commit that is not there is named, at either end of a range', async () => {
  for (const range of [
    'no-such-commit',
    'no-such-commit..HEAD',
    'HEAD..no-such-commit',
    'HEAD^^^^{tree}..HEAD',
    '..HEAD',
  ]) {
    const { ok, output } = await spec(range);
    assert.equal(ok, false, range);
    assert.match(output, /^git has no commit ".*"\. A shallow clone has few commits: .*Usage: /, range);
  }
});

test('a day before the first commit is told from an unknown commit', async () => {
  const { ok, output } = await spec('2000-01-01');
  assert.equal(ok, false);
  assert.match(
    output,
    /^git has no commit before 2000-01-01\. Its first is of \d{4}-\d\d-\d\d\. A shallow clone has few commits: .*Usage: /,
  );
});

test('the digest of a range compares its end with the commit at which the branches have parted', async () => {
  const { ok, output } = await spec('HEAD..HEAD');
  assert.ok(ok, output);
  assert.match(
    output,
    /Since [0-9a-f]+ of \d{4}-\d\d-\d\d\.\n\nNo rule, decision, evidence, approval, code or operation changes\./,
  );
});
