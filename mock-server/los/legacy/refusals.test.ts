import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LegacyPageName } from '../../../contracts/api/legacy.ts';
import type { PersonaId } from '../../../contracts/api/personas.ts';
import { commonServer } from '../../test/common-server.ts';
import { control } from '../../test/control.ts';
import { messagesOf, rowsOf, textOf, worldOf } from '../../test/legacy.ts';
import { personas } from '../seeds/personas.ts';

const { app, store } = await commonServer();

type Row = readonly [
  rule: string,
  persona: PersonaId,
  page: LegacyPageName,
  query: Readonly<Record<string, string | number>>,
  status: number,
  text: string,
];

const pair = { institutionId: 101, originatorUserId: 302 };
const foreignPair = { institutionId: 103, originatorUserId: 302 };
const without = (what: string) =>
  `Not Available to You Your profile doesn't include ${what}. Ask your administrator for access.`;
const noLoan =
  "Loan Not Found We couldn't tell which loan to open. Open a loan from a pipeline or work queue.";
const unknownLoan = (id: number) =>
  `Loan Not Found We couldn't find loan ${id}. Open a loan from a pipeline or work queue.`;
const noTask = "Task Not Found We couldn't find this task. Open the loan from its work queue.";
const noId = 'accountId must be the number of an account.';
const noItem = 'item must be the name of a menu item.';
const noLoanOfItem = "We couldn't find this loan. Open a loan from a pipeline or work queue.";
const forAdministrators = 'This page is for administrators. Back to the start page';
const notOffered =
  "Not Available You don't have access to this institution and originator. Select others in the Create Loan dialog.";
const noPair =
  'Choose an Institution First Select an institution and an originator in the Create Loan dialog.';

/** What each page refuses: a user who may not open it, and an address that names nothing. */
const table: readonly Row[] = [
  ['S-2.1-26', 'delegated-administrator', 'AdminHome', {}, 403, forAdministrators],
  ['S-2.1-26', 'delegated-administrator', 'AdminHomeSupport', {}, 403, forAdministrators],
  ['S-2.1-29', 'administrator', 'AdminHomeSupport', {}, 403, without('the support administration')],
  ['S-6-18', 'lending-staff', 'DelegatedAdminUsers', {}, 403, without('managing user accounts')],
  ['S-6-18', 'lending-staff', 'DelegatedAdminInstitution', {}, 403, without('managing institutions')],
  [
    'S-6-22',
    'originator',
    'ImageFlow',
    { accountId: 123_409 },
    403,
    'Image Flow Access Denied Loan 1000123409 belongs to another originator. You can only open images for your own loans.',
  ],
  [
    'S-6-22',
    'no-create-features',
    'ImageFlow',
    { accountId: 123_404 },
    403,
    'Image Flow Access Denied The Quality Control group can view loans but not images. Ask your system administrator for access.',
  ],
  [
    'S-6-22',
    'underwriter',
    'ImageFlow',
    { accountId: 123_417 },
    403,
    "No Images Yet A lead doesn't have images. You can add images after it becomes a loan.",
  ],
  ['S-6-24', 'no-create-features', 'AddNote', { accountId: 123_401 }, 403, without('adding notes')],
  ['S-7-26', 'funding', 'TaskQueueDashboard', {}, 403, without('the work-queue dashboard')],
  ['S-6-08', 'processor', 'OptimalBlueSearch', {}, 403, without('Optimal Blue Search')],
  // This user has the Optimal Blue pipeline.
  [
    'S-6-08',
    'single-institution',
    'OptimalBlueSearch',
    { lockDays: 30 },
    403,
    without('Optimal Blue Search'),
  ],
  ['S-6-05', 'lead-only', 'import-loan', {}, 403, without('importing loans')],
  ['S-6-05', 'lead-only', 'register-loan', pair, 403, without('registering loans')],
  ['S-6-05', 'lead-only', 'quick-lock', pair, 403, without('quick locks')],
  ['S-6-05', 'lead-only', 'scenario-pricer', pair, 403, without('the scenario pricer')],
  ['S-6-05', 'lead-only', 'optimal-blue-pipeline', {}, 403, without('the Optimal Blue pipeline')],
  ...(['register-loan', 'quick-lock', 'scenario-pricer'] as const).flatMap((page): Row[] => [
    ['L-6-02', 'lending-staff', page, foreignPair, 404, notOffered],
    ['L-6-02', 'lending-staff', page, {}, 400, noPair],
  ]),
  ['C-03', 'processor', 'SelectLoan', { accountId: '' }, 400, noId],
  ['C-03', 'processor', 'SelectLoan', { accountId: '0' }, 400, noId],
  ['C-03', 'processor', 'SelectLoan', { accountId: '-1' }, 400, noId],
  ['C-03', 'processor', 'SelectLoan', { accountId: '1e3' }, 400, noId],
  ['C-03', 'processor', 'SelectLoan', { accountId: '<script>' }, 400, noId],
  ['C-03', 'processor', 'SelectLoan', { accountId: '2147483647' }, 404, 'Loan 2147483647 was not found.'],
  [
    'A-155',
    'processor',
    'SelectQueueTask',
    { accountId: 123_411, taskId: 70_109 },
    404,
    'Loan 123411 has no task 70109.',
  ],
  [
    'A-155',
    'processor',
    'SelectQueueTask',
    { accountId: 123_410, taskId: 'x' },
    400,
    'accountId and taskId must be numbers.',
  ],
  ...['', '1', '70108', 'x'].map(
    (taskId): Row => ['A-155', 'processor', 'WorkOrderTask', { accountId: 123_410, taskId }, 404, noTask],
  ),
  ['S-7-25', 'lending-staff', 'LoanSummary', { accountId: 7 }, 404, unknownLoan(7)],
  ['S-7-25', 'lending-staff', 'LoanSummary', { accountId: 'x' }, 400, noLoan],
  ['S-7-27', 'lending-staff', 'VendorSelect', { accountId: 1 }, 404, unknownLoan(1)],
  ['S-2.4-40', 'lending-staff', 'menu-item', {}, 400, noItem],
  ['S-2.4-40', 'lending-staff', 'menu-item', { item: '<script>' }, 400, noItem],
  ['S-2.4-40', 'lending-staff', 'menu-item', { item: 'note', accountId: 1 }, 404, noLoanOfItem],
  ['S-2.4-40', 'lending-staff', 'menu-item', { item: 'note', accountId: 'x' }, 404, noLoanOfItem],
];

/** Returns what a page reads below its title. */
const noticeOn = (body: string): string =>
  textOf(body.slice(body.indexOf('</h1>'), body.indexOf('</main>')).replaceAll(/<\/h2>|<\/h1>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

for (const [rule, persona, page, query, status, text] of table) {
  test(`[${rule}] ${page} ${JSON.stringify(query)} is refused for ${persona} with ${status}`, async () => {
    const world = await worldOf(app, persona);
    const { statusCode, body } = await world.open(page, query);
    assert.deepEqual([statusCode, noticeOn(body)], [status, text]);
    assert.deepEqual(rowsOf(body), []);
    const objectId = personas.find(({ id }) => id === persona)?.objectId ?? '';
    assert.equal(await store.in(world.id).sessions.selectedLoan(objectId), null);
  });
}

test('[S-7-25] a page about the open loan needs no account id, but one whose address must name a loan does', async () => {
  const world = await worldOf(app, 'lending-staff');
  const none = await world.open('LoanSummary');
  assert.deepEqual(
    [none.statusCode, noticeOn(none.body)],
    [404, 'No Loan Is Open Open a loan from a pipeline or work queue first.'],
  );
  await world.open('SelectLoan', { accountId: 123_404 });
  assert.match((await world.open('LoanSummary')).body, /1000123404 Casimir Dombrowski/);
  for (const [page, query] of [
    ['lock-history', {}],
    ['WorkOrderTask', { taskId: 70_109 }],
  ] as const) {
    const { statusCode, body } = await world.open(page, query);
    assert.deepEqual([statusCode, noticeOn(body)], [400, noLoan]);
  }
});

test('[A-118 S-2.1-30] without a designated support user, no administrator may open the support home', async () => {
  const support = await worldOf(app, 'administrator-support');
  await control(app, 'PATCH', support.id, { settings: { supportObjectId: '' } });
  const { statusCode, body } = await support.open('AdminHomeSupport');
  assert.deepEqual([statusCode, noticeOn(body)], [403, without('the support administration')]);
  assert.equal((await support.open('AdminHome')).statusCode, 200);
});

test('[S-6-21] a user with permission sees the images of a loan', async () => {
  const open = async (persona: PersonaId, accountId: number) =>
    rowsOf((await (await worldOf(app, persona)).open('ImageFlow', { accountId })).body).length;
  assert.deepEqual([await open('underwriter', 123_404), await open('originator', 123_410)], [11, 4]);
});

test('[L-6-02] pages accept an institution and originator that are offered to the user', async () => {
  const world = await worldOf(app, 'lending-staff');
  for (const page of ['register-loan', 'quick-lock', 'scenario-pricer'] as const) {
    const { body } = await world.open(page, pair);
    assert.match(textOf(body), /Institution\s*Marrowbrook Home Lending\s*Originator\s*Mateo Alvarado/, page);
    assert.deepEqual(messagesOf(body).slice(-2), [
      { type: 'navigate', route: '/new-loan' },
      { type: 'navigate', route: '/lf/loan-pipeline' },
    ]);
  }
});
