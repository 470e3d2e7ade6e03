import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './mutant.ts';

/** What a test run is to do that is told by the environment. */
export interface Order {
  /** The mutant's change; none in a run that must be green. */
  readonly changes: readonly Change[];
  /** Changes of the tests' own wiring, so that the run neither reads nor writes what belongs to the usual one. */
  readonly redirections: readonly Change[];
  /** Written as soon as the changed module is loaded. */
  readonly reachedFile: string;
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

/** Where the bundle of the app level lies when it has a change. */
export const mutatedBundle = (folder: string): string => join(folder, 'app-level');

/** The environment of a run in a folder of its own. */
export function environmentOf(folder: string, changes: readonly Change[]): Record<string, string> {
  const bundle = mutatedBundle(folder);
  return {
    THRESHOLD_TEST_RUN: JSON.stringify({ folder, changes }),
    ...(existsSync(bundle) ? { THRESHOLD_SPA_BUNDLE: bundle } : {}),
  };
}

/** @throws {SyntaxError} without an order */
export function orderOf(environment: Readonly<Record<string, string | undefined>>): Order {
  const { folder, changes } = JSON.parse(environment['THRESHOLD_TEST_RUN'] ?? '') as {
    folder: string;
    changes: Change[];
  };
  return {
    changes,
    redirections: redirectionsTo(folder),
    reachedFile: join(folder, 'reached'),
  };
}
