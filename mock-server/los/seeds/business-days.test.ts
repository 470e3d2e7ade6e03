import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  businessDayFrom,
  dayFrom,
  isBusinessDay,
  isHoliday,
  isSpecificBusinessDay,
  lastBusinessDay,
  officeDay,
  officeInstant,
} from './business-days.ts';

/** Every day of twenty years. */
const days = Array.from({ length: 7_305 }, (_, index) => dayFrom('2021-01-01', index));

test('dayFrom counts calendar days', () => {
  assert.equal(dayFrom('2024-02-28', 1), '2024-02-29');
  assert.equal(dayFrom('2026-01-01', -1), '2025-12-31');
});

test('a time of the offices is Central Time, in winter and summer', () => {
  for (const [day, time, instant] of [
    ['2026-01-15', '17:50', '2026-01-15T23:50:00.000Z'],
    ['2026-07-15', '17:50', '2026-07-15T22:50:00.000Z'],
    ['2026-07-15', '23:30', '2026-07-16T04:30:00.000Z'],
  ] as const) {
    assert.equal(officeInstant(day, time), instant);
    assert.equal(officeDay(new Date(instant)), day);
  }
});

test('the last business day is today or the one before: on a Sunday that is Friday', () => {
  assert.deepEqual(['2026-06-05', '2026-06-07', '2026-07-03'].map(lastBusinessDay), [
    '2026-06-05',
    '2026-06-05',
    '2026-07-02',
  ]);
});

for (const zone of ['America/New_York', 'Pacific/Auckland']) {
  test(`dayFrom counts calendar days across a change of clocks in the time zone ${zone}`, (context) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    context.after(() => {
      process.env['TZ'] = timeZone;
    });
    process.env['TZ'] = zone;
    assert.equal(dayFrom('2026-03-01', 30), '2026-03-31');
    assert.equal(dayFrom('2026-10-30', -60), '2026-08-31');
    assert.equal(dayFrom('2026-09-01', 45), '2026-10-16');
  });
}

test('each year has eleven federal holidays', () => {
  const byYear = Map.groupBy(days.filter(isHoliday), (day) => day.slice(0, 4));
  assert.equal(byYear.size, 20);
  for (const [year, holidays] of byYear) assert.equal(holidays.length, 11, year);
});

test('the holidays of 2026 and 2027 are those that the federal government publishes', () => {
  const of = (year: string) => days.filter((day) => day.startsWith(year) && isHoliday(day));
  // biome-ignore format: the holidays read better in rows
  assert.deepEqual(of('2026'), [
    '2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-04',
    '2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25',
  ]);
  // biome-ignore format: the holidays read better in rows
  assert.deepEqual(of('2027'), [
    '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-19', '2027-07-04',
    '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-25',
  ]);
});

test('a holiday on a weekend closes the offices on Friday or Monday, and not the count of specific days', () => {
  for (const [day, isOpen, isCounted] of [
    ['2026-07-03', false, true], // Friday, Independence Day is on Saturday
    ['2026-07-04', false, false],
    ['2026-07-06', true, true],
    ['2027-07-04', false, false], // Sunday
    ['2027-07-05', false, true], // Monday, observed
    ['2027-12-31', false, true], // Friday, New Year's Day is on Saturday
    ['2026-06-20', false, true], // Saturday
    ['2026-06-21', false, false], // Sunday
    ['2026-11-26', false, false], // Thanksgiving
    ['2026-11-27', true, true],
  ] as const)
    assert.deepEqual([isBusinessDay(day), isSpecificBusinessDay(day)], [isOpen, isCounted], day);
});

test('each year has 249 to 252 business days, and never five closed days in a row', () => {
  const open = days.filter(isBusinessDay);
  for (const [year, { length }] of Map.groupBy(open, (day) => day.slice(0, 4)))
    assert.ok(length >= 249 && length <= 252, `${year}: ${length}`);
  for (const day of days) assert.ok(businessDayFrom(day, 1) <= dayFrom(day, 5), day);
});

test('business days are counted forward and back, and zero is the day itself or the next one', () => {
  assert.equal(businessDayFrom('2026-11-25', 1), '2026-11-27');
  assert.equal(businessDayFrom('2026-11-30', -2), '2026-11-25');
  assert.equal(businessDayFrom('2026-11-26', 0), '2026-11-27');
  assert.equal(businessDayFrom('2026-11-27', 0), '2026-11-27');
  // A Closing Disclosure for a closing on Monday must be received on Thursday: Saturday counts, Sunday does not.
  assert.equal(businessDayFrom('2026-06-08', -3, isSpecificBusinessDay), '2026-06-04');
  for (const day of days) {
    for (const count of [1, 4]) {
      const later = businessDayFrom(day, count);
      assert.ok(isBusinessDay(later));
      if (isBusinessDay(day)) assert.equal(businessDayFrom(later, -count), day);
    }
  }
});
