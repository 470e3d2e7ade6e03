import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayTyped } from './day.ts';

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
