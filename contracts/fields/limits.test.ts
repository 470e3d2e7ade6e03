import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFields } from './create-screen.ts';
import type { Field } from './field.ts';
import { rulesAbout } from '../api/rules.ts';

const catalogue = join(import.meta.dirname, '..', '..', 'features', 'rules');

/** Returns the cells of all files in a folder of the catalogue whose names match. */
const rowsIn = (folder: string, name: RegExp) =>
  readdirSync(folder)
    .filter((file) => name.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/))
    .map((line) => line.split('\t'));

const words = new Map(
  rowsIn(catalogue, /^[A-Z]-.*\.tsv$/).map(([id = '', , rule = '']) => [id, rule] as const),
);

const decisions = rowsIn(join(catalogue, 'open-questions'), /\.tsv$/);

/** Returns the decisions that overrule a rule. */
const overruling = (rule: string): string[] =>
  decisions.flatMap(([, , decided = '', , , overrules = '']) =>
    overrules.split(', ').includes(rule) ? [decided] : [],
  );

/** Returns the limits of a field as its rules write them: `35`, `999,999,999.99`. */
function limitsOf(field: Field): string[] {
  const limits = [
    ...('maximum' in field ? [field.maximum] : []),
    ...('characters' in field && field.characters !== undefined ? [field.characters] : []),
  ];
  return limits.map((limit) => limit.toLocaleString('en-US', { maximumFractionDigits: 3 }));
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

test('[L-9-01] the rules of a field, or the decisions that overrule them, state its limits; a rule states no other number', () => {
  const findings = Object.entries<Field>(createFields).flatMap(([path, field]) => {
    const limits = limitsOf(field);
    const names = [path, path.split('.').at(-1)];
    const rules = names
      .flatMap((name) => rulesAbout(`field:${name}`))
      .filter((id) => /^(?:L-5\.[23]|T-3)-/.test(id));
    if (limits.length === 0 || rules.length === 0) return [];
    const texts = rules.flatMap((id) => [words.get(id) ?? '', ...overruling(id)]);
    const stated = new Set(texts.flatMap(numbersIn));
    return [
      ...limits.filter((limit) => !stated.has(limit)).map((limit) => `${path}: no rule states ${limit}`),
      ...rules
        .filter((id) => overruling(id).length === 0)
        .flatMap((id) =>
          numbersIn(words.get(id) ?? '')
            .filter((number) => !limits.includes(number))
            .map((number) => `${path}: ${id} states ${number}, its limits are ${limits.join(' and ')}`),
        ),
    ];
  });
  assert.deepEqual([...new Set(findings)], []);
});
