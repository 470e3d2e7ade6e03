import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCalendarDay } from '../../contracts/api/calendar-day.ts';
import { dayTyped } from './day.ts';

test('a stored day is a day of the calendar, written whole', () => {
  for (const day of ['1990-02-28', '1992-02-29', '2000-02-29']) assert.equal(isCalendarDay(day), true, day);
  for (const text of ['1990-02-30', '1900-02-29', '1990-2-3', '1990-13-01', '02/28/1990', ''])
    assert.equal(isCalendarDay(text), false, text);
});

test('a day is read as people write it, month first, and never shifted', () => {
  for (const text of [
    '02/03/1990',
    '2/3/1990',
    '2-3-1990',
    '2.3.1990',
    '02031990',
    '1990-02-03',
    ' 2/3/1990 ',
  ])
    assert.equal(dayTyped(text), '1990-02-03', text);
  for (const text of ['02/30/1990', '2/3/90', '31/01/1990', 'soon', ''])
    assert.equal(dayTyped(text), null, text);
});
