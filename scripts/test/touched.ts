import type { SourceFile } from '../architecture/files.ts';
import { importsOf } from '../architecture/imports.ts';
import { suiteOf } from './steps.ts';

/** The tests that a change touches, by how far their imports are from it. */
export interface Touched {
  /** To be run: changed features and tests, then the nearest importers. */
  readonly near: readonly string[];
  /** How many more tests import the changed files over more steps. */
  readonly further: number;
}

/** So many test files run in some seconds. */
const most = 40;

/**
 * Returns the features and tests among the changed files and the tests of node:test that import a changed file, directly
 * or over other files. Journeys and features load what they test by other ways than imports: only their own change counts.
 */
export function touchedTests(changed: readonly string[], files: readonly SourceFile[]): Touched {
  const importers = importersIn(files);
  const distance = new Map(changed.map((path) => [path, 0]));
  // A map is walked in the order of insertion, also what is added meanwhile: the nearest come first.
  for (const [path, steps] of distance) {
    for (const importer of importers.get(path) ?? [])
      if (!distance.has(importer)) distance.set(importer, steps + 1);
  }
  const known = [...distance.keys()].filter((path) => files.some((file) => file.path === path));
  const own = known.filter((path) => changed.includes(path) && (path.endsWith('.feature') || suiteOf(path)));
  const tests = known.filter((path) => !own.includes(path) && isNodeTest(path));
  return { near: [...own, ...tests.slice(0, most)], further: Math.max(0, tests.length - most) };
}

function isNodeTest(path: string): boolean {
  const suite = suiteOf(path);
  return suite !== null && suite !== 'journeys';
}

/** Imports that are there at run time: what only types depend on is left to the check of types. */
function importersIn(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, target, typeOnly } of importsOf(files))
    if (target !== null && !typeOnly) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}
