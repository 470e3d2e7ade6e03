import { fork } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Verdict } from '../../contracts/provider/verdicts.ts';
import { root } from '../shared/source-files.ts';
import { ownEnvironment } from '../shared/run.ts';
import { ArgumentsError, type VerifyOrder } from './arguments.ts';

/** What the process that verifies sends back. */
export type Report = { readonly verdicts: readonly Verdict[] } | { readonly advice: string };

/**
 * Verifies in a process of its own, because the verifier prints all it does to standard output.
 *
 * @throws {ArgumentsError} when the server is not there or offers no states
 */
export async function verifyQuietly(order: VerifyOrder): Promise<readonly Verdict[]> {
  const child = fork(join(root, 'scripts', 'contracts-verify', 'process.ts'), {
    env: { ...process.env, ...ownEnvironment },
    // Those of a test run would make it a test run, too.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const complaints = child.stderr ? text(child.stderr) : Promise.resolve('');
  const report = await new Promise<Report | null>((resolve) => {
    child.once('message', (message) => resolve(message as Report));
    child.once('exit', () => resolve(null));
    child.send(order);
  });
  if (report === null) throw new Error(`The verifier did not run: ${await complaints}`);
  if ('advice' in report) throw new ArgumentsError(report.advice);
  return report.verdicts;
}
