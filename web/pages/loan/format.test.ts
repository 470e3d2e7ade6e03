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

test('[L-2.3-25 A-09] fractions have three decimals, ratios are rounded half up', () => {
  assert.deepEqual([0.065, 0.0712345, 0, null].map(percent3), ['6.500%', '7.123%', '0.000%', '']);
  assert.deepEqual([0.9401, 0.8049, 0.805, -0.001, null].map(percent0), ['94%', '80%', '81%', '0%', '']);
});

test('amounts are US dollars with cents: a real zero too, and a missing one is blank', () => {
  assert.deepEqual([1_234.5, 0, -0.001, -12.5, 1_000_000, null].map(currency), [
    '$1,234.50',
    '$0.00',
    '$0.00',
    '-$12.50',
    '$1,000,000.00',
    '',
  ]);
});

test('no half is lost in binary: every thousandth rounds as in exact arithmetic', () => {
  for (let thousandths = 0; thousandths <= 2000; thousandths += 1) {
    const exact = new Decimal(thousandths).div(10).toFixed(0, Decimal.ROUND_HALF_UP);
    assert.equal(percent0(thousandths / 1000), `${Number(exact).toLocaleString('en-US')}%`);
  }
});

test('a day is the same day in each time zone; a missing or invalid one is blank', (context) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  context.after(() => {
    process.env['TZ'] = timeZone;
  });
  for (const zone of ['America/Los_Angeles', 'America/New_York', 'Pacific/Auckland']) {
    process.env['TZ'] = zone;
    assert.deepEqual(
      ['2026-02-01', '2026-02-01T00:00:00Z', null, 'soon'].map(day),
      ['02/01/2026', '02/01/2026', '', ''],
      zone,
    );
  }
});

test('a credit score of 0, null or nothing is blank', () => {
  assert.deepEqual([0, null, undefined, 742].map(creditScore), ['', '', '', '742']);
});

test('ten digits are formatted as a phone number, other text is unchanged', () => {
  for (const [sent, shown] of [
    [' 2075550148 ', '(207) 555-0148'],
    ['20755501489', '20755501489'],
    ['(207) 555-0148', '(207) 555-0148'],
    ['+44 20 7946 0018', '+44 20 7946 0018'],
    [null, ''],
  ] as const)
    assert.equal(phone(sent), shown);
});

test('joined leaves out blank parts', () => {
  assert.equal(joined(['Ann', ' ', null, undefined, ' Smith ']), 'Ann Smith');
});

test('missing parts leave no stray commas in an address, and the zip extension does not stand alone', () => {
  const full = { street: '12 Elm Street', city: 'Portland', state: 'ME', zipCode: '04101' };
  for (const [parts, line] of [
    [{ street: null }, 'Portland, ME 04101'],
    [{ city: '' }, '12 Elm Street, ME 04101'],
    [{ state: null, zipCode: null }, '12 Elm Street, Portland'],
    [{ state: null }, '12 Elm Street, Portland, 04101'],
    [{ street: null, city: null, state: null, zipCode: null }, ''],
    [{ zipCode: null, zipExtension: '1234' }, '12 Elm Street, Portland, ME'],
  ] as const)
    assert.equal(addressLine({ ...full, ...parts }), line);
});

test('[L-2.3-02] a missing part of the title leaves no double space', () => {
  assert.equal(loanTitle('1000123', null, 'Smith'), '1000123 Smith');
  assert.equal(loanTitle('', 'Ann', 'Smith'), 'Ann Smith');
  assert.equal(loanTitle('1000123', null, null), '1000123');
});
