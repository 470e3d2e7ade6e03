import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
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
import { newcomer } from '../../test/common-server.ts';

const { borrowerDetails, propertyAddress } = loanRequest;

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

const coBorrower = (more: object) => ({
  ...loanRequest,
  coBorrowerDetails: { ...borrowerDetails, ...more },
});
const borrower = (more: object) => ({ ...loanRequest, borrowerDetails: { ...borrowerDetails, ...more } });

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

/** What the create screen never sends: a request, and the fields that the problem names. */
const refused: readonly (readonly [title: string, request: unknown, ...fields: string[]])[] = [
  ['a flag that is a text', { ...loanRequest, isLead: 'no' }, 'isLead'],
  ['a missing flag', { ...loanRequest, isLead: undefined }, 'isLead'],
  ['an undocumented field', { ...loanRequest, surplus: 1 }, 'surplus'],
  ['two wrong fields', { ...loanRequest, type: 'update', productId: '503' }, 'type', 'productId'],
  ['an immense price', { ...loanRequest, salesPrice: 1e308 }, 'salesPrice'],
  ['a price of a tenth of a cent', { ...loanRequest, salesPrice: 0.001 }, 'salesPrice'],
  ['a rate above 25%', { ...loanRequest, interestRate: 25.001 }, 'interestRate'],
  ['an immense ratio', { ...loanRequest, loanToValuePercent: 1e308 }, 'loanToValuePercent'],
  [
    'an immense negative down payment',
    { ...loanRequest, downPaymentAmount: -1e308, downPaymentPercent: -1e308 },
    'downPaymentAmount',
    'downPaymentPercent',
  ],
  ['another total', { ...loanRequest, totalLoanAmount: 294_566.24 }, 'totalLoanAmount'],
  ['a blank first name', borrower({ firstName: ' ' }), 'borrowerDetails.firstName'],
  ['a name with a null character', borrower({ firstName: 'A\u0000' }), 'borrowerDetails.firstName'],
  ['an email address of a number', borrower({ emailAddress: 5 }), 'borrowerDetails.emailAddress'],
  ['no tax identifier', borrower({ taxIdentifier: null }), 'borrowerDetails.taxIdentifier'],
  ['no such birth date', borrower({ birthDate: '2023-02-29' }), 'borrowerDetails.birthDate'],
  [
    'a co-borrower without a tax identifier',
    coBorrower({ taxIdentifier: null }),
    'coBorrowerDetails.taxIdentifier',
  ],
  [
    'no such birth date of a co-borrower',
    coBorrower({ birthDate: '2023-02-29' }),
    'coBorrowerDetails.birthDate',
  ],
  ['a co-borrower born before 1900', coBorrower({ birthDate: '1899-12-31' }), 'coBorrowerDetails.birthDate'],
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
  ['a first name of one zero-width space', borrower({ firstName: '\u200b' }), 'borrowerDetails.firstName'],
  [
    '[A-175] a name with a zero-width space',
    borrower({ firstName: 'Ada\u200b' }),
    'borrowerDetails.firstName',
  ],
  [
    '[A-175] a name with a direction mark',
    borrower({ firstName: '\u202dAda\u202c' }),
    'borrowerDetails.firstName',
  ],
  [
    '[A-175] a name with a soft hyphen',
    borrower({ firstName: 'Ada\u00adlynn' }),
    'borrowerDetails.firstName',
  ],
  ['[A-13] a financed amount of ten characters', financed(1, 1_234_567.89, 1_234_568.89), 'financedAmount'],
  ['[A-132] a birth date before 1900', borrower({ birthDate: '1899-12-31' }), 'borrowerDetails.birthDate'],
  ['[A-29] February 29 of 1900', borrower({ birthDate: '1900-02-29' }), 'borrowerDetails.birthDate'],
  ['half of a character', borrower({ firstName: 'Ada\ud83d' }), 'borrowerDetails.firstName'],
  ['a list', [], 'body'],
  ['nothing', {}, ...required],
  ...maxima.map(
    ([field, maximum, step, ...others]) =>
      [`more than ${maximum} as ${field}`, withLargest(field, maximum + step), field, ...others] as const,
  ),
];

for (const [title, request, ...fields] of refused) {
  test(`[A-85 A-163] ${title} is refused, field by field`, async () => {
    const response = await (await newcomer('lending-staff')).post('/api/loans', request);
    assert.equal(response.statusCode, 400, response.body);
    assert.deepEqual(fieldsOf(response).toSorted(), fields.toSorted(), response.body);
    assert.doesNotMatch(response.body, /000121234/);
  });
}

for (const [title, request] of [
  ['a Refinance', refinance],
  ['a pre-approval without a street', preApproval],
  ["the borrower's address", sameAddress],
  ['[A-13] a financed amount of nine characters', financed(1, 123_456.78, 123_457.78)],
  ['[L-4.5-09] a total whose cents are no binary fractions', financed(0.29, 0.01, 0.3)],
  ['[A-132] a birth date of 1900', borrower({ birthDate: '1900-01-01' })],
  ['[A-29] a birth date in a leap year', borrower({ birthDate: '2000-02-29' })],
  ['a name with a zero-width joiner', borrower({ firstName: '\u0646\u200c\u0627' })],
  ['a percentage typed without a price', { ...unpriced, downPaymentPercent: 3.5 }],
  ['an amount typed without a price', { ...unpriced, downPaymentAmount: 10_500 }],
  ['a typed percentage that the amount rounds', { ...oddPrice, downPaymentPercent: 33.333 }],
  ['a percentage calculated from the amount', { ...oddPrice, downPaymentPercent: 33.33 }],
  ...maxima.map(([field, maximum]) => [`${maximum} as ${field}`, withLargest(field, maximum)] as const),
] as const) {
  test(`[A-163] the server creates a loan from ${title}`, async () => {
    const response = await (await newcomer('lending-staff')).post('/api/loans', request);
    assert.equal(response.json<CreateLoanResponse>().status, 'success', response.body);
  });
}
