import { isCalendarDay } from '../../../contracts/api/calendar-day.ts';
import type {
  ApplicationCriteria,
  DashboardBorrower,
  LoanDashboard,
  LoanDetails,
  Ratios,
  UnderwritingStatus,
} from '../../../contracts/operations/dashboard.ts';
import {
  boolean,
  isNumber,
  isPresent,
  isRecord,
  isText,
  kindOf,
  listOf,
  type OnInvalid,
  optional,
  type Parser,
  shape,
  string,
  text,
} from '../../shared/parse.ts';

/**
 * Parses the response of the dashboard request. Missing and invalid values become blank lines, and the rest of the page
 * is shown. Returns null for a response that has neither loanDetails nor a primaryBorrower.
 * @param onInvalid called with the path of each field that has a value of the wrong type
 */
export function parseDashboard(response: unknown, onInvalid?: OnInvalid): LoanDashboard | null {
  if (!isRecord(response)) return null;
  return isRecord(response['loanDetails']) || isRecord(response['primaryBorrower'])
    ? dashboard(response, onInvalid)
    : null;
}

// Parsers of optional values: a missing value is valid and gives a blank line.
const word = optional(string);
const number = optional(kindOf(isNumber, null));
const flag = optional(boolean);

/** Parses a calendar day, yyyy-MM-dd, with or without a time of day. Null for a missing day, blank for an invalid one. */
const day: Parser<string | null> = (value, onInvalid) => {
  if (!isPresent(value) || (isText(value) && value.trim() === '')) return null;
  if (isText(value) && isDay(value)) return value;
  onInvalid?.('');
  return '';
};

const isDay = (value: string): boolean => isCalendarDay(value.split('T', 1)[0] ?? '');

const borrower = shape<DashboardBorrower>({
  borrowerFirstName: text,
  borrowerMiddleName: text,
  borrowerLastName: text,
  creditScore: number,
  emailAddress: text,
  homePhone: text,
  workPhone: text,
  cellPhone: text,
  streetAddress: text,
  city: text,
  state: text,
  zipCode: text,
  zipExtension: text,
});

const dashboard = shape<LoanDashboard>({
  loanNumber: word,
  enableApplicationDateAutomation: flag,
  applicationCriteria: optional(
    shape<ApplicationCriteria>({
      hasName: flag,
      hasMonthlyIncome: flag,
      hasSocialSecurityNumber: flag,
      hasPropertyAddress: flag,
      hasValueOfProperty: flag,
      hasLoanAmount: flag,
      applicationDate: day,
    }),
  ),
  hasCoBorrower: flag,
  primaryBorrower: optional(borrower),
  primaryCoBorrower: (value, onInvalid) => (isPresent(value) ? borrower(value, onInvalid) : null),
  assignedUsers: optional(
    listOf(
      shape<LoanDashboard['assignedUsers'][number]>({
        firstName: word,
        lastName: word,
        roleDescription: text,
      }),
    ),
  ),
  loanDetails: optional(
    shape<LoanDetails>({
      final: day,
      loanAmount: number,
      loanPurpose: text,
      isPreapproval: flag,
      institution: text,
      loanStatus: text,
      appraisedValue: number,
      salesPrice: number,
      productCode: text,
      rate: number,
      apr: number,
      principalAndInterest: number,
      principalInterestTaxesAndInsurance: number,
      lockStatus: text,
      lockExpiration: day,
      cashToClose: number,
      closingDate: day,
      originationType: text,
      propertyAddressStreet: text,
      propertyAddressCity: text,
      propertyAddressState: text,
      propertyAddressZipCode: text,
      underwritingStatusResults: optional(
        listOf(shape<UnderwritingStatus>({ underwritingService: word, statusDisplay: word })),
      ),
    }),
  ),
  ratios: optional(
    shape<Ratios>({
      housingRatio: number,
      debtRatio: number,
      ltv: number,
      cltv: number,
      hcltv: number,
    }),
  ),
});
