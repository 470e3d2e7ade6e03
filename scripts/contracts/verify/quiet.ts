import { fork } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Verdict } from '../../../contracts/provider/verdicts.ts';
import { ArgumentsError } from '../../shared/arguments.ts';
import { root } from '../../shared/source-files.ts';
import { ownEnvironment } from '../../shared/run.ts';
import type { Pact } from '../../../contracts/provider/pact-file.ts';
import type { VerifyOrder } from './arguments.ts';

/** What to verify. Default pacts: those of these sources. */
export type Verification = Pick<VerifyOrder, 'provider' | 'states' | 'only'> & {
  readonly pacts?: readonly Pact[];
};

/** The message of the child process: verdicts, or advice for the user. */
export type Report = { readonly verdicts: readonly Verdict[] } | { readonly advice: string };

/**
 * Verifies in a child process, since the verifier prints its progress to standard output.
 *
 * @throws {ArgumentsError} if the server does not respond or has no provider states
 */
export async function verifyQuietly(order: Verification): Promise<readonly Verdict[]> {
  const child = fork(join(root, 'scripts', 'contracts', 'verify', 'process.ts'), {
    env: { ...process.env, ...ownEnvironment },
    // Without the Node options of this process: those of a test run would turn the child process into a test run.
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
