import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { type Exact, hundred, lowerOf, numberOf, shownPercent, usdText, zero } from './exact.ts';

test('[L-4.5-13] a read-only percent field shows its fraction times 100', () => {
  assert.equal(shownPercent('0.83333'), '83.333');
  assert.equal(shownPercent('1.03333'), '103.333');
  assert.equal(shownPercent('0.00000'), '0.000');
});

test('[L-4.5-14] cents are rounded half away from zero, and nothing becomes minus zero', () => {
  assert.equal(usdText(numberOf('1.005')), '1.01');
  assert.equal(usdText(numberOf('1.00499999999999999999')), '1.00');
  assert.equal(usdText(numberOf('-1.005')), '-1.01');
  assert.equal(usdText(numberOf('-0.001')), '0.00');
  assert.equal(numberOf('-2.5').text(0), '-3');
});

test('[L-4.5-15] blank and unreadable texts stand for 0', () => {
  for (const text of ['', '-', '.', 'abc', 'NaN', 'Infinity', '1e5'])
    assert.equal(numberOf(text).text(2), '0.00');
});

test('[L-4.5-15] nothing is divided by 0 or less', () => {
  for (const divisor of [zero, numberOf('-1')]) assert.throws(() => hundred.dividedBy(divisor), RangeError);
});

/** Digits with a point somewhere, also at the ends. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 99_999_999_999n }), fc.nat(6))
  .map(([isNegative, units, places]) => {
    const digits = String(units).padStart(places + 1, '0');
    const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    return isNegative ? `-${text}` : text;
  });

test('[L-4.5-14] sums, products, quotients and their rounding are those of a library of a hundred digits', () => {
  const Library = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });
  const same = (ours: Exact, theirs: Decimal) => {
    for (const places of [0, 2, 3, 5]) {
      assert.equal(
        ours.text(places),
        theirs
          .toDecimalPlaces(places)
          .toFixed(places)
          .replace(/^-(0\.?0*)$/, '$1'),
      );
    }
  };
  fc.assert(
    fc.property(decimals, decimals, decimals, (first, second, third) => {
      const [one, other, last] = [numberOf(first), numberOf(second), numberOf(third)];
      const [their, theirOther, theirLast] = [new Library(first), new Library(second), new Library(third)];
      same(one.plus(other), their.plus(theirOther));
      same(one.minus(other), their.minus(theirOther));
      same(one.times(other).plus(last), their.times(theirOther).plus(theirLast));
      if (other.isAbove(zero)) same(one.dividedBy(other), their.div(theirOther));
      assert.equal(one.isAbove(other), their.gt(theirOther));
      assert.equal(one.equals(other), their.eq(theirOther));
      same(lowerOf(one, other), Library.min(their, theirOther));
    }),
    { seed: 20_260_201, numRuns: 2_000 },
  );
});
