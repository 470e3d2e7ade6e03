import { boolean, eachLike, integer, number, regex, string } from './pact.ts';

const day = (example: string) => regex('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', example);

/** A borrower with a value in each field. */
export const borrowerBody = {
  borrowerFirstName: string('Amelia'),
  borrowerMiddleName: string('Rose'),
  borrowerLastName: string('Thornquist'),
  creditScore: integer(768),
  emailAddress: string('amelia.thornquist@example.com'),
  homePhone: string('(360) 555-0101'),
  workPhone: string('(360) 555-0102'),
  cellPhone: string('(360) 555-0103'),
  streetAddress: string('4127 Alder Crest Ln'),
  city: string('Olympia'),
  state: regex('^[A-Z]{2}$', 'WA'),
  zipCode: regex('^[0-9]{5}$', '98501'),
  zipExtension: regex('^[0-9]{4}$', '2210'),
};

/** A dashboard with a value in each field. Rates and ratios are fractions, amounts US dollars. */
export const dashboardBody = {
  loanNumber: string('1000123401'),
  enableApplicationDateAutomation: boolean(true),
  applicationCriteria: {
    hasName: boolean(true),
    hasMonthlyIncome: boolean(true),
    hasSocialSecurityNumber: boolean(true),
    hasPropertyAddress: boolean(true),
    hasValueOfProperty: boolean(true),
    hasLoanAmount: boolean(true),
    applicationDate: day('2026-04-10'),
  },
  primaryBorrower: borrowerBody,
  assignedUsers: eachLike({
    firstName: string('Nora'),
    lastName: string('Whitfield'),
    roleDescription: string('Originator'),
  }),
  loanDetails: {
    final: day('2026-05-29') as unknown,
    loanAmount: number(412_500),
    loanPurpose: string('Purchase'),
    isPreapproval: boolean(false),
    institution: string('Marrowbrook Home Lending'),
    loanStatus: string('Funded'),
    appraisedValue: number(556_000),
    salesPrice: number(550_000) as unknown,
    productCode: string('CF30'),
    rate: number(0.0625),
    apr: number(0.06391),
    principalAndInterest: number(2539.83),
    principalInterestTaxesAndInsurance: number(3152.18),
    lockStatus: string('Locked'),
    lockExpiration: day('2026-06-10'),
    cashToClose: number(148_216.74),
    closingDate: day('2026-05-26'),
    originationType: string('Retail'),
    propertyAddressStreet: string('920 Harbor Mist Ct'),
    propertyAddressCity: string('Olympia'),
    propertyAddressState: regex('^[A-Z]{2}$', 'WA'),
    propertyAddressZipCode: string('98502'),
    underwritingStatusResults: eachLike({
      underwritingService: string('Desktop Underwriter'),
      statusDisplay: string('Approve/Eligible'),
    }),
  },
  ratios: {
    housingRatio: number(0.27413),
    debtRatio: number(0.36508),
    ltv: number(0.75),
    cltv: number(0.8),
    hcltv: number(0.85),
  },
};
