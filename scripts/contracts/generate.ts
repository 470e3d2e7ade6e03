import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/run.ts';
import { root } from '../shared/source-files.ts';
import { comparePacts, takePacts } from '../test/pacts.ts';
import { allSteps } from '../test/steps.ts';
import { suiteVerdict } from '../test/verdict.ts';
import { readReport } from '../test/reports/read-report.ts';
import { rulesOfContracts } from './generate/rules.ts';

// Writes all generated files: `npm run generate`. A test fails while a committed file differs from its generated text.

const leftOut = [
  [
    'scripts/measure/bench/budgets.json',
    'its limits are decided by hand',
    'node scripts/measure/bench/budgets.ts --write',
  ],
  ['docs/measured.md', 'takes minutes', 'npm run bench -- --peers'],
  ['docs/pictures', 'needs a running server', 'npm run pictures'],
];

// First, since the modules of the contracts read it when they load.
writeFileSync(join(root, 'contracts', 'api', 'rules.json'), rulesOfContracts());

const consumer = allSteps().find(({ name }) => name === 'consumer');
if (consumer === undefined) throw new Error('No step writes the pacts');
const { name, program, parameters, files = [], seconds, report = '' } = consumer;
const pacts = takePacts();
const ended = await run(program, [...parameters, ...files], { seconds });
for (const finding of comparePacts(pacts)) console.log(finding);
const { failed, output } = suiteVerdict(name, ended, readReport(report));
if (failed > 0) {
  console.error(output);
  process.exitCode = 1;
}

// Loaded only now: openapi.json takes its examples from the pact that the consumer tests have just written.
const { writeGenerated } = await import('./generate/files.ts');
for (const path of writeGenerated()) console.log(`${path} is written`);
for (const [path, reason, command] of leftOut) console.log(`not written: ${path} (${reason}): ${command}`);
