import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesUnder, root } from '../source-files.ts';
import { readRules } from '../trace/catalogue.ts';
import { changed, readMutants } from './mutant.ts';
import { redirectionsTo } from './trial/order.ts';

const mutants = readMutants();
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every mutant changes something that stands exactly once where it says', () => {
  const wrong = [...mutants.map(({ change }) => change), ...redirectionsTo('/somewhere')].flatMap(
    (change) => {
      try {
        return changed(textOf(change.file), change) === textOf(change.file)
          ? [`${change.file}: no change`]
          : [];
      } catch (error) {
        return [String(error)];
      }
    },
  );
  assert.deepEqual(wrong, []);
});

test('every mutant breaks a rule of the catalogue', () => {
  const ids = new Set(
    filesUnder(['features/rules'])
      .filter((file) => /[SL]-[^/]*\.tsv$/.test(file) && !file.includes('open-questions'))
      .flatMap((file) => readRules(file, textOf(file)).rows.map(({ id }) => id)),
  );
  assert.deepEqual(
    mutants.filter(({ rule }) => !ids.has(rule)).map(({ id }) => id),
    [],
  );
});

test('the list holds mutants of more than two hundred rules, and some of every area', () => {
  assert.ok(new Set(mutants.map(({ rule }) => rule)).size > 200);
  const areas = new Set(mutants.map(({ area }) => area));
  const expected = ['session', 'landing', 'shell', 'create-loan', 'loan', 'legacy', 'assistant', 'errors'];
  for (const area of [...expected, 'configuration', 'server']) assert.ok(areas.has(area), area);
});
