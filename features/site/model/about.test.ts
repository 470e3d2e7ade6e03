import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCatalogue } from '../../../scripts/test/trace/catalogue.ts';
import { aboutFindings, meantBy, titleOf } from './about.ts';

const findings = (...about: string[]) =>
  aboutFindings({
    rules: [{ id: 'L-1-01', kind: 'rule', rule: 'It holds.', about, place: 'r.tsv:2' }],
    decisions: [],
  });

test('each name in the catalog of rules is known', () => {
  assert.deepEqual(aboutFindings(readCatalogue()), []);
  assert.deepEqual(findings('field:salesPrice', 'region:toolbar.help', 'error:421', 'role:closing'), []);
});

test('an unknown name is reported with its place, the file of its catalog and the nearest name', () => {
  assert.deepEqual(findings('field:salePrice', 'page:SelectLoans', 'screen:toolbar'), [
    'r.tsv:2 L-1-01 is about "field:salePrice", which contracts/fields/create-screen.ts does not have. Did you mean field:salesPrice?',
    'r.tsv:2 L-1-01 is about "page:SelectLoans", which contracts/api/legacy.ts does not have. Did you mean page:SelectLoan?',
    'r.tsv:2 L-1-01 is about "screen:toolbar": a name begins with field:, region:, message:, page:, error:, operation:, setting:, permission:, role:',
  ]);
});

test('the name of a field stands for each path that contains it', () => {
  assert.deepEqual(meantBy('field:firstName'), ['field:borrower.firstName', 'field:coBorrower.firstName']);
  assert.ok(meantBy('field:borrower').every((name) => name.startsWith('field:borrower.')));
  assert.deepEqual(meantBy('page:search'), ['page:search']);
  assert.equal(titleOf('field:coBorrower.firstName'), 'Co-borrower first name');
});
