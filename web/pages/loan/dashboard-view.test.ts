import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../../contracts/operations/dashboard.ts';
import { borrowerFixture, dashboardFixture } from './dashboard-fixture.ts';
import { dashboardView } from './dashboard-view.ts';

const panel = (loan: LoanDashboard, heading: string) =>
  dashboardView(loan).panels.find((candidate) => candidate.heading === heading);

/** Returns label and value of each line in one block of a panel. */
const lines = (loan: LoanDashboard, heading: string, index = 0) =>
  panel(loan, heading)?.blocks[index]?.lines.map(({ label, value }) => [label, value]);

const withDetails = (changes: Partial<LoanDashboard['loanDetails']>): LoanDashboard => ({
  ...dashboardFixture,
  loanDetails: { ...dashboardFixture.loanDetails, ...changes },
});

const detail = (changes: Partial<LoanDashboard['loanDetails']>, label: string) =>
  lines(withDetails(changes), 'Loan Details')?.find(([name]) => name === label)?.[1];

const labels = (heading: string) => lines(dashboardFixture, heading)?.map(([label]) => label);

test('Loan Details has its lines in the order of the document', () => {
  assert.deepEqual(labels('Loan Details'), [
    'Final',
    'Loan Amount',
    'Loan Purpose',
    'Institution',
    'Loan Status',
    'Appraised Value',
    'Sales Price',
    'Product Code',
    'Rate',
    'APR',
    'P & I',
    'PITI',
    'Lock Status',
    'Lock Expiration',
    'Cash To Close',
    'Closing Date',
    'Origination Type',
    'Property Address',
    'AU Status',
    'AU Status',
  ]);
});

test('the facts that decide repeat lines of Loan Details; a missing value has no words', () => {
  const { facts } = dashboardView(withDetails({ lockStatus: null, lockExpiration: null }));
  assert.deepEqual(facts, [
    { label: 'Loan Status', value: 'Processing', detail: 'Harbor Mutual' },
    { label: 'Loan Amount', value: '$386,650.00', detail: 'Purchase' },
    { label: 'Rate', value: '6.125%', detail: 'CF30' },
    { label: 'Lock Status', value: '', detail: '' },
    { label: 'Closing Date', value: '03/12/2026', detail: 'Cash to close $24,118.66' },
  ]);
});

test('[L-2.3-28 L-2.3-29] an expired lock shows its status and its end', () => {
  assert.equal(detail({ lockStatus: 'Lock Expired' }, 'Lock Status'), 'Lock Expired');
  assert.equal(detail({ lockStatus: 'Lock Expired' }, 'Lock Expiration'), '03/15/2026');
  const lock = { label: 'Lock Status', value: 'Lock Expired', detail: 'Expiration 03/15/2026' };
  assert.deepEqual(dashboardView(withDetails({ lockStatus: 'Lock Expired' })).facts[3], lock);
});

test('[L-2.3-41] a missing email or phone is blank, and shows no other contact', () => {
  const contacts = {
    emailAddress: 'Email',
    homePhone: 'Home Phone',
    workPhone: 'Work Phone',
    cellPhone: 'Cell Phone',
  };
  for (const [field, label] of Object.entries(contacts)) {
    const primaryBorrower = { ...borrowerFixture, workPhone: '2075550151', [field]: null };
    const line = lines({ ...dashboardFixture, primaryBorrower }, 'Borrower Information')?.find(
      ([name]) => name === label,
    );
    assert.deepEqual(line, [label, '']);
  }
});

test('Borrower Information has its lines in the order of the document', () => {
  assert.deepEqual(labels('Borrower Information'), [
    'Name',
    'Credit Score',
    'Email',
    'Home Phone',
    'Work Phone',
    'Cell Phone',
    'Address',
  ]);
});

test('[L-2.3-47] a role of white space counts as missing', () => {
  const assignedUsers = [{ firstName: 'Kim', lastName: 'Okafor', roleDescription: ' ' }];
  assert.deepEqual(lines({ ...dashboardFixture, assignedUsers }, 'Assigned To'), [
    ['Assigned User', 'Kim Okafor'],
  ]);
});
