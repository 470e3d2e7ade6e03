import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createFields } from './create-screen.ts';
import type { Field } from './field.ts';

const catalogue = join(import.meta.dirname, '..', '..', 'features', 'rules');

const words = new Map(
  readdirSync(catalogue)
    .filter((file) => /^[A-Z]-.*\.tsv$/.test(file))
    .flatMap((file) => readFileSync(join(catalogue, file), 'utf8').trim().split('\n'))
    .map((line) => line.split('\t'))
    .map(([id = '', , rule = '']) => [id, rule] as const),
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

test('the rules of a field state its limits, and no other number', () => {
  const findings = Object.entries<Field>(createFields).flatMap(([path, field]) => {
    const limits = limitsOf(field);
    const rules = field.rules.filter((id) => words.has(id));
    if (limits.length === 0 || rules.length === 0) return [];
    const stated = new Set(rules.flatMap((id) => numbersIn(words.get(id) ?? '')));
    return [
      ...limits.filter((limit) => !stated.has(limit)).map((limit) => `${path}: no rule states ${limit}`),
      ...rules.flatMap((id) =>
        numbersIn(words.get(id) ?? '')
          .filter((number) => !limits.includes(number))
          .map((number) => `${path}: ${id} states ${number}, its limits are ${limits.join(' and ')}`),
      ),
    ];
  });
  assert.deepEqual([...new Set(findings)], []);
});
