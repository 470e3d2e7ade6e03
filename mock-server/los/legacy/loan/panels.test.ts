import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../../../contracts/operations/dashboard.ts';
import { commonServer } from '../../../test/common-server.ts';
import { usd } from '../page/format.ts';
import { factsOf, messagesOf, rowsOf, textOf, worldOf } from '../../../test/legacy.ts';

const { app, store } = await commonServer();
const world = await worldOf(app, 'lending-staff');

const panels = [
  ['S-4.2-28', 'ComplianceAlerts', 'complianceAlerts'],
  ['S-4.2-27', 'ApplicationCriteria', 'applicationCriteria'],
  ['S-4.2-29', 'LoanSummary', 'loanSummary'],
] as const;

for (const [rule, name, panel] of panels) {
  test(`[${rule}] ${name} has a button that closes its panel`, async () => {
    const { body } = await world.open(name, { accountId: 123_404 });
    assert.deepEqual(messagesOf(body), [{ type: 'closePanel', panel }]);
  });
}

test('[S-7-24] application criteria say which items have been received', async () => {
  const { body } = await world.open('ApplicationCriteria', { accountId: 123_413 });
  assert.match(body, /5 of 6 received/);
  assert.match(body, /<li class="open">Monthly income<span class="unseen">: missing</);
  assert.deepEqual(
    [...body.matchAll(/<li class="(done|open)">([^<]*)/g)].map(([, state, label]) => [label, state]),
    [
      ['Name', 'done'],
      ['Monthly income', 'open'],
      ['Tax identifier', 'done'],
      ['Property address', 'done'],
      ['Value of property', 'done'],
      ['Loan amount', 'done'],
    ],
  );
  assert.match((await world.open('ApplicationCriteria', { accountId: 123_415 })).body, /entered manually/);
});

test('[S-7-25] the summary has the expiration of a lock, past or not', async () => {
  const lockOf = async (accountId: number) =>
    factsOf((await world.open('LoanSummary', { accountId })).body)['Lock']?.replace(/[\d/]+/, 'a day');
  assert.equal(await lockOf(123_404), 'Locked, expiration a day');
  assert.equal(await lockOf(123_406), 'Lock Expired, expiration a day');
  assert.equal(await lockOf(123_410), 'Not Locked');
});

test('[S-7-25] the summary shows loan, borrowers and notes', async () => {
  const facts = factsOf((await world.open('LoanSummary', { accountId: 123_401 })).body);
  assert.equal(
    facts['Borrowers'],
    'Amelia Thornquist, Rafael Thornquist, Ingeborg Thornquist, Mateus Calder',
  );
  assert.equal(facts['Loan amount'], '$412,500.00');
  const { loanDetails } = JSON.parse(
    (await store.in(world.id).loans.dashboardJson(123_401)) ?? '',
  ) as LoanDashboard;
  assert.notEqual(loanDetails.salesPrice, loanDetails.appraisedValue);
  assert.equal(facts['Sales price'], String(usd(loanDetails.salesPrice)));
  assert.equal(facts['Appraised value'], String(usd(loanDetails.appraisedValue)));
  assert.equal(facts['Notes'], '4');
  assert.equal(facts['Compliance'], 'No findings');
  assert.equal(facts['LTV'], '75%');
});

test('[S-6-14] the summary counts only the shared notes for an originator', async () => {
  const originator = await worldOf(app, 'originator');
  const { body } = await originator.open('LoanSummary', { accountId: 123_401 });
  assert.equal(factsOf(body)['Notes'], '2');
});

test('[S-7-27] a vendor is selected for the loan that the page was opened for', async () => {
  const query = { accountId: 123_404 };
  const { body } = await world.open('VendorSelect', query);
  assert.match(textOf(body), /Casimir Dombrowski[^]*No vendor selected\./);
  assert.deepEqual(messagesOf(body), [{ type: 'closeDialog' }]);
  for (const [vendor, name] of [
    ['title', 'Keystone Lantern Title (title)'],
    ['flood', 'Highwater Determinations (flood)'],
  ] as const) {
    const sent = await world.send('VendorSelect', query, { vendor });
    assert.equal(sent.statusCode, 303);
    assert.equal(sent.headers.location, '/Search/VendorSelectNewUI?accountId=123404');
    assert.ok(textOf((await world.open('VendorSelect', query)).body).includes(`${name} is selected.`));
  }
  assert.match((await world.open('VendorSelect', { accountId: 123_401 })).body, /No vendor selected/);
  const other = await worldOf(app, 'lending-staff');
  assert.match((await other.open('VendorSelect', query)).body, /No vendor selected/);
});

test('[S-7-27] an unknown vendor is not selected, and a reset of the world deletes the selection', async () => {
  const query = { accountId: 123_404 };
  const here = await worldOf(app, 'lending-staff');
  const unknown = await here.send('VendorSelect', query, { vendor: 'nobody' });
  assert.equal(unknown.statusCode, 400);
  assert.match(unknown.body, /Select a vendor from the list\./);
  await here.send('VendorSelect', query, { vendor: 'title' });
  await app.inject({ method: 'POST', url: `/mock/worlds/${here.id}/reset` });
  assert.match((await here.open('VendorSelect', query)).body, /No vendor selected/);
});

test('[S-2.4-42] the history of a lock is listed, and a loan without a lock has no history', async () => {
  const { body } = await world.open('lock-history', { accountId: 123_406 });
  assert.deepEqual(
    rowsOf(body).map(([, what]) => what?.replace(/ until .*/, '')),
    ['Lock Expired', 'Locked', 'Lock requested'],
  );
  assert.match((await world.open('lock-history', { accountId: 123_410 })).body, /been locked\./);
});

test('[L-4.10-08] an underwriting report shows findings, the error of the run, or that there was no run', async () => {
  const report = async (accountId: number, type: number) =>
    (await world.open('DesktopUnderwriterReport', { accountId, type, print: 'true' })).body;
  const found = await report(123_401, 2);
  assert.match(found, /Desktop Underwriter: Approve\/Eligible/);
  assert.match(found, /data-prints/);
  const failed = await report(123_407, 3);
  assert.match(failed, /No findings were returned/);
  assert.equal(failed.includes('data-prints'), false);
  assert.match(await report(123_410, 2), /been submitted to Desktop Underwriter\./);
  const advisor = await world.open('LoanProductAdvisorReport', { accountId: 123_411, type: 0 });
  assert.match(advisor.body, /Loan Product Advisor: Error: incomplete submission/);
});

test('[S-2.1-10 L-2.1-22] a work order belongs to its loan, shows phone numbers, and links to loan and queue', async () => {
  const response = await world.open('WorkOrderTask', { accountId: 123_410, taskId: 70_109 });
  assert.equal(factsOf(response.body)['Queue'], 'Processing');
  assert.equal(factsOf(response.body)['Borrower’s email'], 'jasper.iwu@example.com');
  const query = { accountId: '123410' };
  assert.deepEqual(messagesOf(response.body), [
    { type: 'openPopup', page: 'ViewNotes', query },
    { type: 'openPopup', page: 'ImageFlow', query },
    { type: 'navigate', route: '/dashboard' },
    { type: 'navigate', route: '/lf/processor-queue' },
  ]);
});
