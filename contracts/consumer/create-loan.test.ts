import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLoanApi } from '../../web/pages/create-loan/api.ts';
import type { CreateResult } from '../../web/pages/create-loan/request.ts';
import { windowsApi } from '../../web/shell/legacy-frames/api.ts';
import { originationTypes } from '../api/options.ts';
import type { PersonaId } from '../api/personas.ts';
import type { OutcomeOf } from '../operations/outcomes.ts';
import { signedInAs } from './states.ts';
import type { CreateLoanRequest } from '../operations/create-loan.ts';
import { pair, spaRequests } from './requests.ts';
import { detailedRequest, loanRequest } from './loan-request.ts';
import { unknownIds } from './state-values.ts';
import {
  applicationIdentifier,
  constrainedArrayLike,
  eachKeyMatches,
  eachLike,
  exchange,
  integer,
  regex,
  string,
} from './pact.ts';

const creator = signedInAs('lending-staff');
const branch = signedInAs('single-institution');
const newBranch = signedInAs('no-licensed-states');

const institution = { institutionId: integer(101), name: string('Marrowbrook Home Lending') };
const originator = {
  originatorUserId: integer(302),
  firstName: string('Mateo'),
  lastName: string('Alvarado'),
};
const product = { loanProductId: integer(501), loanProductName: string('Conforming 30 Year Fixed') };

test('[L-7-08 L-7-09 S-7-15 S-3-55 L-3.6-01 L-3.6-08 L-3.6-09] the response lists institutions with their origination types and defaults', () =>
  exchange(
    {
      operation: 'getInstitutions',
      outcome: 'several',
      state: creator,
      answer: {
        loanOriginationTypes: [...originationTypes],
        defaultloanOriginationTypes: eachKeyMatches({ '101': string('Retail') }, [regex('^[0-9]+$', '101')]),
        institutions: constrainedArrayLike(institution, 2, 100, 2),
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getInstitutions.initiate()).unwrap();
      assert.deepEqual(answer.loanOriginationTypes, [...originationTypes]);
      assert.equal(answer.defaultloanOriginationTypes['101'], 'Retail');
      assert.equal(answer.institutions.length, 2);
    },
  ));

test('[L-7-08 S-3-55] a user who creates for one institution gets that institution', () =>
  exchange(
    {
      operation: 'getInstitutions',
      outcome: 'one',
      state: branch,
      answer: {
        loanOriginationTypes: [...originationTypes],
        defaultloanOriginationTypes: eachKeyMatches({ '103': string('Correspondent') }, [
          regex('^[0-9]+$', '103'),
        ]),
        institutions: constrainedArrayLike(institution, 1, 1, 1),
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getInstitutions.initiate()).unwrap();
      assert.equal(answer.institutions.length, 1);
    },
  ));

test('[L-7-08 S-3-55] a user who creates for no institution gets an empty list', () =>
  exchange(
    {
      operation: 'getInstitutions',
      outcome: 'none',
      state: signedInAs('no-create-features'),
      answer: {
        loanOriginationTypes: [...originationTypes],
        defaultloanOriginationTypes: {},
        institutions: [],
      },
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getInstitutions.initiate()).unwrap();
      assert.deepEqual(answer.institutions, []);
    },
  ));

test('[L-7-10 S-7-16 S-3-56 L-3.6-10] the response lists the originators of an institution', () =>
  exchange(
    {
      operation: 'getOriginators',
      outcome: 'several',
      state: creator,
      parameters: { institutionId: pair.institutionId },
      answer: constrainedArrayLike(originator, 2, 100, 2),
    },
    async ({ store }) => {
      const { getOriginators } = createLoanApi.endpoints;
      const answer = await store.dispatch(getOriginators.initiate(pair.institutionId)).unwrap();
      assert.deepEqual(answer[0], { originatorUserId: 302, firstName: 'Mateo', lastName: 'Alvarado' });
    },
  ));

test('[L-7-10 L-3.6-10] the list of originators may have one entry', () =>
  exchange(
    {
      operation: 'getOriginators',
      outcome: 'one',
      state: branch,
      parameters: { institutionId: 103 },
      answer: constrainedArrayLike(originator, 1, 1, 1),
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getOriginators.initiate(103)).unwrap();
      assert.equal(answer.length, 1);
    },
  ));

test('[L-7-10 S-7-16 L-3.6-10] an institution without originators gets an empty list', () =>
  exchange(
    {
      operation: 'getOriginators',
      outcome: 'none',
      state: newBranch,
      parameters: { institutionId: 105 },
      answer: [],
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getOriginators.initiate(105)).unwrap();
      assert.deepEqual(answer, []);
    },
  ));

test('[L-7-11 L-3.6-11] the address of the products has the originator before the institution', () =>
  exchange(
    {
      operation: 'getProducts',
      outcome: 'several',
      state: creator,
      parameters: { ...pair },
      answer: eachLike(product),
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getProducts.initiate(pair)).unwrap();
      assert.equal(answer[0]?.loanProductId, 501);
    },
  ));

for (const { outcome, state, of, answer } of [
  {
    outcome: 'one',
    state: branch,
    of: { originatorId: 305, institutionId: 103 },
    answer: constrainedArrayLike(product, 1, 1, 1),
  },
  { outcome: 'none', state: newBranch, of: { originatorId: 305, institutionId: 103 }, answer: [] },
] as const) {
  test(`[L-7-11 L-3.6-11] the products of an originator in an institution: ${outcome}`, () =>
    exchange({ operation: 'getProducts', outcome, state, parameters: of, answer }, async ({ store }) => {
      const products = await store.dispatch(createLoanApi.endpoints.getProducts.initiate(of)).unwrap();
      assert.equal(products.length, outcome === 'one' ? 1 : 0);
    }));
}

test('[L-7-12 L-3.6-12] the address of the licensed states has the originator before the institution', () =>
  exchange(
    {
      operation: 'getLicenses',
      outcome: 'several',
      state: creator,
      parameters: { ...pair },
      answer: eachLike(regex('^[A-Z]{2}$', 'WA')),
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getLicenses.initiate(pair)).unwrap();
      assert.deepEqual(answer, ['WA']);
    },
  ));

test('[L-3.6-12] an originator without licenses in an institution gets an empty list', () => {
  const unlicensed = { originatorId: 304, institutionId: 102 };
  return exchange(
    {
      operation: 'getLicenses',
      outcome: 'none',
      state: newBranch,
      parameters: unlicensed,
      answer: [],
    },
    async ({ store }) => {
      const answer = await store.dispatch(createLoanApi.endpoints.getLicenses.initiate(unlicensed)).unwrap();
      assert.deepEqual(answer, []);
    },
  );
});

for (const [outcome, persona, others] of [
  ['others', 'lending-staff', true],
  ['no others', 'single-institution', false],
] as const) {
  test(`[S-7-17] the response says whether the user has other originators: ${outcome}`, () =>
    exchange(
      {
        operation: 'userHasOtherActiveOriginators',
        outcome,
        state: signedInAs(persona),
        answer: { HasOtherActiveOriginators: others },
      },
      async ({ store }) => {
        const { userHasOtherActiveOriginators: ask } = windowsApi.endpoints;
        assert.deepEqual(await store.dispatch(ask.initiate()).unwrap(), {
          HasOtherActiveOriginators: others,
        });
      },
    ));
}

const success = {
  status: 'success',
  errorMessage: null,
  newApplyId: applicationIdentifier,
};

interface Creation {
  readonly outcome: OutcomeOf<'createLoan'>;
  readonly persona: PersonaId;
  readonly body: CreateLoanRequest;
  readonly answer?: unknown;
}

/** Sends a create request through the SPA, and asserts how the SPA parses the response. */
const exchangeOfCreation = (
  { outcome, persona, body, answer = success }: Creation,
  expected: CreateResult,
) => {
  const { send, ...request } = spaRequests.createLoan(body);
  return exchange(
    { operation: 'createLoan', outcome, state: signedInAs(persona), ...request, answer },
    async ({ store }) => {
      const { data } = (await send(store)) as { data: CreateResult };
      assert.deepEqual(data, expected);
    },
  );
};

const created = { kind: 'created', newApplyId: 'A1' } as const;

test('[L-7-14 L-7-15 L-3.5-01 L-7-24 L-3.4-01 L-3.4-16] a loan is created', () =>
  exchangeOfCreation({ outcome: 'a loan', persona: 'lending-staff', body: loanRequest() }, created));

test('[L-7-14] a loan is created with a co-borrower, addresses, mail and dates of birth', () =>
  exchangeOfCreation(
    { outcome: 'a loan with every detail', persona: 'lending-staff', body: detailedRequest() },
    created,
  ));

test('[L-7-14 L-3.4-16 L-5.1-12] a lead is created without a tax identifier', () => {
  const { borrowerDetails } = loanRequest();
  const body = loanRequest({ isLead: true, borrowerDetails: { ...borrowerDetails, taxIdentifier: null } });
  return exchangeOfCreation({ outcome: 'a lead', persona: 'lead-only', body }, created);
});

test('[L-3.5-02 L-7-23 L-8.2-03] a product that is not offered fails with a message', () =>
  exchangeOfCreation(
    {
      outcome: 'a choice that is not offered',
      persona: 'lending-staff',
      body: loanRequest({ productId: unknownIds.missing }),
      answer: { status: 'error', errorMessage: string('The product is not offered.'), newApplyId: null },
    },
    { kind: 'refused', reason: 'The product is not offered.' },
  ));

test('[L-3.5-02 L-8.2-03] a property state without a license fails with a message', () => {
  const { propertyAddress } = loanRequest();
  return exchangeOfCreation(
    {
      outcome: 'a property state without a license',
      persona: 'lending-staff',
      body: loanRequest({ propertyAddress: { ...propertyAddress, state: 'VT', county: null } }),
      answer: { status: 'error', errorMessage: string('There is no license in VT.'), newApplyId: null },
    },
    { kind: 'refused', reason: 'There is no license in VT.' },
  );
});
