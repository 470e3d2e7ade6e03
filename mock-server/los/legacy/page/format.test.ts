import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  day,
  dayAt,
  daysUntil,
  given,
  longDay,
  moment,
  notGiven,
  percent,
  usd,
  wholePercent,
} from './format.ts';

test('amounts are US dollars with cents', () => {
  assert.equal(usd(412_500), '$412,500.00');
  assert.equal(usd(0), '$0.00');
  assert.equal(usd(0.07), '$0.07');
  assert.equal(usd(null), notGiven);
});

test('[A-56] a rate has three decimals, and a missing one is not given', () => {
  assert.deepEqual([0.065, 0.0712345, 0, null].map(percent), ['6.500%', '7.123%', '0.000%', notGiven]);
});

test('[A-09] a ratio is rounded as on the dashboard, half up', () => {
  assert.deepEqual([0.805, 0.9401, 0, null].map(wholePercent), ['81%', '94%', '0%', notGiven]);
});

test('the days until a day are counted from today at the offices, in Central Time', () => {
  for (const now of ['2026-02-28T06:00:00Z', '2026-03-01T05:59:59Z'])
    assert.deepEqual(
      ['2026-02-27', '2026-02-28', '2026-03-01', '2027-02-28'].map((text) => daysUntil(text, new Date(now))),
      [-1, 0, 1, 365],
    );
});

test('days are formatted independently of the time zone', () => {
  assert.equal(day('2026-03-01'), '03/01/2026');
  assert.equal(day(null), notGiven);
  assert.equal(day('soon'), notGiven);
});

test('[A-56] blank texts are shown as not given', () => {
  assert.equal(given('Locked'), 'Locked');
  assert.equal(given(' '), notGiven);
  assert.equal(given(null), notGiven);
});

test('a day in words is independent of the time zone', () => {
  assert.equal(longDay('2026-02-28'), 'February 28, 2026');
});

for (const [instant, shown] of [
  ['2026-03-01T05:59:59Z', '02/28/2026, 11:59 PM CST'],
  ['2026-07-01T17:05:00Z', '07/01/2026, 12:05 PM CDT'],
] as const)
  test(`${instant} is ${shown}, 12 hours and Central Time in winter and summer`, () => {
    assert.equal(moment(new Date(instant)), shown);
    assert.equal(dayAt(instant), shown.slice(0, 10));
  });
