import { verifyOrder } from './verify/arguments.ts';
import { checksOf, reportedSuite, linesOf, reportOf } from './verify/report.ts';
import { rulesReport } from './verify/rule-verdicts.ts';
import { verifyQuietly } from './verify/quiet.ts';
import { writeReports } from '../test/reports/report-files.ts';
import { ArgumentsError } from '../shared/arguments.ts';

// Verifies the committed pact against any server over the network. Reports on each interaction, failures first, and on
// each rule.

try {
  const started = performance.now();
  const order = verifyOrder(process.argv.slice(2));
  const verdicts = await verifyQuietly(order);
  const report = reportOf(order.provider, verdicts, (performance.now() - started) / 1_000);
  const { rules, falseLines } = rulesReport(report.isSetUpFault ? [] : checksOf(verdicts));
  for (const line of [...falseLines, ...linesOf(report)]) console.log(line);
  writeReports(order.files, { ...report, rules }, [reportedSuite(report)]);
  process.exitCode = report.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof ArgumentsError ? error.message : error);
  process.exitCode = 1;
}
