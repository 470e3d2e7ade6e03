import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { root, textOf } from '../../scripts/shared/source-files.ts';
import { lateQueries } from '../support/vocabulary/late-queries.ts';

const sources = globSync('web/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map(textOf);

/** Operations of the endpoints that load something. */
const queries = new Set(
  sources.flatMap((text) => [...text.matchAll(/(\w+): build\.query</g)].map(([, name]) => name)),
);

/** A hook or a thunk of an endpoint whose first argument is neither missing nor a constant. */
const uses = /\buse(\w+)Query\((?!\)|undefined|'[^']*'\))|\b(\w+)\.initiate\((?!\)|undefined|'[^']*')/g;

const named = (hook: string): string => hook.charAt(0).toLowerCase() + hook.slice(1);

test('[A-195] each query whose argument can change has a row in late-responses.feature', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(uses)].map(([, hook, endpoint]) => (hook ? named(hook) : endpoint)),
  );
  const changing = new Set(used.filter((name) => queries.has(name)));
  assert.deepEqual([...changing].toSorted(), [...new Set(Object.values(lateQueries))].toSorted());
});

test('[A-195] late-responses.feature has a row for each phrase of its vocabulary', () => {
  const feature = textOf('features/shell/late-responses.feature');
  const rows = new Set([...feature.matchAll(/^ *\| ([a-z ]+?) +\|/gm)].map(([, what]) => what));
  assert.deepEqual([...rows].toSorted(), ['what', ...Object.keys(lateQueries)].toSorted());
});
