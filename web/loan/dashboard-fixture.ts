import type { DashboardBorrower, LoanDashboard } from '../../contracts/operations/dashboard.ts';

/** A borrower for tests. */
export const borrowerFixture: DashboardBorrower = {
  borrowerFirstName: 'Ann',
  borrowerMiddleName: 'Marie',
  borrowerLastName: 'Smith',
  creditScore: 742,
  emailAddress: 'ann.smith@example.com',
  homePhone: '2075550148',
  workPhone: null,
  cellPhone: '(207) 555-0163',
  streetAddress: '4 Cove Road Apt 2',
  city: 'Portland',
  state: 'ME',
  zipCode: '04102',
  zipExtension: '1188',
};

/** A dashboard for tests, with a value in nearly every place. */
export const dashboardFixture: LoanDashboard = {
  loanNumber: '1000123',
  enableApplicationDateAutomation: false,
  applicationCriteria: {
    hasName: true,
    hasMonthlyIncome: false,
    hasSocialSecurityNumber: true,
    hasPropertyAddress: false,
    hasValueOfProperty: true,
    hasLoanAmount: true,
    applicationDate: '2026-01-05',
  },
  hasCoBorrower: false,
  primaryBorrower: borrowerFixture,
  primaryCoBorrower: null,
  assignedUsers: [
    { firstName: 'Dana', lastName: 'Reyes', roleDescription: 'Loan Officer' },
    { firstName: 'Kim', lastName: 'Okafor', roleDescription: null },
  ],
  loanDetails: {
    final: '2026-03-02',
    loanAmount: 386_650,
    loanPurpose: 'Purchase',
    isPreapproval: false,
    institution: 'Harbor Mutual',
    loanStatus: 'Processing',
    appraisedValue: 410_000,
    salesPrice: 400_000,
    productCode: 'CF30',
    rate: 0.06125,
    apr: 0.063184,
    principalAndInterest: 2349.31,
    principalInterestTaxesAndInsurance: 2987.04,
    lockStatus: 'Locked',
    lockExpiration: '2026-03-15',
    cashToClose: 24_118.66,
    closingDate: '2026-03-12',
    originationType: 'Retail',
    propertyAddressStreet: '12 Elm Street',
    propertyAddressCity: 'Portland',
    propertyAddressState: 'ME',
    propertyAddressZipCode: '04101',
    underwritingStatusResults: [
      { underwritingService: 'Desktop Underwriter', statusDisplay: 'Approve/Eligible' },
      { underwritingService: 'Loan Product Advisor', statusDisplay: 'Accept' },
    ],
  },
  ratios: { housingRatio: 0.28125, debtRatio: 0.415, ltv: 0.96663, cltv: 0.96663, hcltv: null },
};
