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
 * The dashboard that an answer holds, whatever is wrong with it: missing parts and values of another kind become blank,
 * so that a faulty server costs a line and not the page. Null for an answer that has neither a loan nor a borrower.
 * @param onUnread told of each field whose value is of another kind: its line is blank, but not because nothing is known
 */
export function soundDashboard(answer: unknown, onUnread: OnUnread = () => undefined): LoanDashboard | null {
  if (!isRecord(answer)) return null;
  return isRecord(answer['loanDetails']) || isRecord(answer['primaryBorrower'])
    ? dashboard(answer, onUnread)
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
