import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, given, longDay, moment, notGiven, usd } from './format.ts';

test('amounts are US dollars with cents', () => {
  assert.equal(usd(412_500), '$412,500.00');
  assert.equal(usd(0), '$0.00');
  assert.equal(usd(0.07), '$0.07');
  assert.equal(usd(null), notGiven);
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
