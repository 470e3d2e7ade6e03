import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  blankAddress,
  blankPerson,
  type CreateLoanResponse,
} from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn } from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

const { app } = await commonServer();

test('[A-86] a repeated idempotency key returns the first loan and creates no second one', async () => {
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const key = { 'idempotency-key': '3f0c' };
  const responses = await Promise.all([1, 2, 3].map(() => user.post('/api/loans', loanRequest, key)));
  const ids = responses.map((response) => response.json<CreateLoanResponse>().newApplyId);
  assert.equal(new Set(ids).size, 1);
  const other = await user.post('/api/loans', loanRequest, { 'idempotency-key': '3f0d' });
  const { newApplyId } = other.json<CreateLoanResponse>();
  const account = (await user.get(`/api/navigation/account/${newApplyId}`)).json<Account>();
  assert.equal(account.generalAccountId, 123_502);
  for (const wrong of ['', 'x'.repeat(201)]) {
    const refused = await user.post('/api/loans', loanRequest, { 'idempotency-key': wrong });
    assert.deepEqual(fieldsOf(refused), ['idempotency-key']);
  }
  const longest = await user.post('/api/loans', loanRequest, { 'idempotency-key': 'x'.repeat(200) });
  assert.equal(longest.statusCode, 200);
});

test('[A-86] a repeated idempotency key with another request is rejected with the identifier of the first loan', async () => {
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const key = { 'idempotency-key': '3f0c' };
  const first = (await user.post('/api/loans', loanRequest, key)).json<CreateLoanResponse>();
  const { borrowerDetails } = loanRequest;
  for (const changes of [
    { interestRate: 6.625 },
    { amortizationTerm: null },
    { borrowerDetails: { ...borrowerDetails, taxIdentifier: '000121235' } },
  ]) {
    const response = await user.post('/api/loans', { ...loanRequest, ...changes }, key);
    assert.equal(response.statusCode, 409);
    assert.equal(problemOf(response).code, 'idempotency-key-reused');
    assert.equal(problemOf(response).existing, first.newApplyId);
  }
  const reordered = Object.fromEntries(Object.entries(loanRequest).toReversed());
  const again = await user.post('/api/loans', reordered, key);
  assert.deepEqual(again.json<CreateLoanResponse>(), first);
});

test('[A-86] the key of a rejected creation can be used for a corrected request', async () => {
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const key = { 'idempotency-key': '3f0c' };
  const refused = await user.post('/api/loans', { ...loanRequest, productId: 999 }, key);
  assert.equal(refused.json<CreateLoanResponse>().status, 'error');
  const created = await user.post('/api/loans', loanRequest, key);
  assert.equal(created.json<CreateLoanResponse>().status, 'success');
});

test('[A-168] a create request without its blank fields is the same request as one with null', async () => {
  const user = await newcomer('lending-staff');
  const blank = {
    ...loanRequest,
    loanOriginationType: null,
    interestRate: null,
    amortizationTerm: null,
    coBorrowerDetails: null,
    propertyType: null,
    occupancy: null,
    borrowerDetails: { ...blankPerson, firstName: 'Ada', lastName: 'Short', taxIdentifier: '123456789' },
    propertyAddress: { ...blankAddress, county: null },
  };
  const short = JSON.parse(
    JSON.stringify(blank, (_name, value: unknown) => (value === null ? undefined : value)),
  ) as typeof blank;
  assert.deepEqual(short.propertyAddress, {});
  const key = { 'idempotency-key': 'one' };
  const [first, second] = [
    await user.post('/api/loans', short, key),
    await user.post('/api/loans', blank, key),
  ];
  assert.equal(first.statusCode, 200, first.body);
  assert.deepEqual(second.json(), first.json());
  const { firstName: _name, taxIdentifier: _tax, ...others } = short.borrowerDetails;
  assert.deepEqual(fieldsOf(await user.post('/api/loans', { ...short, borrowerDetails: others })), [
    'borrowerDetails.firstName',
    'borrowerDetails.taxIdentifier',
  ]);
});
