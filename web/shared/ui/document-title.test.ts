import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentTitle } from './document-title.ts';

test('a tab title names the page, what it is about and the product', () => {
  assert.equal(documentTitle('Sign in'), 'Sign in · Threshold');
  assert.equal(
    documentTitle('Loan Estimate', '1000123404 Casimir Dombrowski'),
    'Loan Estimate · 1000123404 Casimir Dombrowski · Threshold',
  );
  assert.equal(documentTitle(null, ' '), 'Threshold');
});
