import type { OperationName } from '../../../contracts/api/endpoints.ts';
import type { Change } from '../mutant.ts';
import { runTrial, type Trial } from '../trial.ts';
import { inWorkers } from '../workers.ts';
import { operationNames, promised } from './answers.ts';

/** Who notices that one call is hollow. */
export interface HollowVerdict {
  readonly operation: OperationName;
  /** Exchanges of the pact that turn red, of how many. */
  readonly pacts: { readonly red: number; readonly all: number };
  /** Scenarios at the http level that turn red, by area. */
  readonly scenarios: Readonly<Record<string, number>>;
}

/** The way in for the hollow server: after every request has got its world, before anybody looks at who asks. */
const way: Change = {
  file: 'mock-server/app.ts',
  from: '  addUsers(app);\n',
  to: "  (await import('../scripts/mutants/hollow/hollow.ts')).hollowOut(app);\n  addUsers(app);\n",
};

/**
 * Lets the pact be verified by a server that is hollow throughout, then lets one call after the other be hollow for the
 * scenarios between SPA and server.
 * @throws {Error} when a run leaves no verdicts
 */
export async function tryHollow(folder: string, workers: number): Promise<HollowVerdict[]> {
  const red = redExchanges((await runHollow('provider', operationNames, folder)).output);
  const names = promised();
  const verdicts = new Map<OperationName, HollowVerdict>();
  await inWorkers(operationNames, workers, async (operation, worker) => {
    const trial = await runHollow('http', [operation], `${folder}-${worker}`);
    const all = names.get(operation) ?? [];
    verdicts.set(operation, {
      operation,
      pacts: { red: all.filter((name) => red.has(name)).length, all: all.length },
      scenarios: redByArea(trial),
    });
  });
  return operationNames.flatMap((name) => verdicts.get(name) ?? []);
}

/** The pact and the features must both turn red. */
export const isNoticed = ({ pacts, scenarios }: HollowVerdict): boolean =>
  pacts.red > 0 && Object.keys(scenarios).length > 0;

async function runHollow(
  level: 'provider' | 'http',
  operations: readonly OperationName[],
  folder: string,
): Promise<Trial> {
  const trial = await runTrial({
    rules: [],
    level,
    places: level === 'provider' ? ['*'] : [],
    changes: [way],
    folder,
    environment: { THRESHOLD_HOLLOW_OPERATIONS: operations.join(',') },
  });
  if (trial.verdicts.length === 0) throw new Error(`No test ran: ${trial.output.slice(-800)}`);
  return trial;
}

function redByArea({ verdicts }: Trial): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { source, passed } of verdicts) {
    const area = source.split('/').at(-2) ?? '';
    if (!passed) counts[area] = (counts[area] ?? 0) + 1;
  }
  return counts;
}

/** What the verifier was not content with, by what it prints: `12) Verifying a pact between ... Given ... - call: outcome`. */
export function redExchanges(output: string): Set<string> {
  return new Set(
    [...output.matchAll(/^\d+\) Verifying a pact .* - (\w+: .+)$/gm)].map((match) => match[1] ?? ''),
  );
}
