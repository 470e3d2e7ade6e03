import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLoanApi } from '../../web/create-loan/api.ts';
import { outcomeOf } from '../../web/create-loan/outcome.ts';
import { createLoanOperations } from '../api/create-loan.ts';
import { idempotencyKeyHeader } from '../api/headers.ts';
import { addressOf } from '../api/operation.ts';
import { originationTypes } from '../api/options.ts';
import type { PersonaId } from '../api/personas.ts';
import type { CreateLoanRequest } from '../schemas/create-loan.ts';
import { nobody, signedInAs } from '../provider/states.ts';
import { loanRequest } from './loan-request.ts';
import { type Consumer, eachLike, exchange, integer, problemBody, regex, string } from './pact.ts';

const { getInstitutions, getOriginators, getProducts, getLicenses, createLoan } = createLoanOperations;
const creator = signedInAs('lending-staff');
const pair = { originatorId: 302, institutionId: 101 };

test('[L-7-08 L-7-09 S-7-15 S-3-55 L-3.6-01 L-3.6-08 L-3.6-09] institutions with origination types and defaults', () =>
  exchange(
    {
      description: 'the institutions',
      state: creator,
      request: { method: 'GET', path: getInstitutions.path },
      answer: {
        status: 200,
        body: {
          loanOriginationTypes: [...originationTypes],
          defaultloanOriginationTypes: { '101': string('Retail') },
          institutions: eachLike({ institutionId: integer(101), name: string('Marrowbrook Home Lending') }),
        },
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getInstitutions.initiate()).unwrap();
      assert.deepEqual(answer.loanOriginationTypes, [...originationTypes]);
      assert.equal(answer.defaultloanOriginationTypes['101'], 'Retail');
    },
  ));

test('[L-7-10 S-7-16 S-3-56 L-3.6-10] the originators of an institution', () =>
  exchange(
    {
      description: 'the originators of an institution',
      state: creator,
      request: { method: 'GET', path: addressOf(getOriginators, { institutionId: 101 }) },
      answer: {
        status: 200,
        body: eachLike({
          originatorUserId: integer(302),
          firstName: string('Mateo'),
          lastName: string('Alvarado'),
        }),
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getOriginators.initiate(101)).unwrap();
      assert.deepEqual(answer, [{ originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' }]);
    },
  ));

test('[L-8.4-02 S-8-16] an unknown institution has no originators, and nobody is told', () =>
  exchange(
    {
      description: 'the originators of an institution that does not exist',
      state: creator,
      request: { method: 'GET', path: addressOf(getOriginators, { institutionId: 999_999 }) },
      answer: { status: 404, body: problemBody(404, 'institution-not-found') },
    },
    async ({ store, serverErrors }) => {
      await store.dispatch(createLoanApi.endpoints.getOriginators.initiate(999_999));
      assert.deepEqual(serverErrors, []);
    },
  ));

test('[L-7-11 L-3.6-11] the products, the originator before the institution', () =>
  exchange(
    {
      description: 'the products of an originator at an institution',
      state: creator,
      request: { method: 'GET', path: addressOf(getProducts, pair) },
      answer: {
        status: 200,
        body: eachLike({ loanProductId: integer(501), loanProductName: string('Conforming 30 Year Fixed') }),
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getProducts.initiate(pair)).unwrap();
      assert.equal(answer[0]?.loanProductId, 501);
    },
  ));

test('[L-7-12 L-3.6-12] the licensed states, the originator before the institution', () =>
  exchange(
    {
      description: 'the licenses of an originator at an institution',
      state: creator,
      request: { method: 'GET', path: addressOf(getLicenses, pair) },
      answer: { status: 200, body: eachLike(regex('^[A-Z]{2}$', 'WA')) },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getLicenses.initiate(pair)).unwrap();
      assert.deepEqual(answer, ['WA']);
    },
  ));

test('[L-3.6-12] a pair without licenses answers an empty list', () =>
  exchange(
    {
      description: 'the licenses of a pair that has none',
      state: signedInAs('no-licensed-states'),
      request: { method: 'GET', path: addressOf(getLicenses, { originatorId: 304, institutionId: 102 }) },
      answer: { status: 200, body: [] },
    },
    async ({ store }) => {
      const unlicensed = { originatorId: 304, institutionId: 102 };
      assert.deepEqual(
        await store.dispatch(createLoanApi.endpoints.getLicenses.initiate(unlicensed)).unwrap(),
        [],
      );
    },
  ));

interface Creating {
  readonly description: string;
  readonly persona: PersonaId | null;
  readonly body: CreateLoanRequest;
  readonly answer: { readonly status: number; readonly body: unknown };
}

const exchangeOfCreation = (
  { description, persona, body, answer }: Creating,
  run: (consumer: Consumer) => Promise<void>,
) =>
  exchange(
    {
      description,
      state: persona === null ? nobody : signedInAs(persona),
      request: {
        method: 'POST',
        path: createLoan.path,
        headers: { [idempotencyKeyHeader]: 'one-click' },
        body,
        ...(persona === null ? { without: 'token' as const } : {}),
      },
      answer,
    },
    run,
  );

const send = ({ store }: Consumer, request: CreateLoanRequest) =>
  store.dispatch(createLoanApi.endpoints.createLoan.initiate({ request, idempotencyKey: 'one-click' }));

const success = {
  status: 200,
  body: { status: 'success', errorMessage: null, newApplyId: regex('^[A-Za-z0-9-]{1,64}$', 'A1') },
};

test('[L-7-14 L-7-15 L-3.5-01 L-7-24 L-3.4-01 L-3.4-16] a loan is created', () =>
  exchangeOfCreation(
    { description: 'create a loan', persona: 'lending-staff', body: loanRequest(), answer: success },
    async (consumer) => {
      const answer = await send(consumer, loanRequest()).unwrap();
      assert.deepEqual(outcomeOf(answer, false), { isCreated: true, newApplyId: 'A1' });
    },
  ));

test('[L-7-14 L-3.4-16 L-5.1-12] a lead is created without a tax identifier', async () => {
  const plain = loanRequest();
  const lead = loanRequest({
    isLead: true,
    borrowerDetails: { ...plain.borrowerDetails, taxIdentifier: null },
  });
  await exchangeOfCreation(
    { description: 'create a lead', persona: 'lead-only', body: lead, answer: success },
    async (consumer) => {
      const answer = await send(consumer, lead).unwrap();
      assert.deepEqual(outcomeOf(answer, true), { isCreated: true, newApplyId: 'A1' });
    },
  );
});

test('[L-3.5-02 L-7-23 L-8.2-03] choices that are not offered are a failure with a message', async () => {
  const body = loanRequest({ productId: 999 });
  await exchangeOfCreation(
    {
      description: 'create a loan with a product that is not offered',
      persona: 'lending-staff',
      body,
      answer: {
        status: 200,
        body: { status: 'error', errorMessage: string('The product is not offered.'), newApplyId: null },
      },
    },
    async (consumer) => {
      const answer = await send(consumer, body).unwrap();
      assert.deepEqual(outcomeOf(answer, false), {
        isCreated: false,
        message: 'The product is not offered.',
      });
    },
  );
});

test('[L-6-01] creating without a token is refused, and the session ends', () =>
  exchangeOfCreation(
    {
      description: 'create a loan without a token',
      persona: null,
      body: loanRequest(),
      answer: { status: 401, body: problemBody(401, 'sign-in-required') },
    },
    async (consumer) => {
      await send(consumer, loanRequest());
      assert.equal(consumer.unauthorized(), 1);
    },
  ));

test('[L-8.1-02] who lacks the feature is refused, and the server error shows', () =>
  exchangeOfCreation(
    {
      description: 'create a loan without the feature',
      persona: 'no-create-features',
      body: loanRequest(),
      answer: { status: 403, body: problemBody(403, 'feature-missing') },
    },
    async (consumer) => {
      await send(consumer, loanRequest());
      assert.equal(consumer.serverErrors.length, 1);
    },
  ));
