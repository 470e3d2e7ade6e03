import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { messageOf, NoStates, Unreachable } from '../contracts/provider/provider-client.ts';
import { buildWhenStale } from './shared/build.ts';
import { deploymentAt } from './features/deployment.ts';
import { levelsFor } from './features/levels.ts';
import { notRunAt } from './features/not-run.ts';
import { featureWords } from './features/words.ts';
import { ownEnvironment } from './shared/run.ts';
import { root } from './shared/source-files.ts';

// Runs the features against the server at BASE_URL, or without BASE_URL against the server of these sources. Arguments
// are those of Cucumber: npm run features -- --tags @L-2.4-01, or a path with lines.

const { BASE_URL: address = '' } = process.env;
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof NoStates || error instanceof Unreachable;
  console.error(isExpected ? error.message : messageOf(error));
  process.exitCode = 1;
}

async function run(words: readonly string[]): Promise<number> {
  const deployment = address === '' ? null : await deploymentAt(address);
  if (deployment === null) await buildWhenStale();
  console.log(deployment === null ? 'Against the server of these sources' : `Against ${deployment.origin}`);
  const left = deployment === null ? [] : await notRunAt(deployment);
  for (const { scenario, reason } of left) console.log(`not run: ${scenario}: ${reason}`);
  const without =
    left.length === 0 ? [] : ['--tags', [...new Set(left.map(({ tag }) => `not ${tag}`))].join(' and ')];
  const { paths, rest } = featureWords(words);
  const chosen = paths.length === 0 ? {} : { THRESHOLD_FEATURES: paths.join('\n') };
  const codes = levelsFor(deployment).map((level) => {
    console.log(`\n${level}`);
    const parameters = ['-p', level, '--exit', ...without, ...rest];
    return (
      spawnSync(
        process.execPath,
        [join(root, 'node_modules/@cucumber/cucumber/bin/cucumber.js'), ...parameters],
        {
          cwd: root,
          env: { ...process.env, ...ownEnvironment, ...chosen, THRESHOLD_SUITE: `run-${level}` },
          stdio: 'inherit',
        },
      ).status ?? 1
    );
  });
  return Math.max(...codes);
}
