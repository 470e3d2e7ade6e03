import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWithinLimits, JsonCounter, JsonError } from './json-text.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const named = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"n${index}":0`).join(',')}}`;
const listed = (count: number) => `[${Array.from({ length: count }, () => 0).join(',')}]`;

for (const [what, most, tooMany] of [
  ['32 levels', nested(32), nested(33)],
  ['2,000 names in an object', named(2_000), named(2_001)],
  ['75,000 values', listed(75_000), listed(75_001)],
] as const) {
  test(`a text of ${what} is within the limits, and no more`, () => {
    assert.equal(isWithinLimits(most), true);
    assert.equal(isWithinLimits(tooMany), false);
  });
}

test('levels and names are those of one object, not of its neighbors', () => {
  assert.equal(isWithinLimits(`[${Array.from({ length: 100 }, () => '[{}]').join(',')}]`), true);
  assert.equal(isWithinLimits(`[${named(1_500)},${named(1_500)}]`), true);
  assert.equal(isWithinLimits(`{"a":${named(1_999)},"b":${named(2_000)}}`), true);
});

test('signs in texts count for nothing, wherever the text is cut', () => {
  const counted = `["${'[{:,'.repeat(50)}\\"${'[{:,'.repeat(50)}\\\\"]`;
  const bytes = Buffer.from(counted);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const counter = new JsonCounter(3);
    counter.add(bytes.subarray(0, cut));
    counter.add(bytes.subarray(cut));
  }
  assert.throws(() => new JsonCounter(3).add(Buffer.from('[1,2,3,4]')), JsonError);
});
