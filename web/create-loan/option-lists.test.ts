import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInstitutions, isOriginators, isProducts, isStateCodes } from './option-lists.ts';

const institutions = {
  loanOriginationTypes: ['Retail'],
  defaultloanOriginationTypes: { 11: 'Retail' },
  institutions: [{ institutionId: 11, name: 'Marrowbrook Home Lending' }],
};

test('lists as they are documented are readable, also empty ones', () => {
  assert.ok(isInstitutions(institutions));
  assert.ok(isInstitutions({ loanOriginationTypes: [], defaultloanOriginationTypes: {}, institutions: [] }));
  assert.ok(isOriginators([{ originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' }]));
  assert.ok(isOriginators([]));
  assert.ok(isProducts([{ loanProductId: 5, loanProductName: 'Conforming 30 Year Fixed' }]));
  assert.ok(isStateCodes(['WA', 'OR']));
});

test('what is no list, or lists anything else, is not', () => {
  for (const answer of [null, 'text', 7, {}, ['unexpected'], [null], [7], [{}]]) {
    const text = JSON.stringify(answer);
    assert.equal(isInstitutions(answer), false, text);
    assert.equal(isOriginators(answer), false, text);
    assert.equal(isProducts(answer), false, text);
  }
  assert.equal(isOriginators([{ originatorUserId: '301', firstName: 4, lastName: 9 }]), false);
  assert.equal(isProducts([{ loanProductId: '5', loanProductName: 24 }]), false);
  for (const codes of [null, {}, [2], [null]]) assert.equal(isStateCodes(codes), false);
});

test('institutions are not readable without origination types that are', () => {
  assert.equal(isInstitutions({ ...institutions, loanOriginationTypes: [6] }), false);
  assert.equal(isInstitutions({ ...institutions, defaultloanOriginationTypes: { 11: 6 } }), false);
  assert.equal(isInstitutions({ ...institutions, institutions: {} }), false);
});
