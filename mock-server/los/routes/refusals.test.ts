import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import { type ProblemCode, problems } from '../../../contracts/problems.ts';
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
import { worldOf } from '../../test/control.ts';

const dashboardOf = (id: number | string) => `/api/loans/${id}/dashboard`;
const select = (query: string) => `/Pipeline/Search/SelectLoanNewUi${query}`;
const selectTask = (account: number, task: number | string) =>
  `/Pipeline/Search/SelectQueueTaskNewUI?accountId=${account}&taskId=${task}`;
const account = '/api/navigation/account';
const switchProfile = '/api-administration/user/switch-profile';
const react = '/api/ai-service/react';
const liked = (trackingId: string) => ({ trackingId, reaction: 'Liked' });

const noLoan = (id: number | string) => `Loan ${id} was not found.`;
const noTask = (id: number) => `Loan 123409 has no task ${id} in any work queue.`;
const noForm = (field: string) => `${field}: does not have the documented form.`;
const accountForm = noForm('generalAccountId');
const noInstitution =
  "You don't have permission to create loans for this institution. Select another institution.";
const noOriginator =
  "You don't have permission to create loans for this originator at this institution. Select another originator.";
const noProfile =
  'You have no profile with this user id. Your profiles are in otherProfiles of the response of GET /api/navigation/user.';
const noAnswer = 'You have no answer of the assistant with this tracking id.';
const noMenu = 'There is no such menu. The menus are reports, delivery, resources, rates.';
const noBody = 'body: must not be sent: this operation has no body.';
const noReaction = 'reaction: must be one of "Liked", "Disliked".';
const noPermission = (what: string) =>
  `You don't have permission to ${what}. Ask your system administrator for access.`;
const oddAccount = `${account}/not%20an%20identifier`;

type Row = readonly [
  rule: string,
  persona: PersonaId,
  url: string,
  code: ProblemCode,
  detail: string,
  body?: object,
];

/** What the operations of the product refuse, with its problem. */
const table: readonly Row[] = [
  ['A-157', 'processor', dashboardOf(1), 'account-not-found', noLoan(1)],
  ['A-157', 'processor', dashboardOf(9_999_999_999), 'account-not-found', noLoan('9999999999')],
  ['A-157', 'processor', `${account}/NONE`, 'account-not-found', 'Application NONE was not found.'],
  ['L-4.7-02', 'processor', `${account}/by-id/9`, 'account-not-found', noLoan(9)],
  ['A-157', 'processor', select('?accountId=2'), 'account-not-found', noLoan(2)],
  ['A-157', 'closing', '/api/navigation/user/imageflow-access/3', 'account-not-found', noLoan(3)],
  ['S-7-22', 'closing', '/api/navigation/menu/loan/1', 'account-not-found', noLoan(1)],
  ['S-7-18', 'closing', '/api/navigation/menu/loans', 'menu-not-found', noMenu],
  ...['0', '-1', 'abc', '1e3'].map(
    (id): Row => ['A-157', 'processor', dashboardOf(id), 'invalid-request', accountForm],
  ),
  ['A-157', 'processor', oddAccount, 'invalid-request', noForm('applicationIdentifier')],
  ['A-157', 'processor', select(''), 'invalid-request', 'accountId: is required.'],
  ['A-157', 'processor', select('?accountId='), 'invalid-request', noForm('accountId')],
  ['A-157', 'processor', select('?accountId=1&accountId=2'), 'invalid-request', 'accountId: must be string.'],
  ['A-157', 'processor', select('?accountId=1&x=1'), 'invalid-request', 'x: is not a documented field.'],
  ['A-155', 'processor', selectTask(123_409, 70_103), 'task-not-found', noTask(70_103)],
  ['A-155', 'processor', selectTask(123_409, 1), 'task-not-found', noTask(1)],
  ['A-155', 'processor', selectTask(1, 70_108), 'account-not-found', noLoan(1)],
  ['A-155', 'processor', selectTask(123_409, 'x'), 'invalid-request', noForm('taskId')],
  ['L-6-02', 'single-institution', '/api/loans/originators/101', 'institution-not-found', noInstitution],
  ['L-6-03', 'single-institution', '/api/loans/products/306/103', 'originator-not-found', noOriginator],
  ['S-7-16', 'no-licensed-states', '/api/loans/products/308/105', 'originator-not-found', noOriginator],
  // The paths of products and licenses have the originator before the institution.
  ['L-7-11', 'lending-staff', '/api/loans/products/102/304', 'institution-not-found', noInstitution],
  ['L-7-12', 'lending-staff', '/api/loans/licenses/102/304', 'institution-not-found', noInstitution],
  ['S-7-05', 'administrator', '/login/InitializeEnterpriseLos', 'invalid-request', noBody, { any: 'thing' }],
  [
    'S-9-07',
    'closing',
    '/api/ai-service/request',
    'invalid-request',
    'prompt: must NOT have fewer than 5 characters.',
    { prompt: 'abcd' },
  ],
  ...['liked', 'Loved', ''].map(
    (reaction): Row => [
      'S-7-12',
      'closing',
      react,
      'invalid-request',
      noReaction,
      { ...liked('answer-000001'), reaction },
    ],
  ),
  ...['answer-000099', 'answer-1', 'anything'].map(
    (id): Row => ['S-7-11', 'closing', react, 'answer-not-found', noAnswer, liked(id)],
  ),
  // The profile 209 belongs to another user.
  ...[209, 999].map(
    (newUserId): Row => [
      'S-4.1-18',
      'several-profiles',
      switchProfile,
      'profile-not-found',
      noProfile,
      { newUserId },
    ],
  ),
  [
    'S-4.1-18',
    'several-profiles',
    switchProfile,
    'invalid-request',
    'newUserId: must be a whole number from 1 to 2147483647.',
    { newUserId: '221' },
  ],
  ['A-80', 'lead-only', '/api/loans', 'feature-missing', noPermission('create loans'), loanRequest],
  ['A-80', 'no-create-features', '/api/loans', 'feature-missing', noPermission('create loans'), loanRequest],
  ['A-80', 'administrator', '/api/loans', 'feature-missing', noPermission('create loans'), loanRequest],
  [
    'A-80',
    'processor',
    '/api/loans',
    'feature-missing',
    noPermission('create leads'),
    { ...loanRequest, isLead: true },
  ],
  [
    'L-3.7-07',
    'originator',
    '/api/loans',
    'feature-missing',
    noPermission('choose the origination type'),
    { ...loanRequest, loanOriginationType: 'Wholesale' },
  ],
  [
    'A-80',
    'originator',
    '/api/loans',
    'feature-missing',
    noPermission('create employee loans'),
    { ...loanRequest, isEmployeeLoan: true },
  ],
];

for (const [rule, persona, url, code, detail, body] of table) {
  const sent = body === undefined ? '' : ` with ${JSON.stringify(body).slice(0, 60)}`;
  test(`[${rule}] ${url}${sent} is refused for ${persona} as ${code}`, async () => {
    const { app } = await commonServer();
    const world = await newWorld(app, { clock: { now: '2026-03-04T05:06:07Z' } });
    const before = await worldOf(app, world);
    const user = await signedIn(app, persona, world);
    const response = await (body === undefined ? user.get(url) : user.post(url, body));
    assert.deepEqual(
      [response.statusCode, problemOf(response).code, problemOf(response).detail],
      [problems[code].status, code, detail],
    );
    assert.deepEqual(await worldOf(app, world), before);
  });
}

const { propertyAddress, borrowerDetails } = loanRequest;
const noPair = "You don't have access to this institution and originator. Select them again.";
const noProduct =
  "Marrowbrook Home Lending doesn't offer this product through this originator. Select another product.";
const noLicense =
  "Marrowbrook Home Lending and this originator aren't licensed in VT. Select another property state.";

for (const [persona, change, errorMessage] of [
  ['lending-staff', { institutionId: 999 }, noPair],
  ['lending-staff', { originatorUserId: 305 }, noPair],
  ['lending-staff', { productId: 505 }, noProduct],
  ['lending-staff', { propertyAddress: { ...propertyAddress, state: 'VT' } }, noLicense],
  ['single-institution', {}, noPair],
] as const) {
  test(`[L-3.5-01 L-3.5-02] a choice that ${persona} is not offered, ${JSON.stringify(change)}, is refused with a message`, async () => {
    const response = await (await newcomer(persona)).post('/api/loans', { ...loanRequest, ...change });
    assert.equal(response.statusCode, 200);
    assert.deepEqual(response.json(), { status: 'error', errorMessage, newApplyId: null });
  });
}

test('[L-3.7-07 A-80] the default origination type, and each type and an employee loan with their features, create a loan', async () => {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const staff = await signedIn(app, 'lending-staff', world);
  for (const [user, change] of [
    [await signedIn(app, 'originator', world), { loanOriginationType: 'Retail' }],
    [await signedIn(app, 'originator', world), { loanOriginationType: null }],
    [staff, { loanOriginationType: 'Wholesale' }],
    [staff, { isEmployeeLoan: true }],
  ] as const) {
    const created = await user.post('/api/loans', { ...loanRequest, ...change });
    assert.equal(created.json<CreateLoanResponse>().status, 'success', created.body);
  }
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

for (const [title, request, ...fields] of [
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
  [
    'a co-borrower born before 1900',
    coBorrower({ birthDate: '1899-12-31' }),
    'coBorrowerDetails.birthDate',
  ],
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
] as const) {
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
] as const) {
  test(`[A-163] the server creates a loan from ${title}`, async () => {
    const response = await (await newcomer('lending-staff')).post('/api/loans', request);
    assert.equal(response.json<CreateLoanResponse>().status, 'success', response.body);
  });
}
