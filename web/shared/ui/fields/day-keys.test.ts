import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAfterKey } from './day-keys.ts';

const after = (from: string, key: string, shiftKey = false) =>
  dayAfterKey(from, { key, shiftKey })?.format('YYYY-MM-DD') ?? null;

test('[L-2.2-46] up and down go to the day beside, over the end of a month and a year', () => {
  assert.equal(after('1985-03-14', 'ArrowUp'), '1985-03-13');
  assert.equal(after('1985-12-31', 'ArrowDown'), '1986-01-01');
  assert.equal(after('1984-03-01', 'ArrowUp'), '1984-02-29');
});

test('[L-2.2-46] Page Up and Page Down go by months, with Shift by years, and never past the end of a month', () => {
  assert.equal(after('1985-03-14', 'PageUp'), '1985-02-14');
  assert.equal(after('1985-01-31', 'PageDown'), '1985-02-28');
  assert.equal(after('1984-02-29', 'PageDown', true), '1985-02-28');
  assert.equal(after('1985-03-14', 'PageUp', true), '1984-03-14');
});

test('other keys do not change the date', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'Enter', '1'])
    assert.equal(after('1985-03-14', key), null);
});
