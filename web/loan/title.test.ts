import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loanTitle } from './title.ts';

test('[L-2.3-01] the title is the loan number and the first and last name', () => {
  assert.equal(loanTitle('1000123', 'Ann', 'Smith'), '1000123 Ann Smith');
});

test('[L-2.3-02] a missing part leaves no double space', () => {
  assert.equal(loanTitle('1000123', null, 'Smith'), '1000123 Smith');
  assert.equal(loanTitle('', 'Ann', 'Smith'), 'Ann Smith');
  assert.equal(loanTitle('1000123', null, null), '1000123');
});
