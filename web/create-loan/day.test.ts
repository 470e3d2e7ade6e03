import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDay, hasWrongYear, isDay } from './day.ts';

test('[L-2.2-46] a date is parsed month first, in the usual notations, without a time zone', () => {
  for (const text of [
    '02/03/1990',
    '2/3/1990',
    '2-3-1990',
    '2.3.1990',
    '02031990',
    '1990-02-03',
    ' 2/3/1990 ',
  ])
    assert.equal(parseDay(text), '1990-02-03', text);
  for (const text of ['02/30/1990', '31/01/1990', 'soon', '']) {
    assert.equal(parseDay(text), null, text);
    assert.equal(hasWrongYear(text), false, text);
  }
});

test('[L-2.2-46] a year needs four digits and is 1900 or later; other years are refused, never corrected', () => {
  assert.equal(parseDay('01/01/1900'), '1900-01-01');
  assert.equal(parseDay('12/31/9999'), '9999-12-31');
  for (const text of [
    '2/3/90',
    '01/01/0084',
    '01010084',
    '12/31/1899',
    '1899-12-31',
    '01/01/10000',
    '0084-05-05',
  ]) {
    assert.equal(parseDay(text), null, text);
    assert.equal(hasWrongYear(text), true, text);
  }
});

test('isDay returns true for yyyy-MM-dd only', () => {
  assert.equal(isDay('1990-02-03'), true);
  for (const text of ['02/03/1990', '1990-2-3', '1899-12-31']) assert.equal(isDay(text), false, text);
});
