import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byArea, isNamed } from './errors.ts';

const createLoan = {
  name: 'createLoan',
  method: 'POST',
  path: '/api/loans',
  area: 'create-loan',
  summary: 'Creates a loan or a lead.',
};
const getUser = {
  name: 'getUser',
  method: 'GET',
  path: '/api/navigation/user',
  area: 'session',
  summary: 'The signed-in user.',
};

test('an operation is found by name, words, method, path, area and summary', () => {
  for (const text of [
    '',
    ' ',
    'createloan',
    'create loan',
    'POST loans',
    '/api/loans',
    'lead',
    'loan CREATES',
  ])
    assert.ok(isNamed(createLoan, text), text);
  assert.ok(!isNamed(createLoan, 'user'));
  assert.ok(!isNamed(createLoan, 'post user'));
});

test('areas keep their order and their operations', () => {
  const logout = { ...getUser, name: 'logout' };
  assert.deepEqual(byArea([getUser, createLoan, logout]), [
    ['session', [getUser, logout]],
    ['create-loan', [createLoan]],
  ]);
});
