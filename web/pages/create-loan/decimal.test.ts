import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal, numberOf, shownPercent, usdText } from './decimal.ts';

test('[L-4.5-13] a read-only percent field shows its fraction times 100', () => {
  assert.equal(shownPercent('0.83333'), '83.333');
  assert.equal(shownPercent('1.03333'), '103.333');
  assert.equal(shownPercent('0.00000'), '0.000');
});

test('[L-4.5-14] cents are rounded half away from zero, and nothing becomes minus zero', () => {
  assert.equal(usdText(new Decimal('1.005')), '1.01');
  assert.equal(usdText(new Decimal('-1.005')), '-1.01');
  assert.equal(usdText(new Decimal('-0.001')), '0.00');
});

test('[L-4.5-15] blank and unreadable texts stand for 0', () => {
  for (const text of ['', '-', '.', 'abc', 'NaN', 'Infinity', '1e5'])
    assert.equal(numberOf(text).toString(), '0');
});
