import Type from 'typebox';
import {
  Amount,
  blankOf,
  Day,
  described,
  fraction,
  greatestRatio,
  nullable,
  strict,
  Usd,
} from '../schema.ts';
import { shapeOf } from '../shape.ts';

// Everything that the read-only dashboard of a loan shows. Document 001, sections 3.1 and 3.2.

/** A borrower on the dashboard (L-3.2-01 to L-3.2-05). */
export const DashboardBorrower = strict({
  borrowerFirstName: described(nullable(Type.String()), 'First name; null if it is not known (L-3.2-01).'),
  borrowerMiddleName: described(
    nullable(Type.String()),
    'Middle name or initial; null if there is none (L-3.2-01).',
  ),
  borrowerLastName: described(nullable(Type.String()), 'Last name; null if it is not known (L-3.2-01).'),
  creditScore: described(
    nullable(Type.Integer({ minimum: 0, maximum: 850, not: { exclusiveMinimum: 0, exclusiveMaximum: 300 } })),
    'Credit score, 300 to 850. The dashboard shows a blank for 0 and null (L-2.3-40).',
  ),
  emailAddress: described(nullable(Type.String()), 'Email address; null if it is not known (L-3.2-03).'),
  homePhone: described(nullable(Type.String()), 'Home phone number; null if it is not known (L-3.2-03).'),
  workPhone: described(nullable(Type.String()), 'Work phone number; null if it is not known (L-3.2-03).'),
  cellPhone: described(nullable(Type.String()), 'Cell phone number; null if it is not known (L-3.2-03).'),
  streetAddress: described(
    nullable(Type.String()),
    'House number, street and unit of the present address in one line; null if it is not known (L-3.2-04).',
  ),
  city: described(
    nullable(Type.String()),
    'City of the present address; null if it is not known (L-3.2-04).',
  ),
  state: described(
    nullable(Type.String()),
    'State or territory code of the present address, two letters; null if it is not known (L-3.2-04).',
  ),
  zipCode: described(
    nullable(Type.String()),
    'Zip code of the present address, five digits; null if it is not known (L-3.2-04).',
  ),
  zipExtension: described(
    nullable(Type.String()),
    'Extension of the zip code, four digits; null if there is none (L-3.2-04).',
  ),
});
export type DashboardBorrower = Type.Static<typeof DashboardBorrower>;

/** A borrower about whom nothing is known. */
export const blankBorrower = blankOf(DashboardBorrower);

const AssignedUser = strict({
  firstName: described(Type.String(), 'First name of the user (L-3.1-02).'),
  lastName: described(Type.String(), 'Last name of the user (L-3.1-02).'),
  roleDescription: described(
    nullable(Type.String()),
    'Label of the user on the dashboard. Null or blank is shown as "Assigned User" (L-2.3-47).',
  ),
});

export const ApplicationCriteria = strict({
  hasName: described(Type.Boolean(), 'True if the application has the name of the borrower (L-2.3-08).'),
  hasMonthlyIncome: described(Type.Boolean(), 'True if the application has the monthly income (L-2.3-09).'),
  hasSocialSecurityNumber: described(
    Type.Boolean(),
    'True if the application has the tax identifier (L-2.3-10).',
  ),
  hasPropertyAddress: described(
    Type.Boolean(),
    'True if the application has the address of the property (L-2.3-11).',
  ),
  hasValueOfProperty: described(
    Type.Boolean(),
    'True if the application has an estimated value of the property (L-2.3-12).',
  ),
  hasLoanAmount: described(Type.Boolean(), 'True if the application has the loan amount (L-2.3-13).'),
  applicationDate: described(
    nullable(Day),
    'Day on which the application became complete, yyyy-MM-dd; null until then (L-2.3-07).',
  ),
});
export type ApplicationCriteria = Type.Static<typeof ApplicationCriteria>;

export const Ratios = strict({
  housingRatio: described(
    nullable(fraction(greatestRatio)),
    'Housing expense divided by income, as a fraction: 0.28 is 28 %. Null if it is not known (L-2.3-48).',
  ),
  debtRatio: described(
    nullable(fraction(greatestRatio)),
    'All monthly debt divided by income, as a fraction: 0.36 is 36 %. Null if it is not known (L-2.3-49).',
  ),
  ltv: described(
    nullable(fraction(greatestRatio)),
    'Loan to value, as a fraction: 0.8 is 80 %. Null if it is not known (L-2.3-50).',
  ),
  cltv: described(
    nullable(fraction(greatestRatio)),
    'Combined loan to value, as a fraction: 0.9 is 90 %. Null if it is not known (L-2.3-51).',
  ),
  hcltv: described(
    nullable(fraction(greatestRatio)),
    'Home equity combined loan to value, as a fraction: 0.95 is 95 %. Null if it is not known (L-2.3-52).',
  ),
});
export type Ratios = Type.Static<typeof Ratios>;

export const UnderwritingStatus = strict({
  underwritingService: described(Type.String(), 'Name of the automated underwriting service (L-2.3-35).'),
  statusDisplay: described(
    Type.String(),
    'Status of the loan at this service, as the dashboard shows it (L-2.3-35).',
  ),
});
export type UnderwritingStatus = Type.Static<typeof UnderwritingStatus>;

export const LoanDetails = strict({
  final: described(
    nullable(Day),
    'Day on which the loan was finaled, yyyy-MM-dd. Null is shown as "Not Finaled" (L-2.3-14, L-2.3-15).',
  ),
  loanAmount: described(
    nullable(Amount),
    'Loan amount in US dollars with at most two decimals; null if it is not known (L-2.3-16).',
  ),
  loanPurpose: described(
    nullable(Type.String()),
    'Loan purpose, as the dashboard shows it; null if it is not known (L-2.3-17).',
  ),
  isPreapproval: described(Type.Boolean(), 'True for a pre-approval (L-3.1-10).'),
  institution: described(
    nullable(Type.String()),
    'Name of the institution; null if it is not known (L-2.3-18).',
  ),
  loanStatus: described(
    nullable(Type.String()),
    'Status of the loan, as the dashboard shows it; null if it is not known (L-2.3-19).',
  ),
  appraisedValue: described(
    nullable(Amount),
    'Appraised value in US dollars with at most two decimals; null if it is not known (L-2.3-20).',
  ),
  salesPrice: described(
    nullable(Amount),
    'Sales price in US dollars with at most two decimals; null if there is none (L-2.3-21).',
  ),
  productCode: described(
    nullable(Type.String()),
    'Code of the loan product; null if it is not known (L-2.3-22).',
  ),
  rate: described(
    nullable(fraction(0.25)),
    'Interest rate as a fraction: 0.065 is 6.5 %. Null if it is not known (L-2.3-23, A-08).',
  ),
  apr: described(
    nullable(fraction(1)),
    'Annual percentage rate as a fraction: 0.0675 is 6.75 %. Null if it is not known (L-2.3-24, A-08).',
  ),
  principalAndInterest: described(
    nullable(Amount),
    'Monthly payment of principal and interest in US dollars with at most two decimals; null if it is not known (L-2.3-26).',
  ),
  principalInterestTaxesAndInsurance: described(
    nullable(Amount),
    'Monthly payment with taxes and insurance in US dollars with at most two decimals; null if it is not known (L-2.3-27).',
  ),
  lockStatus: described(
    nullable(Type.String()),
    'Status of the rate lock, as the dashboard shows it; null if it is not known (L-2.3-28).',
  ),
  lockExpiration: described(
    nullable(Day),
    'Day on which the rate lock ends, yyyy-MM-dd; null without a lock (L-2.3-29).',
  ),
  cashToClose: described(
    nullable(Usd),
    'Cash needed at closing in US dollars with at most two decimals. Negative if the borrower receives cash; null if it is not known (L-2.3-30).',
  ),
  closingDate: described(nullable(Day), 'Day of closing, yyyy-MM-dd; null if it is not known (L-2.3-31).'),
  originationType: described(
    nullable(Type.String()),
    'Origination type, as the dashboard shows it; null if it is not known (L-2.3-32).',
  ),
  propertyAddressStreet: described(
    nullable(Type.String()),
    'House number, street and unit of the property in one line; null if it is not known (L-2.3-33).',
  ),
  propertyAddressCity: described(
    nullable(Type.String()),
    'City of the property; null if it is not known (L-2.3-33).',
  ),
  propertyAddressState: described(
    nullable(Type.String()),
    'State or territory code of the property, two letters; null if it is not known (L-2.3-33).',
  ),
  propertyAddressZipCode: described(
    nullable(Type.String()),
    'Zip code of the property, five digits; null if it is not known (L-2.3-33).',
  ),
  underwritingStatusResults: described(
    Type.Array(UnderwritingStatus),
    'Status of the loan at each automated underwriting service: one line of the dashboard for each (L-2.3-34).',
  ),
});
export type LoanDetails = Type.Static<typeof LoanDetails>;

/** Everything the read-only dashboard shows. Document 001, section 3.1. */
export const LoanDashboard = strict({
  loanNumber: described(Type.String(), 'Loan number in the heading of the dashboard (L-2.3-01).'),
  enableApplicationDateAutomation: described(
    Type.Boolean(),
    'True if the dashboard has an Application Date panel (L-2.3-05, L-2.3-06).',
  ),
  applicationCriteria: described(
    ApplicationCriteria,
    'Which of the six parts of an application are there (L-3.1-03).',
  ),
  hasCoBorrower: described(Type.Boolean(), 'True if the dashboard shows a co-borrower (L-2.3-43, L-2.3-44).'),
  primaryBorrower: described(DashboardBorrower, 'The borrower.'),
  primaryCoBorrower: described(
    nullable(DashboardBorrower),
    'The co-borrower; null if there is none (L-3.2-05).',
  ),
  assignedUsers: described(
    Type.Array(AssignedUser),
    'Users who work on the loan: one line of the dashboard for each (L-2.3-45).',
  ),
  loanDetails: described(LoanDetails, 'Facts about the loan and the property (L-3.1-05).'),
  ratios: described(Ratios, 'Ratios of the loan (L-3.1-04).'),
});
export type LoanDashboard = Type.Static<typeof LoanDashboard>;
export const loanDashboardShape = shapeOf<LoanDashboard>(LoanDashboard);

/** Returns the dashboard of a loan about which nothing is known but its number. Its application date is automated. */
export const blankDashboard = (loanNumber: string): LoanDashboard => ({
  ...blankOf(LoanDashboard),
  loanNumber,
  enableApplicationDateAutomation: true,
  primaryBorrower: blankBorrower,
});
