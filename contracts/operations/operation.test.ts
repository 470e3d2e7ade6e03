import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productOperations } from './all.ts';
import { legacyPages } from '../api/legacy.ts';
import { loanOperations } from './loan.ts';
import { addressOf, type Operation } from '../operation.ts';
import { problems } from '../problems.ts';
import { unservedOperations, unservedPages } from './unserved.ts';

test('[L-7-16] the dashboard address carries the general account id', () => {
  assert.equal(addressOf(loanOperations.getLoanDashboard, { generalAccountId: 7 }), '/api/loans/7/dashboard');
});

test('[L-7-17] selecting a task keeps the documented spelling and the order of its query', () => {
  assert.equal(
    addressOf(loanOperations.selectQueueTask, { taskId: 9, accountId: 7 }),
    '/Pipeline/Search/SelectQueueTaskNewUI?accountId=7&taskId=9',
  );
});

test('[L-7-19] selecting a loan keeps the documented spelling', () => {
  assert.equal(
    addressOf(loanOperations.selectLoan, { accountId: 7 }),
    '/Pipeline/Search/SelectLoanNewUi?accountId=7',
  );
});

test('a parameter is encoded, so it cannot change the rest of the address', () => {
  assert.equal(
    addressOf(loanOperations.getAccountByApplicationIdentifier, { applicationIdentifier: '../user?x=1#' }),
    '/api/navigation/account/..%2Fuser%3Fx%3D1%23',
  );
});

test('a missing path parameter throws a RangeError with its name', () => {
  assert.throws(() => addressOf(loanOperations.getLoanDashboard, { generalAccountId: '' }), {
    name: 'RangeError',
    message: 'GET /api/loans/{generalAccountId}/dashboard needs a value for "generalAccountId"',
  });
});

test('no two operations share a method and path, and no page shares an address with an operation', () => {
  const lines = [
    ...Object.values(productOperations).map(({ method, path }) => `${method} ${path}`),
    ...Object.values(legacyPages).map(({ method, path }) => `${method} ${path}`),
  ];
  assert.deepEqual([...new Set(lines)], lines);
});

test('every operation lists only problem codes that exist', () => {
  const named = Object.values<Operation>(productOperations).flatMap((operation) => operation.problems ?? []);
  assert.deepEqual(
    named.filter((code) => !Object.hasOwn(problems, code)),
    [],
  );
});

test('the lists of unserved operations and pages have no duplicates', () => {
  assert.equal(new Set(unservedOperations).size, unservedOperations.length);
  assert.equal(new Set(unservedPages).size, unservedPages.length);
});
