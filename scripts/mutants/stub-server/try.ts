import type { OperationName } from '../../../contracts/operations/all.ts';
import type { Change } from '../mutant.ts';
import type { StubVerdict } from '../report.ts';
import { startTestRun, type TestRun } from '../test-run.ts';
import { inWorkers } from '../../shared/workers.ts';
import { operationNames, promised } from './answers.ts';

/** The change that adds the stub server. Its hook runs once the world of a request is known, before authentication. */
const way: Change = {
  file: 'mock-server/app.ts',
  from: '  addUsers(app);\n',
  to: "  (await import('../scripts/mutants/stub-server/stub-server.ts')).stubOperations(app);\n  addUsers(app);\n",
};

/**
 * Tests whether contracts and features notice stubs: verifies the pact against a server whose operations are all stubs,
 * then runs the scenarios of the http level once for each operation, with a stub for that operation only.
 * @throws {Error} if a run has no results
 */
export async function tryStubs(folder: string, workers: number): Promise<StubVerdict[]> {
  const red = redExchanges((await runStubs('provider', operationNames, folder)).output);
  const names = promised();
  const verdicts = new Map<OperationName, StubVerdict>();
  await inWorkers(operationNames, workers, async (operation, worker) => {
    const testRun = await runStubs('http', [operation], `${folder}-${worker}`);
    const all = names.get(operation) ?? [];
    verdicts.set(operation, {
      operation,
      pacts: { red: all.filter((name) => red.has(name)).length, all: all.length },
      scenarios: redByArea(testRun),
    });
  });
  return operationNames.flatMap((name) => verdicts.get(name) ?? []);
}

/** Returns true if the stub makes both an interaction of the pact and a scenario fail. */
export const isNoticed = ({ pacts, scenarios }: StubVerdict): boolean =>
  pacts.red > 0 && Object.keys(scenarios).length > 0;

async function runStubs(
  level: 'provider' | 'http',
  operations: readonly OperationName[],
  folder: string,
): Promise<TestRun> {
  const testRun = await startTestRun({
    rules: [],
    level,
    places: level === 'provider' ? ['*'] : [],
    changes: [way],
    folder,
    environment: { THRESHOLD_STUBBED_OPERATIONS: operations.join(',') },
  });
  if (testRun.verdicts.length === 0) throw new Error(`No test ran: ${testRun.output.slice(-800)}`);
  return testRun;
}

function redByArea({ verdicts }: TestRun): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { source, passed } of verdicts) {
    const area = source.split('/').at(-2) ?? '';
    if (!passed) counts[area] = (counts[area] ?? 0) + 1;
  }
  return counts;
}

/** Returns the failed interactions in the output of the verifier: `12) Verifying a pact between ... - operation: outcome`. */
export function redExchanges(output: string): Set<string> {
  return new Set(
    [...output.matchAll(/^\d+\) Verifying a pact .* - (\w+: .+)$/gm)].map((match) => match[1] ?? ''),
  );
}
