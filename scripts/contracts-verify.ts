import { ArgumentsError, verifyOrder } from './contracts-verify/arguments.ts';
import { linesOf, summaryOf } from './contracts-verify/report.ts';
import { verifyQuietly } from './contracts-verify/quiet.ts';

// Verifies the committed pact against any server over the network. Prints a line for each interaction.

try {
  const started = performance.now();
  const verdicts = await verifyQuietly(verifyOrder(process.argv.slice(2)));
  for (const line of linesOf(verdicts)) console.log(line);
  console.log(`\n${summaryOf(verdicts, (performance.now() - started) / 1_000)}`);
  process.exitCode = verdicts.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
} catch (error) {
  console.error(error instanceof ArgumentsError ? error.message : error);
  process.exitCode = 1;
}
