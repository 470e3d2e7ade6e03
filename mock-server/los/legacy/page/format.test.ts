import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, daysUntil, given, longDay, moment, notGiven, percent, usd, wholePercent } from './format.ts';

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

test('the days until a day are counted from today, at any time of today', () => {
  for (const time of ['00:00:00Z', '23:59:59Z'])
    assert.deepEqual(
      ['2026-02-27', '2026-02-28', '2026-03-01', '2027-02-28'].map((text) =>
        daysUntil(text, new Date(`2026-02-28T${time}`)),
      ),
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

test('long days are counted back from a time, in UTC', () => {
  assert.equal(longDay(new Date('2026-03-01T00:30:00Z'), 1), 'February 28, 2026');
});

test('date and time are in UTC, with the name of the zone', () => {
  assert.equal(moment(new Date('2026-03-01T09:05:59Z')), '03/01/2026 09:05 UTC');
});
