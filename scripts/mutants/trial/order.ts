import { join } from 'node:path';
import type { Change } from '../mutant.ts';

/** What a test run is to do that is told by the environment. */
export interface Order {
  /** The mutant's change; none in a run that must be green. */
  readonly changes: readonly Change[];
  /** Changes of the tests' own wiring, so that the run neither reads nor writes what belongs to the usual one. */
  readonly redirections: readonly Change[];
  /** Written as soon as the changed module is loaded. */
  readonly reachedFile: string;
  /** Where the verdicts of the tests go. */
  readonly verdictsFile: string;
}

/** What one test said. */
export interface TestVerdict {
  readonly source: string;
  readonly name: string;
  readonly passed: boolean;
  /** Of a failure: its first words, the error's name among them. */
  readonly error: string | null;
}

/** The wiring that a run of its own must not share: where the pacts lie, and the built SPA. */
export const redirectionsTo = (folder: string): Change[] => [
  {
    file: 'contracts/consumer/pact.ts',
    from: "join(import.meta.dirname, '..', 'pacts')",
    to: JSON.stringify(join(folder, 'pacts')),
  },
  {
    file: 'contracts/provider/pact-file.ts',
    from: "join(import.meta.dirname, '..', 'pacts')",
    to: JSON.stringify(join(folder, 'pacts')),
  },
  {
    file: 'features/support/app.ts',
    from: "join(import.meta.dirname, '..', '..', 'dist', 'web')",
    to: JSON.stringify(join(folder, 'web')),
  },
];

/** The environment of a run in a folder of its own. */
export function environmentOf(folder: string, changes: readonly Change[]): Record<string, string> {
  return { THRESHOLD_TRIAL: JSON.stringify({ folder, changes }) };
}

/** @throws {SyntaxError} without an order */
export function orderOf(environment: Readonly<Record<string, string | undefined>>): Order {
  const { folder, changes } = JSON.parse(environment['THRESHOLD_TRIAL'] ?? '') as {
    folder: string;
    changes: Change[];
  };
  return {
    changes,
    redirections: redirectionsTo(folder),
    reachedFile: join(folder, 'reached'),
    verdictsFile: join(folder, 'verdicts.json'),
  };
}
