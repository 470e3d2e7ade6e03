import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResults } from './reporters/results.ts';
import { filesUnder, root, textAt, treeHash } from './source-files.ts';
import { readStamp } from './test/stamp.ts';
import { suiteNames } from './test/steps.ts';
import { readOpenQuestions, readPending, readRules, withoutPending } from './trace/catalogue.ts';
import { claimsIn } from './trace/claims.ts';
import { countsOf, evidencedRules, findingsOf } from './trace/findings.ts';
import type { Trace } from './trace/findings.ts';
import { readReviews, reviewFile, withReviewed } from './trace/reviews.ts';
import type { Table } from './trace/table.ts';
import { readWaivers, waiverFile } from './trace/waivers.ts';
import { readOrder } from './trace/words.ts';

// Compares the catalogue of rules with what the tests have shown. --write-pending takes rules with evidence off the list,
// --reviewed marks rules whose words somebody has read beside their evidence.

const catalogue = 'features/rules';
const pendingFile = `${catalogue}/pending.txt`;

/** What the two documents hold. */
const expected = { rules: 852, questions: 145 };

const order = readOrder(process.argv.slice(2));
if ('answer' in order) {
  console.log(order.answer);
  process.exit(order.ok ? 0 : 1);
}
const malformed: string[] = [];
const rules = readTables(filesUnder([`${catalogue}/[SL]-*.tsv`]), readRules);
const reviews = readTables(filesUnder([reviewFile]), readReviews);
if (order.reviewed !== null) {
  process.exit(
    markReviewed(order.reviewed === 'all' ? rules.map((rule) => rule.id) : order.reviewed) ? 0 : 1,
  );
}
if (!order.ofThisRun && readStamp() !== treeHash()) await runTests();

const pendingText = readText(pendingFile);
const trace: Trace = {
  rules,
  questions: readTables(filesUnder([`${catalogue}/open-questions`]), readOpenQuestions),
  pending: readPending(pendingText),
  pendingBefore: pendingBefore(['HEAD', 'HEAD^']),
  waivers: readTables(filesUnder([waiverFile]), readWaivers),
  reviews,
  claims: sourcesOfEvidence().flatMap((file) => claimsIn(file, readText(file))),
  evidence: suiteNames().flatMap((suite) => readResults(suite)?.evidence ?? []),
};

if (order.writesPending) {
  const shown = evidencedRules(trace);
  writeFileSync(join(root, pendingFile), withoutPending(pendingText, shown));
  const gone = trace.pending.filter((id) => shown.has(id)).length;
  console.log(`${gone} rules with evidence are no longer pending: ${pendingFile}`);
} else {
  const findings = [...malformed, ...findingsOf(trace, expected)];
  for (const finding of findings) console.log(finding);
  const { evidenced, pending, waived, toReview, total } = countsOf(trace);
  console.log(
    `evidenced ${evidenced} / pending ${pending} / waived ${waived} / to review ${toReview} / total ${total}`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

/** Marks rules as reviewed. False for an id that no rule has: then nothing is marked. */
function markReviewed(ids: readonly string[]): boolean {
  const known = new Set(rules.map((rule) => rule.id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    console.error(`${unknown.join(', ')}: not in the catalogue. Nothing was marked.`);
    return false;
  }
  writeFileSync(join(root, reviewFile), withReviewed(rules, reviews, new Set(ids)));
  console.log(
    `${ids.length} ${ids.length === 1 ? 'rule is' : 'rules are'} marked as reviewed: ${reviewFile}`,
  );
  return true;
}

/** Loaded only here: the trace that the tests call must not start them again. */
async function runTests(): Promise<void> {
  const { spawnSync } = await import('node:child_process');
  console.log('The results are not of this state of the sources: running the tests first.');
  spawnSync(process.execPath, [join(root, 'scripts', 'test.ts'), '--without-evidence'], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log('');
}

function readTables<Row>(files: readonly string[], read: (file: string, text: string) => Table<Row>): Row[] {
  return files.flatMap((file) => {
    const table = read(file, readText(file));
    malformed.push(...table.malformed);
    return [...table.rows];
  });
}

function pendingBefore(states: readonly string[]): Map<string, string[]> {
  return new Map(
    states.flatMap((state) => {
      const text = textAt(state, pendingFile);
      return text === null ? [] : [[state, readPending(text)] as const];
    }),
  );
}

function sourcesOfEvidence(): string[] {
  return filesUnder(['contracts', 'web', 'mock-server', 'features', 'scripts']).filter((file) =>
    /\.feature$|\.test\.ts$|^features\/journeys\/.*\.ts$/.test(file),
  );
}

function readText(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
