import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDay, hasWrongYear, isDay } from './day.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

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
  for (const text of ['02/30/1990', '02/29/1900', '02/29/2023', '04/31/1990', '31/01/1990', 'soon', '']) {
    assert.equal(parseDay(text), null, text);
    assert.equal(hasWrongYear(text), false, text);
  }
});

test('[L-2.2-46 A-132] a year needs four digits and is 1900 or later; other years are refused, never corrected', () => {
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

test('[A-177] a date with the name of its month, and one in typographic signs, is the same date', () => {
  for (const text of [
    'Jan 2, 1990',
    'jan 2 1990',
    'January 2, 1990',
    'Jan. 2nd, 1990',
    '2 Jan 1990',
    '2-JAN-1990',
    '2 January, 1990',
    '1 / 2 / 1990',
    '1 2 1990',
    '1990/01/02',
    '1990-1-2',
    '\u200E01/02/1990\u200E',
    '01\u201302\u20131990',
    '\uFF10\uFF11\uFF0F\uFF10\uFF12\uFF0F\uFF11\uFF19\uFF19\uFF10',
    '\u00A01/2/1990\u202F',
  ])
    assert.equal(parseDay(text), '1990-01-02', text);
  assert.equal(parseDay('Sept 30, 1990'), '1990-09-30');
  assert.equal(hasWrongYear('Jan 2, 90'), true);
});

test('[A-177] each month has its name and its first three letters', () => {
  for (const [index, month] of months.entries()) {
    const stored = `1990-${String(index + 1).padStart(2, '0')}-05`;
    for (const name of [month, month.slice(0, 3)]) assert.equal(parseDay(`${name} 5, 1990`), stored, name);
  }
});

test('[A-177] a text that is no date, or drops a letter, is refused', () => {
  for (const text of [
    'Jan 1990',
    'Jan 21990',
    'Janu 2, 1990',
    'Feb 30, 1990',
    '13/02/1990',
    '01/02/1990 x',
    '1990-01-02 x',
    '01021990x',
    '2 Jan 1990 x',
    'on Jan 2, 1990',
    '**/**/1990',
    '1/2/1990 00:00',
    '1--2-1990',
  ])
    assert.equal(parseDay(text), null, text);
});

test('isDay returns true for yyyy-MM-dd only', () => {
  assert.equal(isDay('1990-02-03'), true);
  for (const text of ['02/03/1990', '1990-2-3', '1899-12-31', '1900-02-29'])
    assert.equal(isDay(text), false, text);
});
