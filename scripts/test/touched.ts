import type { SourceFile } from '../architecture/files.ts';
import { importsOf } from '../architecture/imports.ts';
import { suiteOf } from './steps.ts';

/** The tests that are affected by changed files. */
interface Touched {
  /** Tests to run: changed features and tests, then the tests with the shortest import path to a change. */
  readonly near: readonly string[];
  /** Number of affected tests that are left out: their import paths to a change are longer than those of `near`. */
  readonly further: number;
}

/** Maximum number of unchanged test files to run. This many take a few seconds. */
const most = 40;

/**
 * Returns the changed features and tests, and the tests of node:test that import a changed file, directly or through
 * other files. Features and journeys do not import the code that they test, so they run only if they change themselves.
 */
export function touchedTests(changed: readonly string[], files: readonly SourceFile[]): Touched {
  const importers = importersIn(files);
  const distance = new Map(changed.map((path) => [path, 0]));
  // Breadth-first search: the loop also visits the entries that it adds to the map, in order.
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

/** Returns, for each file, the files that import it at run time. Leaves type imports to the type check. */
function importersIn(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path, target, typeOnly } of importsOf(files))
    if (target !== null && !typeOnly) importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}
