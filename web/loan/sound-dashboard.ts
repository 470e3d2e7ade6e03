import type {
  ApplicationCriteria,
  DashboardBorrower,
  LoanDashboard,
  LoanDetails,
  Ratios,
  UnderwritingStatus,
} from '../../contracts/schemas/loan.ts';

/**
 * The dashboard that an answer holds, whatever is wrong with it: missing parts and values of another kind become blank,
 * so that a faulty server costs a line and not the page. Null for an answer that has neither a loan nor a borrower.
 */
export function soundDashboard(answer: unknown): LoanDashboard | null {
  if (!isRecord(answer)) return null;
  return isRecord(answer['loanDetails']) || isRecord(answer['primaryBorrower']) ? dashboard(answer) : null;
}

/** How each field of a shape is read. */
type Readers<Shape> = { readonly [Key in keyof Shape]-?: (value: unknown) => Shape[Key] };

const shape =
  <Shape>(readers: Readers<Shape>) =>
  (value: unknown): Shape => {
    const given = isRecord(value) ? value : {};
    const fields = Object.entries<(field: unknown) => unknown>(readers);
    return Object.fromEntries(fields.map(([key, read]) => [key, read(given[key])])) as Shape;
  };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const word = (value: unknown): string => text(value) ?? '';
const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const flag = (value: unknown): boolean => value === true;

const listOf =
  <Item>(read: (value: unknown) => Item) =>
  (value: unknown): Item[] =>
    Array.isArray(value) ? value.filter(isRecord).map(read) : [];

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
    applicationDate: text,
  }),
  hasCoBorrower: flag,
  primaryBorrower: borrower,
  primaryCoBorrower: (value) => (isRecord(value) ? borrower(value) : null),
  assignedUsers: listOf(
    shape<LoanDashboard['assignedUsers'][number]>({ firstName: word, lastName: word, roleDescription: text }),
  ),
  loanDetails: shape<LoanDetails>({
    final: text,
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
    lockExpiration: text,
    cashToClose: number,
    closingDate: text,
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
