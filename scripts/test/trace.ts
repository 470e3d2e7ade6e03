import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutFindings } from '../../features/site/model/about.ts';
import { orExit, readArguments } from '../shared/arguments.ts';
import { compareIds } from '../shared/ids.ts';
import { commitOfSources, root } from '../shared/source-files.ts';
import { claimsIn } from './gherkin/claims.ts';
import { readReport } from './reports/read-report.ts';
import { suites } from './steps.ts';
import { countDecisions } from './trace/decisions.ts';
import { evidenceIn } from './trace/evidence.ts';
import { evidencedIds, findingsOf, testsOf, type Trace } from './trace/findings.ts';
import { countStandings, standingsOf } from './trace/notes.ts';
import { passedFile, passedText } from './trace/passed.ts';
import { readCatalogue } from './trace/catalogue.ts';
import { readPairs, readTests } from './trace/read.ts';
import { writeThumbnails } from './thumbnails.ts';

// Compares the rules and decisions with the reports of the last complete run of all tests, or lists the tests of some.

const usage = `Usage: npm run trace [-- --write | ID...]

Reads the reports that npm test has left in .results.

  --write      runs all tests; if they pass, writes ${passedFile} and the small pictures`;
const options = { write: { type: 'boolean', default: false } } as const;

const { values, positionals: wanted } = orExit(() =>
  readArguments(process.argv.slice(2), { options, allowPositionals: true }, usage),
);
const { malformed, ...catalogue } = readCatalogue();
const { rules, decisions } = catalogue;
const known = new Set([...rules, ...decisions].map(({ id }) => id));
const unknown = wanted.filter((id) => !known.has(id));
if (unknown.length > 0) fail(`${unknown.join(', ')}: not in the catalogue.`);

if (values.write) await write();
else if (wanted.length > 0) for (const id of wanted) console.log(testsOf(id, readTrace()).join('\n  '));
else report();

function readTrace(): Trace {
  return {
    ...catalogue,
    claims: readTests().flatMap(({ path, text }) => claimsIn(path, text)),
    evidence: evidenceIn(suites().map(({ name, report: file }) => ({ suite: name, ...readReport(file) }))),
  };
}

/** Prints the findings and the numbers of rules and decisions. */
function report(): void {
  const trace = readTrace();
  const missing = suites().filter(({ report: file }) => !readReport(file).isWhole);
  const findings = [...malformed, ...aboutFindings(catalogue), ...findingsOf(trace)];
  for (const finding of findings) console.log(finding);
  const evidenced = evidencedIds(trace);
  const shown = rules.filter(({ id }) => evidenced.has(id)).length;
  console.log(`evidenced ${shown} / total ${rules.length}`);
  const counts = countDecisions(decisions);
  console.log(
    `decisions: named by tests ${counts.named} / shown by tests of others ${counts.shownByOthers} / not shown ${counts.notShown}`,
  );
  const approvals = countStandings(standingsOf(rules, readPairs(), catalogue.notes.approvals).values());
  console.log(
    `rules: approved ${approvals.approved} / rejected ${approvals.rejected} / changed since ${approvals.changed} / not approved ${approvals.open}`,
  );
  const names = missing.map(({ name }) => name);
  if (names.length > 0) console.log(`no whole report of ${names.join(', ')}: npm test -- ${names.join(' ')}`);
  process.exitCode = findings.length + names.length === 0 ? 0 : 1;
}

/** Runs all tests of the last commit and writes what passed. */
async function write(): Promise<void> {
  const commit = commitOfSources();
  if (commit === null) return fail('The sources differ from the last commit: commit them first.');
  const start = new Date().toISOString();
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'test', 'test.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) fail(`Not all tests passed: ${passedFile} is not written.`);
  if (commitOfSources() !== commit) fail(`The sources changed meanwhile: ${passedFile} is not written.`);
  const ids = new Set([...evidencedIds(readTrace())].toSorted(compareIds));
  writeFileSync(join(root, passedFile), passedText({ commit, day: start.slice(0, 10), ids }));
  const pictures = await writeThumbnails(start);
  console.log(`${passedFile}: ${ids.size} rules and decisions passed at ${commit}; ${pictures} pictures`);
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
