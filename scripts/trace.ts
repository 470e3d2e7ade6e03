import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceIn, readResults } from './reporters/results.ts';
import { filesUnder, root, sourceFolders, textAt, textOf, treeHash } from './shared/source-files.ts';
import { readStamp } from './test/stamp.ts';
import { suiteNames } from './test/steps.ts';
import { readPending, withoutPending } from './trace/catalogue.ts';
import { claimsIn } from './trace/claims.ts';
import { countsOf, evidencedRules, findingsOf, testsOf } from './trace/findings.ts';
import type { Trace } from './trace/findings.ts';
import { pendingFile, readCatalogue } from './trace/read.ts';
import { reviewFile, withReviewed } from './trace/reviews.ts';
import { readOrder } from './trace/words.ts';

// Compares the catalogue of rules with what the tests have shown; trace/words.ts says how it is used.

const order = readOrder(process.argv.slice(2));
if ('answer' in order) {
  console.log(order.answer);
  process.exit(order.ok ? 0 : 1);
}
const { malformed, ...catalogue } = readCatalogue();
const { rules, reviews } = catalogue;
const known = rules.map(({ id }) => id);
const { reviewed } = order;
const unknown = [...order.rules, ...(reviewed === 'all' ? [] : (reviewed ?? []))].filter(
  (id) => !known.includes(id),
);
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not in the catalogue. Nothing was done.`);
  process.exit(1);
}
if (reviewed !== null) {
  const ids = reviewed === 'all' ? known : reviewed;
  writeFileSync(join(root, reviewFile), withReviewed(rules, reviews, new Set(ids)));
  console.log(
    `${ids.length} ${ids.length === 1 ? 'rule is' : 'rules are'} marked as reviewed: ${reviewFile}`,
  );
  process.exit();
}
const isOfThisTree = readStamp() === treeHash();
if (!order.last && !isOfThisTree) await runTests();

const trace: Trace = {
  ...catalogue,
  pendingBefore: pendingBefore(['HEAD', 'HEAD^']),
  claims: sourcesOfEvidence().flatMap((file) => claimsIn(file, textOf(file))),
  evidence: evidenceIn(suiteNames().flatMap((suite) => readResults(suite) ?? [])),
};

if (order.rules.length > 0) {
  for (const id of order.rules) console.log(testsOf(id, trace).join('\n  '));
} else if (order.writesPending) {
  const shown = evidencedRules(trace);
  writeFileSync(join(root, pendingFile), withoutPending(textOf(pendingFile), shown));
  const gone = trace.pending.filter((id) => shown.has(id)).length;
  console.log(`${gone} rules with evidence are no longer pending: ${pendingFile}`);
} else {
  const findings = [...malformed, ...findingsOf(trace)];
  for (const finding of findings) console.log(finding);
  const { evidenced, pending, waived, toReview, total } = countsOf(trace);
  console.log(
    `evidenced ${evidenced} / pending ${pending} / waived ${waived} / to review ${toReview} / total ${total}`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}
const without = suiteNames().filter((suite) => readResults(suite) === null);
if (without.length > 0) console.log(`no results of ${without.join(', ')}: npm test -- ${without.join(' ')}`);
else if (order.last && !isOfThisTree)
  console.log('the sources have changed since the last run of everything');

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

function pendingBefore(states: readonly string[]): Map<string, string[]> {
  return new Map(
    states.flatMap((state) => {
      const text = textAt(state, pendingFile);
      return text === null ? [] : [[state, readPending(text)] as const];
    }),
  );
}

function sourcesOfEvidence(): string[] {
  return filesUnder(sourceFolders).filter((file) =>
    /\.feature$|\.test\.ts$|^features\/journeys\/.*\.ts$/.test(file),
  );
}
