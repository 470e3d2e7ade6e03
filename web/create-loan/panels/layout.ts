import type { amountFields, lenderFields, purposeFields } from '../../../contracts/fields/loan.ts';
import type { addressFields, personFields, propertyFields } from '../../../contracts/fields/person.ts';
import { type Span, wholeRow } from '../../shared/ui/fields/span.ts';

/**
 * Columns that each field of a panel takes, of twelve, for four widths of the panel. Panels draw their fields in the
 * order of the layout. Spans are constants, so that unchanged fields are not rendered again.
 */
type Layout<Fields> = Readonly<Record<keyof Fields, Span>>;

const half: Span = [12, 6, 6, 6];
const third: Span = [12, 6, 4, 4];
const quarter: Span = [12, 6, 6, 3];
/** Span for a third of the row in a wide form, and for the whole row in a narrow one. */
const rowToThird: Span = [12, 12, 4, 4];
/** Span for a third of the row in a wide form, and for half of the row in a narrow one. */
const halfToThird: Span = [6, 6, 4, 4];
const switchThird: Span = [12, 4, 4, 4];

/**
 * Layout of a person in three rows: the name; tax identifier, type and birth date; email and phones. Only a wide form has
 * room for long names in one row.
 */
export const personLayout: Layout<typeof personFields> = {
  firstName: [12, 6, 6, 3],
  middleName: [12, 6, 6, 3],
  lastName: [12, 8, 8, 4],
  generation: [12, 4, 4, 2],
  taxIdentifier: halfToThird,
  taxIdentifierType: halfToThird,
  birthDate: rowToThird,
  emailAddress: rowToThird,
  cellPhone: third,
  workPhone: third,
};

/** Layout of an address: two rows in a wide form, where the message of a zip code fits into one line. */
export const addressLayout: Layout<typeof addressFields> = {
  houseNumber: [5, 4, 3, 2],
  streetName: [7, 8, 6, 8],
  unitNumber: [5, 4, 3, 2],
  city: [7, 8, 8, 4],
  state: [12, 12, 4, 2],
  zipCode: [6, 6, 6, 3],
  zipExtension: [6, 6, 6, 3],
};

export const propertyLayout: Layout<typeof propertyFields> = {
  houseNumber: [5, 4, 3, 2],
  streetName: [7, 8, 6, 5],
  unitNumber: [5, 4, 3, 2],
  city: [7, 8, 5, 3],
  state: [5, 4, 3, 2],
  county: [7, 8, 4, 4],
  zipCode: [6, 6, 6, 3],
  zipExtension: [6, 6, 6, 3],
};

/**
 * Returns the layout of the lender fields, which are wide for long names of institutions and products.
 * @param mayShowType true if the user may see the origination type
 * @param showsType true once an institution is chosen; before, the product takes the columns of the origination type
 */
export function lenderLayout(mayShowType: boolean, showsType: boolean): Layout<typeof lenderFields> {
  const [one, last] = mayShowType ? [lender, wholeRow] : [lenderOfThree, productOfThree];
  return { institution: one, originator: one, product: showsType ? one : last, loanOriginationType: one };
}

const lender: Span = [12, 12, 6, 6];
const lenderOfThree: Span = [12, 12, 6, 4];
const productOfThree: Span = [12, 12, 12, 4];

export const purposeLayout: Layout<typeof purposeFields> = {
  loanPurpose: third,
  propertyType: third,
  occupancy: rowToThird,
};

/** Returns the span of each switch by the number of shown switches. */
export const switchLayout = (count: number): Span =>
  count === 3 ? switchThird : count === 2 ? half : wholeRow;

/**
 * Returns the layout of the amounts in three rows: price and down payment, loan amounts, terms. For a Refinance, the
 * first row has only the estimated value, which moves to the second row.
 */
export function amountLayout(hasSalesPrice: boolean, showsDownPayment: boolean): Layout<typeof amountFields> {
  const price = hasSalesPrice && !showsDownPayment ? half : quarter;
  const loan = hasSalesPrice ? third : quarter;
  return {
    salesPrice: price,
    estimatedOrAppraisedValue: price,
    downPaymentPercent: price,
    downPaymentAmount: price,
    baseLoanAmount: loan,
    financedAmount: loan,
    totalLoanAmount: hasSalesPrice ? rowToThird : quarter,
    loanToValuePercent: rowToThird,
    interestRate: halfToThird,
    amortizationTerm: halfToThird,
  };
}
