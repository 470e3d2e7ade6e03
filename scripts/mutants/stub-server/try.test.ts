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

test('the exchanges that turn red are those that the verifier counts as failures', () => {
  assert.deepEqual(
    [...redExchanges(printed)],
    ['getUser: sign-in-required', 'createLoan: a loan with every detail'],
  );
});

test('a stubs call is noticed when the pact and a scenario turn red', () => {
  const noticed = (red: number, scenarios: Record<string, number>) =>
    isNoticed({ operation: 'getUser', pacts: { red, all: 20 }, scenarios });
  assert.deepEqual(
    [noticed(1, { session: 1 }), noticed(0, { session: 1 }), noticed(1, {})],
    [true, false, false],
  );
});

test('a call is known by its method and path, the more exact one first', () => {
  assert.equal(operationOf('GET', '/api/navigation/menu/loan/7'), 'getLoanMenu');
  assert.equal(operationOf('GET', '/api/navigation/menu/rates?a=1'), 'getMenu');
  assert.equal(operationOf('GET', '/api/loans'), null);
  assert.equal(operationOf('POST', '/api/loans'), 'createLoan');
});
