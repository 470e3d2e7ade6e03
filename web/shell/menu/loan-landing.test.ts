import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workQueueTypes } from '../../../contracts/api/options.ts';
import { accountFixture } from '../../session/fixtures.ts';
import { paths } from '../../shared/routes/paths.ts';
import { loanAddressOf, loanLandingOf } from './loan-landing.ts';

const landing = (
  isLead: boolean,
  workQueueType: (typeof workQueueTypes)[number] | null,
  taskId: number | null,
) => loanLandingOf({ isLead }, { workQueueType }, taskId);

test('[S-4.2-07 S-2.1-13] a loan starts on its dashboard, except with a task of a loan opener or processor', () => {
  for (const type of [null, ...workQueueTypes]) assert.equal(landing(false, type, null), 'Dashboard');
  for (const type of [null, 'Closing', 'Funding', 'Underwriter'] as const) {
    assert.equal(landing(false, type, 7), 'Dashboard');
  }
});

test('[S-4.2-08] a task of a loan opener or processor starts on its work order', () => {
  assert.equal(landing(false, 'LoanOpener', 7), 'WorkOrder');
  assert.equal(landing(false, 'Processor', 7), 'WorkOrder');
});

test('[S-4.2-09 S-4.2-38 L-4.7-07] a lead starts on its summary in any case', () => {
  assert.equal(landing(true, null, null), 'LeadSummary');
  assert.equal(landing(true, 'Processor', 7), 'LeadSummary');
});

test('[A-186] a link to a page of the open loan has the address that opens the loan in any tab', () => {
  const account = accountFixture();
  const { generalAccountId, applicationIdentifier } = account;
  const ofLoan = paths.dashboardOf(applicationIdentifier);
  for (const [path, taskId, wanted] of [
    [paths.dashboard, null, ofLoan],
    [paths.dashboard, 7, ofLoan],
    [paths.leadSummary, null, ofLoan],
    [paths.workQueue, 7, paths.dashboardTask(generalAccountId, 7)],
    [paths.workQueue, null, ofLoan],
    ['/lf/ViewNotes?accountId=1', null, '/lf/ViewNotes?accountId=1'],
  ] as const) {
    assert.equal(loanAddressOf(path, account, taskId), wanted, path);
  }
  assert.equal(loanAddressOf(paths.dashboard, null, null), paths.dashboard);
});
