import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  institutionOption,
  originatorOption,
  parseInstitutions,
  parseOriginators,
  parseProducts,
  parseStateCodes,
} from './option-lists.ts';

test('[S-3-55 L-3.6-13] an institution is offered by its id and its name', () => {
  const option = institutionOption({ institutionId: 11, name: 'Marrowbrook Home Lending' });
  assert.deepEqual(option, { id: 11, text: 'Marrowbrook Home Lending' });
});

test('[S-3-55] a list with an institution without id or name is parsed as null', () => {
  for (const institution of [{ institutionId: 11 }, { name: 'Marrowbrook Home Lending' }])
    assert.equal(parseInstitutions({ ...institutions, institutions: [institution] }), null);
});

test('[L-3.6-10] a list with an originator without id or name is parsed as null', () => {
  const originator = { originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' };
  for (const missing of Object.keys(originator))
    assert.equal(parseOriginators([{ ...originator, [missing]: undefined }]), null);
});

test('[S-3-56 L-3.6-13] an originator is offered by the id and both names', () => {
  const option = originatorOption({ originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' });
  assert.deepEqual(option, { id: 301, text: 'Nora Whitfield' });
});

const institutions = {
  loanOriginationTypes: ['Retail'],
  defaultloanOriginationTypes: { 11: 'Retail' },
  institutions: [{ institutionId: 11, name: 'Marrowbrook Home Lending' }],
};

test('parses documented lists, also empty ones', () => {
  const none = { loanOriginationTypes: [], defaultloanOriginationTypes: {}, institutions: [] };
  for (const lists of [institutions, none]) assert.deepEqual(parseInstitutions(lists), lists);
  const originators = [{ originatorUserId: 301, firstName: 'Nora', lastName: 'Whitfield' }];
  for (const list of [originators, []]) assert.deepEqual(parseOriginators(list), list);
  const products = [{ loanProductId: 5, loanProductName: 'Conforming 30 Year Fixed' }];
  assert.deepEqual(parseProducts(products), products);
  assert.deepEqual(parseStateCodes(['WA', 'OR']), ['WA', 'OR']);
});

test('a malformed list is parsed as null', () => {
  for (const body of [null, 'text', 7, {}, ['unexpected'], [null], [7], [{}]]) {
    const text = JSON.stringify(body);
    assert.equal(parseInstitutions(body), null, text);
    assert.equal(parseOriginators(body), null, text);
    assert.equal(parseProducts(body), null, text);
  }
  assert.equal(parseOriginators([{ originatorUserId: '301', firstName: 4, lastName: 9 }]), null);
  assert.equal(parseProducts([{ loanProductId: '5', loanProductName: 24 }]), null);
  for (const codes of [null, {}, [2], [null]]) assert.equal(parseStateCodes(codes), null);
});

test('institutions with malformed origination types are parsed as null', () => {
  assert.equal(parseInstitutions({ ...institutions, loanOriginationTypes: [6] }), null);
  assert.equal(parseInstitutions({ ...institutions, defaultloanOriginationTypes: { 11: 6 } }), null);
  assert.equal(parseInstitutions({ ...institutions, institutions: {} }), null);
});
