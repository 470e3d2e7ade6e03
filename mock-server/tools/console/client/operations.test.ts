import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byArea, searchOperations } from './operations.ts';

const operation = (name: string, method: string, path: string, area: string, summary: string) => ({
  name,
  method,
  path,
  area,
  summary,
});
const getUser = operation('getUser', 'GET', '/api/navigation/user', 'session', 'The signed-in user.');
const logout = operation('logout', 'GET', '/api/navigation/user/logout', 'session', 'Ends the session.');
const getProducts = operation('getProducts', 'GET', '/api/products', 'create-loan', 'The loan products.');
const createLoan = operation('createLoan', 'POST', '/api/loans', 'create-loan', 'Creates a loan or a lead.');
const check = operation('CreateLoanCheck', 'GET', '/los/create-loan-check', 'legacy', 'Check');
const all = [getUser, logout, getProducts, createLoan, check];

const found = (text: string) => searchOperations(all, text).map(({ name }) => name);

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
    assert.ok(found(text).includes('createLoan'), text);
  assert.deepEqual(found('post user'), []);
});

test('the operation of this name comes first, then names that start with the text or contain it', () => {
  assert.deepEqual(found('create'), ['createLoan', 'CreateLoanCheck', 'getProducts']);
  assert.deepEqual(found('create loan check page'), ['CreateLoanCheck']);
  assert.deepEqual(found('user'), ['getUser', 'logout']);
  assert.deepEqual(found('loan'), ['createLoan', 'CreateLoanCheck', 'getProducts']);
});

test('areas keep their order and their operations', () => {
  assert.deepEqual(byArea([getUser, createLoan, logout]), [
    ['session', [getUser, logout]],
    ['create-loan', [createLoan]],
  ]);
});
