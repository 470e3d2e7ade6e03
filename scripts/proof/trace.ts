import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMutantViews } from './mutants/read.ts';
import { countKills, mutantLine } from './mutants/kills.ts';
import { orExit, readArguments } from '../shared/arguments.ts';
import { readResults } from '../test/reporters/results.ts';
import { evidenceIn } from './trace/evidence.ts';
import { commitOfSources, root, treeHash } from '../shared/source-files.ts';
import { readStamp } from '../test/stamp.ts';
import { suiteNames } from '../test/steps.ts';
import { compareIds } from '../shared/ids.ts';
import { fingerprinted, statementsOf } from './trace/pairs.ts';
import { claimsIn } from '../test/gherkin/claims.ts';
import { countDecisions } from './trace/decisions.ts';
import { evidencedIds, findingsOf, testsOf, type Trace, verdictFindings } from './trace/findings.ts';
import { readCatalogue, readPairs, readTests, readVerdictFile } from './trace/read.ts';
import { countStandings, standingsOf } from './trace/notes.ts';
import { verdictFile, verdictText } from './trace/verdicts.ts';
import { writeThumbnails } from './thumbnails.ts';

// Compares the rules and decisions with the evidence of the tests, or lists the tests of some of them.

const usage = `Usage: npm run trace [-- [--last] [--write | ID...]]

Runs the tests first if their results belong to other sources.

  --last       uses the results of the last runs instead of running the tests; takes a second
  --write      writes the verdicts, the killed mutants and small pictures to the files that are committed`;
const options = {
  last: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

const { values, positionals: wanted } = orExit(() =>
  readArguments(process.argv.slice(2), { options, allowPositionals: true }, usage),
);
const { malformed, ...catalogue } = readCatalogue();
const { rules, decisions } = catalogue;
const known = new Set([...rules, ...decisions].map(({ id }) => id));
const unknown = wanted.filter((id) => !known.has(id));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not in the catalogue; no file was changed.`);
  process.exit(1);
}
const tests = readTests();
const testPairs = readPairs(tests);
const tree = treeHash();
if (!values.last && readStamp()?.tree !== tree) runTests();
const lastRun = readStamp();
const isOfThisTree = lastRun?.tree === tree;

const trace: Trace = {
  ...catalogue,
  claims: tests.flatMap(({ path, text }) => claimsIn(path, text)),
  evidence: evidenceIn(suiteNames().flatMap((suite) => readResults(suite) ?? [])),
};

const statements = statementsOf(catalogue);
const mutants = readMutantViews({ rules: statements, pairs: testPairs });
/** What the tests show: rules, and decisions on open questions. */
const shown = fingerprinted(testPairs, statements);
const evidenced = evidencedIds(trace);
const unshownRules = rules.map(({ id }) => id).filter((id) => !evidenced.has(id));
const committed = readVerdictFile();
const findings = [
  ...malformed,
  ...findingsOf(trace),
  ...committed.malformed,
  ...(isOfThisTree ? verdictFindings(committed, { tree, pairs: shown, unshown: new Set(unshownRules) }) : []),
];
if (wanted.length > 0) {
  for (const id of wanted) {
    const own = mutants.filter(({ mutant }) => mutant.rule === id);
    console.log([...testsOf(id, trace), ...own.map(mutantLine)].join('\n  '));
  }
} else if (values.write) {
  await writeVerdicts();
} else {
  for (const finding of findings) console.log(finding);
  console.log(`evidenced ${rules.length - unshownRules.length} / total ${rules.length}`);
  const counts = countDecisions(decisions);
  console.log(
    `decisions: named by tests ${counts.named} / shown by tests of others ${counts.shownByOthers} / not shown ${counts.notShown}`,
  );
  const approvals = countStandings(standingsOf(rules, testPairs, catalogue.notes.approvals).values());
  console.log(
    `rules: approved ${approvals.approved} / changed since ${approvals.changed} / not approved ${approvals.open}`,
  );
  const kills = countKills(mutants);
  console.log(`mutants: killed ${kills.killed} / stale ${kills.stale} / not killed ${kills['not killed']}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
const without = suiteNames().filter((suite) => readResults(suite) === null);
if (without.length > 0) console.log(`no results of ${without.join(', ')}: npm test -- ${without.join(' ')}`);
else if (values.last && !isOfThisTree) console.log('the sources have changed since the last complete run');

/** Writes the verdicts, or says why the last run is not one to commit. */
async function writeVerdicts(): Promise<void> {
  const commit = commitOfSources();
  const reasons = [
    ...(isOfThisTree
      ? findings.filter((finding) => !finding.startsWith(verdictFile))
      : ['there is no complete run of the present sources: npm test']),
    ...(lastRun !== null && lastRun.failed > 0 ? [`the last run has ${lastRun.failed} failures`] : []),
    ...(commit === null ? ['the sources differ from the last commit: commit them first'] : []),
  ];
  if (reasons.length > 0 || commit === null || lastRun === null) {
    console.error([...reasons, 'No file was written.'].join('\n'));
    process.exitCode = 1;
    return;
  }
  const passed = Map.groupBy(
    shown.toSorted((one, other) => compareIds(one.rule, other.rule)),
    ({ rule }) => rule,
  );
  const fingerprints = [...passed].map(([id, own]) => {
    return [id, new Set(own.map(({ fingerprint }) => fingerprint))] as const;
  });
  const kills = mutants.flatMap(({ state, kill }) => (state === 'killed' && kill !== null ? [kill] : []));
  const run = { commit, date: lastRun.date, tree };
  writeFileSync(join(root, verdictFile), verdictText({ run, passed: new Map(fingerprints), kills }));
  const pictures = await writeThumbnails(lastRun.date);
  console.log(
    `${verdictFile}: ${rules.length} rules passed in the run of ${run.date} at ${commit}; ${kills.length} of ${mutants.length} mutants killed; ${pictures} pictures`,
  );
}

function runTests(): void {
  console.log('The results belong to other sources: running the tests first.');
  spawnSync(process.execPath, [join(root, 'scripts', 'test', 'test.ts'), '--without-evidence'], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log('');
}
