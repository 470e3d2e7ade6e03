import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, NoStates, Unreachable } from '../../contracts/provider/provider-client.ts';
import { buildWhenStale, spa } from '../build/build.ts';
import { deploymentAt, levelsFor } from '../test/features/deployment.ts';
import { takeReportFiles, writeSuiteReports } from '../test/reports/report-files.ts';
import { readReport, removeReport } from '../test/reports/read-report.ts';
import { ArgumentsError } from '../shared/arguments.ts';
import { ownEnvironment } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import { featureChecks } from './verify/feature-checks.ts';
import { rulesReport } from './verify/rule-verdicts.ts';

// Runs the features against the server at BASE_URL, or without BASE_URL against the server of these sources. Arguments
// are those of Cucumber: npm run features -- --tags @L-2.4-01, or a path with lines. Besides: --json FILE, --junit FILE
// and --markdown FILE for the results of all levels, with BASE_URL also the verdict on each rule.

const { BASE_URL: address = '' } = process.env;
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExpected =
    error instanceof NoStates || error instanceof Unreachable || error instanceof ArgumentsError;
  console.error(isExpected ? error.message : messageOf(error));
  process.exitCode = 1;
}

async function run(given: readonly string[]): Promise<number> {
  const { files, rest: words } = takeReportFiles(given);
  const deployment = address === '' ? null : await deploymentAt(address);
  if (deployment === null) await buildWhenStale(spa);
  console.log(deployment === null ? 'Testing the server of these sources' : `Testing ${deployment}`);
  const paths = words.filter(isPath);
  const rest = words.filter((word) => !isPath(word));
  const chosen = paths.length === 0 ? {} : { THRESHOLD_FEATURES: paths.join('\n') };
  const levels = levelsFor(deployment).map((level) => ({
    level,
    suite: `run-${level}`,
    report: `.results/run-${level}.ndjson`,
  }));
  const codes = levels.map(({ level, report }) => {
    console.log(`\n${level}`);
    removeReport(report);
    const parameters = ['-p', level, '--exit', ...rest];
    return (
      spawnSync(
        process.execPath,
        [join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js'), ...parameters],
        {
          cwd: root,
          env: { ...process.env, ...ownEnvironment, ...chosen, THRESHOLD_REPORT: report },
          stdio: 'inherit',
        },
      ).status ?? 1
    );
  });
  const suites = levels.map(({ suite, report }) => {
    const { tests } = readReport(report);
    return { suite, seconds: tests.reduce((sum, one) => sum + (one.seconds ?? 0), 0), tests };
  });
  if (deployment === null) writeSuiteReports(files, suites);
  else {
    const { rules, falseLines, counts } = rulesReport(featureChecks(suites));
    for (const line of [...falseLines, counts]) console.log(line);
    writeSuiteReports(files, suites, { backend: new URL(deployment).href, rules });
  }
  return Math.max(...codes);
}

/** Returns true for a file or folder; a file may have lines: `features/landing/landing.feature:12`. */
function isPath(word: string): boolean {
  return existsSync(join(root, word.replace(/(?::\d+)+$/, '')));
}
