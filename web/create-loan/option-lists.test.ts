import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  institutionOption,
  isInstitutions,
  isOriginators,
  isProducts,
  isStateCodes,
  originatorOption,
} from './option-lists.ts';

test('[S-3-55] an institution is offered by its id and its name', () => {
  const option = institutionOption({ institutionId: 11, name: 'Marrowbrook Home Lending' });
  assert.deepEqual(option, { id: 11, text: 'Marrowbrook Home Lending' });
});

test('[S-3-56] an originator is offered by the id and both names', () => {
  const option = originatorOption({ originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' });
  assert.deepEqual(option, { id: 301, text: 'Nora Whitfield' });
});

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
