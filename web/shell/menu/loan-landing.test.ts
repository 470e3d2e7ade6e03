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

test('[S-4.2-09 S-4.2-38] a lead starts on its summary, a task of two queues on its work order, any other loan on its dashboard', () => {
  for (const type of [null, ...workQueueTypes]) {
    assert.equal(landing(false, type, null), 'Dashboard');
    assert.equal(landing(true, type, 7), 'LeadSummary');
    assert.equal(landing(true, type, null), 'LeadSummary');
    const hasOrders = type === 'LoanOpener' || type === 'Processor';
    assert.equal(landing(false, type, 7), hasOrders ? 'WorkOrder' : 'Dashboard');
  }
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
