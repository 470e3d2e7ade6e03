import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { Choices } from '../../store/repositories/choices.ts';
import { openStore } from '../../platform/worlds/open-store.ts';
import {
  fieldsOf,
  loanRequest,
  newWorld,
  problemOf,
  signedIn,
  storeWith,
  testApp,
} from '../../test/server.ts';
import { commonServer, newcomer } from '../../test/common-server.ts';

test('[L-3.7-07] an origination type other than the default of the institution needs a feature; without it no loan is created', async () => {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const originator = await signedIn(app, 'originator', world);
  const chosen = { ...loanRequest, loanOriginationType: 'Wholesale' };
  const without = await originator.post('/api/loans', chosen);
  assert.equal(without.statusCode, 403);
  assert.equal(problemOf(without).code, 'feature-missing');
  assert.match(problemOf(without).detail, /permission to choose the origination type/);
  for (const loanOriginationType of ['Retail', null]) {
    const created = await originator.post('/api/loans', { ...loanRequest, loanOriginationType });
    assert.equal(created.json<CreateLoanResponse>().status, 'success');
  }
  const staff = await signedIn(app, 'lending-staff', world);
  const created = (await staff.post('/api/loans', chosen)).json<CreateLoanResponse>();
  const account = (await staff.get(`/api/navigation/account/${created.newApplyId}`)).json<Account>();
  assert.equal(account.generalAccountId, 123_503);
});

test('[A-80 L-3.7-07] an employee loan needs its feature; without it no loan is created', async () => {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const employeeLoan = { ...loanRequest, isEmployeeLoan: true };
  const without = await (await signedIn(app, 'originator', world)).post('/api/loans', employeeLoan);
  assert.equal(without.statusCode, 403);
  assert.equal(problemOf(without).code, 'feature-missing');
  assert.match(problemOf(without).detail, /permission to create employee loans/);
  const staff = await signedIn(app, 'lending-staff', world);
  const created = (await staff.post('/api/loans', employeeLoan)).json<CreateLoanResponse>();
  assert.equal(created.status, 'success');
  const account = await staff.get(`/api/navigation/account/${created.newApplyId}`);
  assert.equal(account.json<Account>().generalAccountId, 123_501);
});

test('a creation during the deletion of its world gets world-not-found', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const choicesIn = (worldId: string): Partial<Choices> => ({
    offer: async (...pair) => {
      const found = await store.in(worldId).choices.offer(...pair);
      await store.worlds.delete(worldId);
      return found;
    },
  });
  const app = await testApp(context, { store: storeWith(store, 'choices', choicesIn) });
  const keys: readonly Record<string, string>[] = [{}, { 'idempotency-key': 'one' }];
  for (const headers of keys) {
    const world = await newWorld(app);
    const user = await signedIn(app, 'lending-staff', world);
    const response = await user.post('/api/loans', loanRequest, headers);
    assert.equal(response.statusCode, 404);
    assert.equal(problemOf(response).code, 'world-not-found');
    assert.deepEqual(await store.in(world).loans.list({ kind: 'loan' }), []);
  }
});

const { propertyAddress, borrowerDetails } = loanRequest;
const refinance = {
  ...loanRequest,
  loanPurpose: 'Refinance',
  salesPrice: 0,
  downPaymentAmount: 0,
  downPaymentPercent: 0,
  loanToValuePercent: 0.96579,
} as const;
const preApproval = {
  ...loanRequest,
  isPreApproval: true,
  propertyAddress: { ...propertyAddress, houseNumber: null, streetName: null, unitNumber: null },
};
const sameAddress = {
  ...loanRequest,
  isPropertyAddressSameAsBorrowerAddress: true,
  propertyAddress: { ...borrowerDetails.presentAddress, county: 'King' },
};
const unpriced = {
  ...loanRequest,
  salesPrice: 0,
  estimatedOrAppraisedValue: 0,
  loanToValuePercent: 0,
  downPaymentAmount: 0,
  downPaymentPercent: 0,
};
const dust = { ...unpriced, estimatedOrAppraisedValue: 5e-324 };
const oddPrice = {
  ...loanRequest,
  salesPrice: 100,
  baseLoanAmount: 66.67,
  financedAmount: 0,
  totalLoanAmount: 66.67,
  loanToValuePercent: 0.6667,
  downPaymentAmount: 33.33,
};
const financed = (baseLoanAmount: number, financedAmount: number, totalLoanAmount: number) => ({
  ...unpriced,
  baseLoanAmount,
  financedAmount,
  totalLoanAmount,
});
const born = (birthDate: string) => ({ ...loanRequest, borrowerDetails: { ...borrowerDetails, birthDate } });
const named = (firstName: string) => ({ ...loanRequest, borrowerDetails: { ...borrowerDetails, firstName } });

const coBorrower = (more: object) => ({
  ...loanRequest,
  coBorrowerDetails: { ...borrowerDetails, ...more },
});

/** The largest amounts, with their smallest step, and what is then as large. */
const maxima = [
  ['salesPrice', 999_999_999.99, 0.01, 'downPaymentAmount'],
  ['estimatedOrAppraisedValue', 999_999_999.99, 0.01, 'downPaymentAmount'],
  ['downPaymentAmount', 999_999_999.99, 0.01],
  ['amortizationTerm', 999, 1],
] as const;
/** Returns a request without a loan amount, whose down payment is the whole price. */
const withLargest = (field: (typeof maxima)[number][0], amount: number) => {
  return {
    ...unpriced,
    baseLoanAmount: 0,
    financedAmount: 0,
    totalLoanAmount: 0,
    ...(/Price|Value/.test(field) && { downPaymentAmount: amount, downPaymentPercent: 100 }),
    [field]: amount,
  };
};

/** The fields that a create request cannot leave out, since none of them can be blank. */
const required = Object.entries(loanRequest)
  .filter(([, value]) => value !== null)
  .map(([name]) => name)
  .filter(
    (name) =>
      ![
        'loanOriginationType',
        'propertyType',
        'occupancy',
        'loanPurpose',
        'interestRate',
        'amortizationTerm',
      ].includes(name),
  );

/** What the create screen never sends: the change or the request, and the fields that the problem names. */
const refused: readonly (readonly [title: string, request: unknown, ...fields: string[]])[] = [
  ['[L-4.2-02] a Refinance with a sales price', { ...refinance, salesPrice: 300_000 }, 'salesPrice'],
  [
    '[L-4.2-04] a Refinance with a down payment',
    { ...refinance, downPaymentAmount: 1, downPaymentPercent: 1 },
    'downPaymentAmount',
    'downPaymentPercent',
  ],
  ['[L-4.2-05] a Refinance with a pre-approval', { ...refinance, isPreApproval: true }, 'isPreApproval'],
  ['[L-2.2-21] a lead with a pre-approval', { ...preApproval, isLead: true }, 'isPreApproval'],
  [
    '[L-4.2-10] a pre-approval with a street',
    { ...preApproval, propertyAddress },
    'propertyAddress.houseNumber',
    'propertyAddress.streetName',
  ],
  [
    'a pre-approval with the address of the borrower',
    { ...sameAddress, isPreApproval: true },
    'isPropertyAddressSameAsBorrowerAddress',
    'propertyAddress.houseNumber',
    'propertyAddress.streetName',
  ],
  [
    "[L-4.4-05] the borrower's address with another city",
    { ...sameAddress, propertyAddress: { ...sameAddress.propertyAddress, city: 'Tukwila' } },
    'propertyAddress.city',
  ],
  ['[L-4.5-12] another loan to value', { ...loanRequest, loanToValuePercent: 0.98188 }, 'loanToValuePercent'],
  [
    '[L-4.5-10] the loan to value of a Refinance by the price',
    { ...refinance, loanToValuePercent: 0.98189 },
    'loanToValuePercent',
  ],
  ['[L-4.5-01] another down payment', { ...loanRequest, downPaymentAmount: 10_499 }, 'downPaymentAmount'],
  ['[L-4.5-04] another percentage', { ...loanRequest, downPaymentPercent: 3.501 }, 'downPaymentPercent'],
  ['a percentage of four decimals', { ...unpriced, downPaymentPercent: 3.5005 }, 'downPaymentPercent'],
  ['a value of less than a cent', dust, 'estimatedOrAppraisedValue'],
  ['a negative down payment without a price', { ...unpriced, downPaymentAmount: -1 }, 'downPaymentAmount'],
  ['a first name of one zero-width space', named('\u200b'), 'borrowerDetails.firstName'],
  ['a name with a zero-width space', named('Ada\u200b'), 'borrowerDetails.firstName'],
  ['a name with a direction mark', named('\u202dAda\u202c'), 'borrowerDetails.firstName'],
  ['a name with a soft hyphen', named('Ada\u00adlynn'), 'borrowerDetails.firstName'],
  ['[A-13] a financed amount of ten characters', financed(1, 1_234_567.89, 1_234_568.89), 'financedAmount'],
  ['[A-132] a birth date before 1900', born('1899-12-31'), 'borrowerDetails.birthDate'],
  ['[A-29] February 29 of 1900', born('1900-02-29'), 'borrowerDetails.birthDate'],
  ['half of a character', named('Ada\ud83d'), 'borrowerDetails.firstName'],
  ['text as a flag', { ...loanRequest, isLead: 'no' }, 'isLead'],
  ['no flag', { ...loanRequest, isLead: undefined }, 'isLead'],
  ['an unknown field', { ...loanRequest, surplus: 1 }, 'surplus'],
  ['another type', { ...loanRequest, type: 'update', productId: '503' }, 'type', 'productId'],
  ['a huge price', { ...loanRequest, salesPrice: 1e308 }, 'salesPrice'],
  ['a price of less than a cent', { ...loanRequest, salesPrice: 0.001 }, 'salesPrice'],
  ['a rate above 25', { ...loanRequest, interestRate: 25.001 }, 'interestRate'],
  ['a huge loan to value', { ...loanRequest, loanToValuePercent: 1e308 }, 'loanToValuePercent'],
  [
    'huge down payments',
    { ...loanRequest, downPaymentAmount: -1e308, downPaymentPercent: -1e308 },
    'downPaymentAmount',
    'downPaymentPercent',
  ],
  ['another total', { ...loanRequest, totalLoanAmount: 294_566.24 }, 'totalLoanAmount'],
  ['a blank first name', named(' '), 'borrowerDetails.firstName'],
  ['a first name with a null character', named('A\u0000'), 'borrowerDetails.firstName'],
  [
    'a number as email address',
    { ...loanRequest, borrowerDetails: { ...borrowerDetails, emailAddress: 5 } },
    'borrowerDetails.emailAddress',
  ],
  [
    'a loan without a tax identifier',
    { ...loanRequest, borrowerDetails: { ...borrowerDetails, taxIdentifier: null } },
    'borrowerDetails.taxIdentifier',
  ],
  ['a day that does not exist', born('2023-02-29'), 'borrowerDetails.birthDate'],
  [
    'a co-borrower without a tax identifier',
    coBorrower({ taxIdentifier: null }),
    'coBorrowerDetails.taxIdentifier',
  ],
  ['a co-borrower born on no day', coBorrower({ birthDate: '2023-02-29' }), 'coBorrowerDetails.birthDate'],
  ['a co-borrower born before 1900', coBorrower({ birthDate: '1899-12-31' }), 'coBorrowerDetails.birthDate'],
  ['a list', [], 'body'],
  ['nothing', {}, ...required],
  ...maxima.map(
    ([field, maximum, step, ...others]) =>
      [`more than ${maximum} as ${field}`, withLargest(field, maximum + step), field, ...others] as const,
  ),
];

test('[A-85 A-163 A-175] the server refuses what the create screen never sends, and names each field', async () => {
  const user = await newcomer('lending-staff');
  for (const [title, request, ...fields] of refused) {
    const response = await user.post('/api/loans', request);
    assert.equal(response.statusCode, 400, `${title}: ${response.body}`);
    assert.deepEqual(fieldsOf(response).toSorted(), fields.toSorted(), title);
    assert.doesNotMatch(response.body, /000121234/);
  }
});

/** What the create screen may send. */
const accepted: readonly (readonly [title: string, request: object])[] = [
  ['a Refinance', refinance],
  ['a pre-approval without a street', preApproval],
  ["the borrower's address", sameAddress],
  ['[A-13] a financed amount of nine characters', financed(1, 123_456.78, 123_457.78)],
  ['[L-4.5-09] a total whose cents are no binary fractions', financed(0.29, 0.01, 0.3)],
  ['[A-132] a birth date of 1900', born('1900-01-01')],
  ['[A-29] a birth date in a leap year', born('2000-02-29')],
  ['a name with a zero-width joiner', named('\u0646\u200c\u0627')],
  ['a percentage typed without a price', { ...unpriced, downPaymentPercent: 3.5 }],
  ['an amount typed without a price', { ...unpriced, downPaymentAmount: 10_500 }],
  ['a typed percentage that the amount rounds', { ...oddPrice, downPaymentPercent: 33.333 }],
  ['a percentage calculated from the amount', { ...oddPrice, downPaymentPercent: 33.33 }],
  ...maxima.map(([field, maximum]) => [`${maximum} as ${field}`, withLargest(field, maximum)] as const),
];

test('[A-163 A-13 A-29 A-132] the server creates a loan from what the create screen may send', async () => {
  const user = await newcomer('lending-staff');
  for (const [title, request] of accepted) {
    const response = await user.post('/api/loans', request);
    assert.equal(response.json<CreateLoanResponse>().status, 'success', `${title}: ${response.body}`);
  }
});
