import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import { type ProblemCode, problems } from '../../../contracts/problems.ts';
import { loanRequest, newWorld, problemOf, signedIn } from '../../test/server.ts';
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

const { propertyAddress } = loanRequest;
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
