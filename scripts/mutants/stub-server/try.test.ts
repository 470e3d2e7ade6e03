import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationOf } from './answers.ts';
import { isNoticed, redExchanges } from './try.ts';

const printed = `
Verifying a pact between threshold-web and threshold-server
  Given nobody is signed in - getUser: sign-in-required
    returns a response which
      has status code 401 (FAILED)

Failures:

1) Verifying a pact between threshold-web and threshold-server Given nobody is signed in - getUser: sign-in-required
    1.1) has status code 401
           expected 401 but was 200
12) Verifying a pact between threshold-web and threshold-server Given somebody's session has expired - createLoan: a loan with every detail
    12.1) has a matching body

There were 2 pact failures
`;

test('redExchanges returns the interactions that the verifier lists as failed', () => {
  assert.deepEqual(
    [...redExchanges(printed)],
    ['getUser: sign-in-required', 'createLoan: a loan with every detail'],
  );
});

test('a stub is noticed if an interaction of the pact and a scenario fail', () => {
  const noticed = (red: number, scenarios: Record<string, number>) =>
    isNoticed({ operation: 'getUser', pacts: { red, all: 20 }, scenarios });
  assert.deepEqual(
    [noticed(1, { session: 1 }), noticed(0, { session: 1 }), noticed(1, {})],
    [true, false, false],
  );
});

test('operationOf finds the operation by method and path and prefers the path with more fixed text', () => {
  assert.equal(operationOf('GET', '/api/navigation/menu/loan/7'), 'getLoanMenu');
  assert.equal(operationOf('GET', '/api/navigation/menu/rates?a=1'), 'getMenu');
  assert.equal(operationOf('GET', '/api/loans'), null);
  assert.equal(operationOf('POST', '/api/loans'), 'createLoan');
});
