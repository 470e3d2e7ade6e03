import { isCalendarDay } from '../../contracts/api/calendar-day.ts';
import type {
  ApplicationCriteria,
  DashboardBorrower,
  LoanDashboard,
  LoanDetails,
  Ratios,
  UnderwritingStatus,
} from '../../contracts/schemas/loan.ts';
import { isRecord, isText } from '../api/readable.ts';

/** Told of a field that holds something, but nothing that it may hold. */
type Unread = (field: string) => void;

/**
 * The dashboard that an answer holds, whatever is wrong with it: missing parts and values of another kind become blank,
 * so that a faulty server costs a line and not the page. Null for an answer that has neither a loan nor a borrower.
 * @param onUnread told of each field whose value is of another kind: its line is blank, but not because nothing is known
 */
export function soundDashboard(answer: unknown, onUnread: Unread = () => undefined): LoanDashboard | null {
  if (!isRecord(answer)) return null;
  return isRecord(answer['loanDetails']) || isRecord(answer['primaryBorrower'])
    ? dashboard(answer, onUnread)
    : null;
}

/** Reads a value. What it cannot read is blank, and it says so. */
type Reader<Value> = (value: unknown, cannotRead: Unread) => Value;

/** How each field of a shape is read. */
type Readers<Shape> = { readonly [Key in keyof Shape]-?: Reader<Shape[Key]> };

const shape =
  <Shape>(readers: Readers<Shape>): Reader<Shape> =>
  (value, cannotRead) => {
    if (isThere(value) && !isRecord(value)) cannotRead('');
    const given = isRecord(value) ? value : {};
    const fields = Object.entries<Reader<unknown>>(readers);
    const read = fields.map(([key, reader]) => [
      key,
      reader(given[key], (inside) => cannotRead(inside === '' ? key : `${key}.${inside}`)),
    ]);
    return Object.fromEntries(read) as Shape;
  };

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

/** A value of one kind, or what stands for none. */
const kindOf =
  <Value, Blank>(is: (value: unknown) => value is Value, blank: Blank): Reader<Value | Blank> =>
  (value, cannotRead) => {
    if (is(value)) return value;
    if (isThere(value)) cannotRead('');
    return blank;
  };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** A day of the calendar, yyyy-MM-dd, with or without a time of day behind it; null for none, blank for one that is none. */
const day: Reader<string | null> = (value, cannotRead) => {
  if (!isThere(value) || (isText(value) && value.trim() === '')) return null;
  if (isText(value) && isDay(value)) return value;
  cannotRead('');
  return '';
};

const isDay = (value: string): boolean => isCalendarDay(value.split('T', 1)[0] ?? '');

const text = kindOf(isText, null);
const word = kindOf(isText, '');
const number = kindOf(isNumber, null);
const flag = kindOf(isFlag, false);

const listOf =
  <Item>(read: Reader<Item>): Reader<Item[]> =>
  (value, cannotRead) => {
    if (isThere(value) && !Array.isArray(value)) cannotRead('');
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!items.every(isRecord)) cannotRead('');
    return items.filter(isRecord).map((item) => read(item, cannotRead));
  };

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
  primaryCoBorrower: (value, cannotRead) => (isThere(value) ? borrower(value, cannotRead) : null),
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
