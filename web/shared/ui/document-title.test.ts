import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentTitle } from './document-title.ts';

test('a tab title has the page, its subject and the product', () => {
  assert.equal(documentTitle('Sign in'), 'Sign in · Threshold');
  assert.equal(
    documentTitle('Loan Estimate', '1000123404 Casimir Dombrowski'),
    'Loan Estimate · 1000123404 Casimir Dombrowski · Threshold',
  );
  assert.equal(documentTitle(null, ' '), 'Threshold');
});
