import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyCondition, parametersOf, whenInWords, whenOf } from './conditions.ts';

test('only the given conditions limit a fault', () => {
  assert.deepEqual(whenOf({}), {});
  assert.deepEqual(whenOf({ caller: 'closing', parameters: '{"id": "7"}', body: '{"isLead": true}' }), {
    when: { caller: 'closing', parameters: { id: '7' }, body: { isLead: true } },
  });
});

test('a condition that is not JSON is named', () => {
  assert.throws(() => whenOf({ parameters: '{' }), /The condition for parameters is not valid JSON/);
  assert.throws(() => whenOf({ body: 'x' }), /The condition for the body is not valid JSON/);
});

test('conditions are described in words', () => {
  assert.equal(whenInWords({}), '');
  assert.equal(whenInWords({ when: { caller: 'lending-staff' } }), ' of Lending staff');
  assert.equal(
    whenInWords({ when: { parameters: { accountId: '7' }, body: { isLead: true } } }),
    ' with accountId 7 and {"isLead":true} in the body',
  );
});

test('the parameters of a request are the values of its path and query', () => {
  assert.deepEqual(parametersOf('/api/accounts/{accountId}/menu', '/api/accounts/12%203/menu?deep=1&to=a'), {
    accountId: '12 3',
    deep: '1',
    to: 'a',
  });
  assert.deepEqual(parametersOf('/api/configuration', '/api/configuration'), {});
});

test('a body that is JSON is offered as a condition', () => {
  assert.equal(bodyCondition('{"a":1}'), '{\n  "a": 1\n}');
  assert.equal(bodyCondition('a=1'), '{}');
  assert.equal(bodyCondition(null), '{}');
});
