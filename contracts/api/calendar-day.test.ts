import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCalendarDay } from './calendar-day.ts';

test('[A-29] a day is valid only as an existing date in the form yyyy-MM-dd', () => {
  for (const day of ['1990-02-28', '1992-02-29', '2000-02-29']) assert.equal(isCalendarDay(day), true, day);
  for (const text of ['1990-02-30', '1900-02-29', '1990-2-3', '1990-13-01', '02/28/1990', ''])
    assert.equal(isCalendarDay(text), false, text);
});
