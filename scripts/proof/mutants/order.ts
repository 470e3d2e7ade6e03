import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './mutant.ts';

/** Settings of a test run, passed in the environment. */
export interface Order {
  /** The changes of the mutant; empty for a baseline run. */
  readonly changes: readonly Change[];
  /** Path of a file that is written when the changed module is loaded. */
  readonly reachedFile: string;
}

/** Path of the bundle of the SPA with the mutant, for tests at the app level. */
export const mutatedBundle = (folder: string): string => join(folder, 'app-level');

/** Returns the environment variables of a test run that uses this folder. */
export function environmentOf(folder: string, changes: readonly Change[]): Record<string, string> {
  const bundle = mutatedBundle(folder);
  return {
    THRESHOLD_PACTS: join(folder, 'pacts'),
    THRESHOLD_SPA: join(folder, 'web'),
    THRESHOLD_TEST_RUN: JSON.stringify({ folder, changes }),
    ...(existsSync(bundle) ? { THRESHOLD_SPA_BUNDLE: bundle } : {}),
  };
}

/** Parses the settings of the environment. @throws {SyntaxError} if they are missing */
export function orderOf(environment: Readonly<Record<string, string | undefined>>): Order {
  const { folder, changes } = JSON.parse(environment['THRESHOLD_TEST_RUN'] ?? '') as {
    folder: string;
    changes: Change[];
  };
  return { changes, reachedFile: join(folder, 'reached') };
}
