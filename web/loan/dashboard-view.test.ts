import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoanDashboard } from '../../contracts/operations/loan.ts';
import { dashboardView } from './dashboard-view.ts';
import { borrowerFixture, dashboardFixture } from './dashboard-fixture.ts';

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

const headings = (loan: LoanDashboard) => dashboardView(loan).panels.map(({ heading }) => heading);
const opened = (loan: LoanDashboard) =>
  dashboardView(loan)
    .panels.filter(({ isOpen }) => isOpen)
    .map(({ heading }) => heading);

const automated = { ...dashboardFixture, enableApplicationDateAutomation: true };

test('[L-2.3-01] the title is the loan number and the borrower', () => {
  assert.equal(dashboardView(dashboardFixture).title, '1000123 Ann Smith');
});

test('[L-2.3-05 L-2.3-53] with application date automation the panels are five, in their order', () => {
  assert.deepEqual(headings(automated), [
    'Application Date',
    'Loan Details',
    'Borrower Information',
    'Assigned To',
    'Ratios',
  ]);
});

test('[L-2.3-06 L-2.3-53] without it there is no Application Date panel', () => {
  assert.deepEqual(headings(dashboardFixture), [
    'Loan Details',
    'Borrower Information',
    'Assigned To',
    'Ratios',
  ]);
});

test('[L-2.3-03] the first two of the panels shown are open', () => {
  assert.deepEqual(opened(automated), ['Application Date', 'Loan Details']);
  assert.deepEqual(opened(dashboardFixture), ['Loan Details', 'Borrower Information']);
});

const checks = [
  ['L-2.3-08', 'hasName', 'Name'],
  ['L-2.3-09', 'hasMonthlyIncome', 'Monthly Income'],
  ['L-2.3-10', 'hasSocialSecurityNumber', 'Tax ID'],
  ['L-2.3-11', 'hasPropertyAddress', 'Property Address'],
  ['L-2.3-12', 'hasValueOfProperty', 'Value of Property'],
  ['L-2.3-13', 'hasLoanAmount', 'Loan Amount'],
] as const;

for (const [rule, flag, label] of checks) {
  test(`[${rule}] only ${flag} checks "${label}"`, () => {
    const none = Object.fromEntries(checks.map(([, name]) => [name, false])) as Record<
      (typeof checks)[number][1],
      boolean
    >;
    const applicationCriteria = { ...none, [flag]: true, applicationDate: '2026-01-05' };
    const checked = lines({ ...automated, applicationCriteria }, 'Application Date')?.filter(
      ([, value]) => value === 'Complete',
    );
    assert.deepEqual(checked, [[label, 'Complete']]);
  });
}

test('[L-2.3-07] the Application Date panel starts with the date, also if a criterion is missing', () => {
  for (const hasLoanAmount of [true, false]) {
    const applicationCriteria = { ...automated.applicationCriteria, hasLoanAmount };
    const [first] = lines({ ...automated, applicationCriteria }, 'Application Date') ?? [];
    assert.deepEqual(first, ['Application Date', '01/05/2026']);
  }
});

const loanDetails: readonly (readonly [rules: string, label: string, value: string])[] = [
  ['L-2.3-14', 'Final', '03/02/2026'],
  ['L-2.3-16 L-2.3-36', 'Loan Amount', '$386,650.00'],
  ['L-2.3-17', 'Loan Purpose', 'Purchase'],
  ['L-2.3-18', 'Institution', 'Harbor Mutual'],
  ['L-2.3-19', 'Loan Status', 'Processing'],
  ['L-2.3-20 L-2.3-36', 'Appraised Value', '$410,000.00'],
  ['L-2.3-21 L-2.3-36', 'Sales Price', '$400,000.00'],
  ['L-2.3-22', 'Product Code', 'CF30'],
  ['L-2.3-23', 'Rate', '6.125%'],
  ['L-2.3-24', 'APR', '6.318%'],
  ['L-2.3-26 L-2.3-36', 'P & I', '$2,349.31'],
  ['L-2.3-27 L-2.3-36', 'PITI', '$2,987.04'],
  ['L-2.3-28', 'Lock Status', 'Locked'],
  ['L-2.3-29', 'Lock Expiration', '03/15/2026'],
  ['L-2.3-30 L-2.3-36', 'Cash To Close', '$24,118.66'],
  ['L-2.3-31', 'Closing Date', '03/12/2026'],
  ['L-2.3-32', 'Origination Type', 'Retail'],
  ['L-2.3-33', 'Property Address', '12 Elm Street, Portland, ME 04101'],
];

for (const [rules, label, value] of loanDetails) {
  test(`[${rules}] Loan Details: "${label}" is ${value}`, () => {
    assert.equal(detail({}, label), value);
  });
}

test('[L-2.3-34 L-2.3-35] each underwriting result has an AU Status line of service and status', () => {
  assert.deepEqual(
    lines(dashboardFixture, 'Loan Details')?.filter(([label]) => label === 'AU Status'),
    [
      ['AU Status', 'Desktop Underwriter: Approve/Eligible'],
      ['AU Status', 'Loan Product Advisor: Accept'],
    ],
  );
});

test('Loan Details has its lines in the order of the document', () => {
  const labels = lines(dashboardFixture, 'Loan Details')?.map(([label]) => label);
  assert.deepEqual(labels, [...loanDetails.map(([, label]) => label), 'AU Status', 'AU Status']);
});

test('[L-2.3-15] a loan without a final date reads "Not Finaled"', () => {
  assert.equal(detail({ final: null }, 'Final'), 'Not Finaled');
});

test('[L-2.3-37] missing values are blank, real zeros are not', () => {
  assert.equal(detail({ cashToClose: null }, 'Cash To Close'), '');
  assert.equal(detail({ cashToClose: 0 }, 'Cash To Close'), '$0.00');
  assert.equal(detail({ closingDate: null }, 'Closing Date'), '');
  assert.equal(detail({ rate: null }, 'Rate'), '');
  assert.equal(detail({ productCode: null }, 'Product Code'), '');
});

test('[L-2.3-28 L-2.3-29] an expired lock shows its status and its end', () => {
  assert.equal(detail({ lockStatus: 'Expired' }, 'Lock Status'), 'Expired');
  assert.equal(detail({ lockStatus: 'Expired' }, 'Lock Expiration'), '03/15/2026');
});

test('[L-3.1-11 L-2.3-17] a pre-approval is marked on the purpose line', () => {
  assert.equal(detail({ isPreapproval: true }, 'Loan Purpose'), 'Purchase (Pre-Approval)');
  assert.equal(detail({ isPreapproval: true, loanPurpose: null }, 'Loan Purpose'), 'Pre-Approval');
});

test('[L-2.3-34] without underwriting results there is no AU Status line', () => {
  const labels = lines(withDetails({ underwritingStatusResults: [] }), 'Loan Details')?.map(
    ([label]) => label,
  );
  assert.equal(labels?.includes('AU Status'), false);
  assert.equal(labels?.length, 18);
});

const borrowerInformation: readonly (readonly [rules: string, label: string, value: string])[] = [
  ['L-2.3-38 L-3.2-01', 'Name', 'Ann Marie Smith'],
  ['L-2.3-39', 'Credit Score', '742'],
  ['L-2.3-41 L-3.2-03', 'Email', 'ann.smith@example.com'],
  ['L-2.3-41 L-3.2-03', 'Home Phone', '(207) 555-0148'],
  ['L-2.3-41 L-3.2-03', 'Work Phone', ''],
  ['L-2.3-41 L-3.2-03', 'Cell Phone', '(207) 555-0163'],
  ['L-2.3-42 L-3.2-04', 'Address', '4 Cove Road Apt 2, Portland, ME 04102-1188'],
];

for (const [rules, label, value] of borrowerInformation) {
  test(`[${rules}] Borrower Information: "${label}" is "${value}"`, () => {
    const line = lines(dashboardFixture, 'Borrower Information')?.find(([name]) => name === label);
    assert.deepEqual(line, [label, value]);
  });
}

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
  assert.deepEqual(
    lines(dashboardFixture, 'Borrower Information')?.map(([label]) => label),
    borrowerInformation.map(([, label]) => label),
  );
});

test('[L-2.3-40] a credit score of 0 or none is blank', () => {
  for (const score of [0, null]) {
    const loan = { ...dashboardFixture, primaryBorrower: { ...borrowerFixture, creditScore: score } };
    assert.deepEqual(lines(loan, 'Borrower Information')?.[1], ['Credit Score', '']);
  }
});

test('[L-2.3-43 L-3.2-05] a co-borrower follows in a second block with the same fields', () => {
  const coBorrower = { ...borrowerFixture, borrowerFirstName: 'Lee', creditScore: null };
  const loan = { ...dashboardFixture, hasCoBorrower: true, primaryCoBorrower: coBorrower };
  const [first, second] = panel(loan, 'Borrower Information')?.blocks ?? [];
  assert.equal(second?.heading, 'Co-Borrower');
  assert.deepEqual(
    second?.lines.map(({ label }) => label),
    first?.lines.map(({ label }) => label),
  );
  assert.deepEqual(lines(loan, 'Borrower Information', 1)?.[0], ['Name', 'Lee Marie Smith']);
});

test('[L-2.3-44] hasCoBorrower alone decides: a delivered co-borrower stays out without it', () => {
  const loan = { ...dashboardFixture, hasCoBorrower: false, primaryCoBorrower: borrowerFixture };
  assert.equal(panel(loan, 'Borrower Information')?.blocks.length, 1);
});

test('[L-2.3-45 L-2.3-46 L-2.3-47] one line per assigned user, labelled by role or "Assigned User"', () => {
  assert.deepEqual(lines(dashboardFixture, 'Assigned To'), [
    ['Loan Officer', 'Dana Reyes'],
    ['Assigned User', 'Kim Okafor'],
  ]);
});

test('[L-2.3-45] two users with the same role have a line each', () => {
  const assignedUsers = ['Reyes', 'Okafor'].map((lastName) => ({
    firstName: 'Dana',
    lastName,
    roleDescription: 'Loan Officer',
  }));
  assert.deepEqual(lines({ ...dashboardFixture, assignedUsers }, 'Assigned To'), [
    ['Loan Officer', 'Dana Reyes'],
    ['Loan Officer', 'Dana Okafor'],
  ]);
});

test('[L-2.3-47] a role of white space counts as missing', () => {
  const assignedUsers = [{ firstName: 'Kim', lastName: 'Okafor', roleDescription: ' ' }];
  assert.deepEqual(lines({ ...dashboardFixture, assignedUsers }, 'Assigned To'), [
    ['Assigned User', 'Kim Okafor'],
  ]);
});

test('without assigned users the Assigned To panel is shown without lines', () => {
  assert.deepEqual(lines({ ...dashboardFixture, assignedUsers: [] }, 'Assigned To'), []);
});

const ratios: readonly (readonly [rule: string, label: string, value: string])[] = [
  ['L-2.3-48', 'Housing Ratio', '28.125%'],
  ['L-2.3-49', 'Debt Ratio', '41.500%'],
  ['L-2.3-50', 'LTV', '97%'],
  ['L-2.3-51', 'CLTV', '97%'],
  ['L-2.3-52', 'HCLTV', '101%'],
];

for (const [rule, label, value] of ratios) {
  test(`[${rule}] Ratios: "${label}" is ${value}`, () => {
    const loan = { ...dashboardFixture, ratios: { ...dashboardFixture.ratios, hcltv: 1.014 } };
    assert.deepEqual(
      lines(loan, 'Ratios')?.find(([name]) => name === label),
      [label, value],
    );
  });
}

test('a ratio that is missing is blank', () => {
  assert.deepEqual(lines(dashboardFixture, 'Ratios')?.at(-1), ['HCLTV', '']);
});
