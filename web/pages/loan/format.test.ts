import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from 'decimal.js';
import {
  addressLine,
  creditScore,
  currency,
  day,
  joined,
  loanTitle,
  percent0,
  percent3,
  phone,
} from './format.ts';

test('[L-2.3-23 L-2.3-25] fractions are shown times 100 with three decimals', () => {
  assert.equal(percent3(0.065), '6.500%');
  assert.equal(percent3(0.0712345), '7.123%');
  assert.equal(percent3(0), '0.000%');
  assert.equal(percent3(null), '');
});

test('[A-56] amounts are US dollars with cents: a real zero too, and a missing one is blank', () => {
  assert.deepEqual([1_234.5, 0, -0.001, -12.5, 1_000_000, null].map(currency), [
    '$1,234.50',
    '$0.00',
    '$0.00',
    '-$12.50',
    '$1,000,000.00',
    '',
  ]);
});

test('[A-09] a ratio is rounded half up, not always up', () => {
  assert.deepEqual([0.9401, 0.8049, 0.805].map(percent0), ['94%', '80%', '81%']);
});

test('a negative ratio that rounds to zero has no sign', () => {
  assert.equal(percent0(-0.001), '0%');
});

test('[A-56] a missing ratio is blank', () => {
  assert.equal(percent0(null), '');
});

test('[L-2.3-50] no half is lost in binary: every thousandth rounds as in exact arithmetic', () => {
  for (let thousandths = 0; thousandths <= 2000; thousandths += 1) {
    const exact = new Decimal(thousandths).div(10).toFixed(0, Decimal.ROUND_HALF_UP);
    assert.equal(percent0(thousandths / 1000), `${Number(exact).toLocaleString('en-US')}%`);
  }
});

for (const [rules, zone] of [
  ['L-2.3-07 L-2.3-14', 'America/Los_Angeles'],
  ['L-2.3-29 L-2.3-31', 'America/New_York'],
  ['L-2.3-07 L-2.3-29', 'Pacific/Auckland'],
] as const) {
  test(`[${rules}] a day is the same day in the time zone ${zone}`, (context) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    context.after(() => {
      process.env['TZ'] = timeZone;
    });
    process.env['TZ'] = zone;
    for (const value of ['2026-02-01', '2026-02-01T00:00:00Z']) assert.equal(day(value), '02/01/2026');
  });
}

test('[L-2.3-37] a missing or invalid day is blank', () => {
  assert.equal(day(null), '');
  assert.equal(day('soon'), '');
});

test('[L-2.3-40 L-3.2-02] a credit score of 0, null or nothing is blank', () => {
  assert.deepEqual(
    [creditScore(0), creditScore(null), creditScore(undefined), creditScore(742)],
    ['', '', '', '742'],
  );
});

test('[L-3.2-03] ten digits are formatted as a phone number, other text is unchanged', () => {
  assert.equal(phone(' 2075550148 '), '(207) 555-0148');
  assert.equal(phone('20755501489'), '20755501489');
  assert.equal(phone('2075550148'), '(207) 555-0148');
  assert.equal(phone('(207) 555-0148'), '(207) 555-0148');
  assert.equal(phone('+44 20 7946 0018'), '+44 20 7946 0018');
  assert.equal(phone(null), '');
});

test('[A-56] joined leaves out blank parts', () => {
  assert.equal(joined(['Ann', ' ', null, undefined, ' Smith ']), 'Ann Smith');
});

const full = { street: '12 Elm Street', city: 'Portland', state: 'ME', zipCode: '04101' };

test('[L-2.3-33] an address reads street, city, state and zip code on one line', () => {
  assert.equal(addressLine(full), '12 Elm Street, Portland, ME 04101');
});

test('[L-2.3-33] missing parts leave no stray commas', () => {
  assert.equal(addressLine({ ...full, street: null }), 'Portland, ME 04101');
  assert.equal(addressLine({ ...full, city: '' }), '12 Elm Street, ME 04101');
  assert.equal(addressLine({ ...full, state: null, zipCode: null }), '12 Elm Street, Portland');
  assert.equal(addressLine({ ...full, state: null }), '12 Elm Street, Portland, 04101');
  assert.equal(addressLine({ street: null, city: null, state: null, zipCode: null }), '');
});

test('[L-3.2-04] the zip extension follows its zip code, and does not stand alone', () => {
  assert.equal(addressLine({ ...full, zipExtension: '1234' }), '12 Elm Street, Portland, ME 04101-1234');
  assert.equal(addressLine({ ...full, zipCode: null, zipExtension: '1234' }), '12 Elm Street, Portland, ME');
});

test('[L-2.3-01] the title is the loan number and the first and last name', () => {
  assert.equal(loanTitle('1000123', 'Ann', 'Smith'), '1000123 Ann Smith');
});

test('[L-2.3-02] a missing part leaves no double space', () => {
  assert.equal(loanTitle('1000123', null, 'Smith'), '1000123 Smith');
  assert.equal(loanTitle('', 'Ann', 'Smith'), 'Ann Smith');
  assert.equal(loanTitle('1000123', null, null), '1000123');
});
