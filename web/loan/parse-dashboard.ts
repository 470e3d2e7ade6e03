import { isCalendarDay } from '../../contracts/api/calendar-day.ts';
import type {
  ApplicationCriteria,
  DashboardBorrower,
  LoanDashboard,
  LoanDetails,
  Ratios,
  UnderwritingStatus,
} from '../../contracts/operations/loan.ts';
import {
  flag,
  isPresent,
  listOf,
  number,
  type OnUnread,
  type Parser,
  shape,
  text,
  word,
} from '../shared/parse/parse-shape.ts';
import { isRecord, isText } from '../shared/parse/guards.ts';

/**
 * Parses the response of the dashboard request. Missing parts and values of another type become blank, so that a faulty
 * server costs a line and not the page. Returns null for a response that has neither a loan nor a borrower.
 * @param onUnread called with each field whose value is of another type: its line is blank although there is a value
 */
export function parseDashboard(
  response: unknown,
  onUnread: OnUnread = () => undefined,
): LoanDashboard | null {
  if (!isRecord(response)) return null;
  return isRecord(response['loanDetails']) || isRecord(response['primaryBorrower'])
    ? dashboard(response, onUnread)
    : null;
}

/** A day of the calendar, yyyy-MM-dd, with or without a time of day behind it; null for none, blank for one that is none. */
const day: Parser<string | null> = (value, onUnread) => {
  if (!isPresent(value) || (isText(value) && value.trim() === '')) return null;
  if (isText(value) && isDay(value)) return value;
  onUnread('');
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
  applicationCriteria: shape<ApplicationCriteria>({
    hasName: flag,
    hasMonthlyIncome: flag,
    hasSocialSecurityNumber: flag,
    hasPropertyAddress: flag,
    hasValueOfProperty: flag,
    hasLoanAmount: flag,
    applicationDate: day,
  }),
  hasCoBorrower: flag,
  primaryBorrower: borrower,
  primaryCoBorrower: (value, onUnread) => (isPresent(value) ? borrower(value, onUnread) : null),
  assignedUsers: listOf(
    shape<LoanDashboard['assignedUsers'][number]>({ firstName: word, lastName: word, roleDescription: text }),
  ),
  loanDetails: shape<LoanDetails>({
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
    underwritingStatusResults: listOf(
      shape<UnderwritingStatus>({ underwritingService: word, statusDisplay: word }),
    ),
  }),
  ratios: shape<Ratios>({
    housingRatio: number,
    debtRatio: number,
    ltv: number,
    cltv: number,
    hcltv: number,
  }),
});
