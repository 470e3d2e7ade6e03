import { type AmountEdit, type LoanAmounts, rulesOf, type TypedAmount } from './amounts.ts';
import { Decimal, fractionText, numberOf, percentText, usdText, zero } from './decimal.ts';

/** The amounts of a new form. */
export const emptyAmounts: LoanAmounts = {
  loanPurpose: null,
  sameAsSalesPrice: false,
  isPreApproval: false,
  salesPrice: '',
  estimatedOrAppraisedValue: '',
  baseLoanAmount: '',
  financedAmount: '',
  totalLoanAmount: '0.00',
  downPaymentPercent: '',
  downPaymentAmount: '',
  loanToValuePercent: '0.00000',
};

/**
 * Returns the amounts after an edit (document 001, sections 4.2 and 4.5). Each edit runs one pass: side effects, down
 * payment or base loan, total, loan to value. A calculated amount starts no further pass, so the calculation always
 * ends.
 */
export function applyEdit(state: LoanAmounts, edit: AmountEdit): LoanAmounts {
  switch (edit.field) {
    case 'loanPurpose':
      return withRatio(withDownPayment(withPurpose(state, edit.value)));
    case 'sameAsSalesPrice':
      return withSameAsSalesPrice(state, edit.value);
    case 'isPreApproval':
      return { ...state, isPreApproval: edit.value && state.loanPurpose !== 'Refinance' };
    default:
      return isLocked(state, edit.field) ? state : withTypedAmount(state, edit.field, edit.value);
  }
}

/** Returns the price in USD, at least 0: the sales price if there is one, otherwise the estimated value. */
function priceOf(state: LoanAmounts): Decimal {
  const salesPrice = numberOf(state.salesPrice);
  return salesPrice.gt(0) ? salesPrice : Decimal.max(numberOf(state.estimatedOrAppraisedValue), zero);
}

/** Returns true for an amount that cannot be typed now: it is hidden for the purpose or equals the sales price. */
function isLocked(state: LoanAmounts, field: TypedAmount): boolean {
  const { hasSalesPrice, hasDownPayment } = rulesOf(state.loanPurpose);
  switch (field) {
    case 'salesPrice':
      return !hasSalesPrice;
    case 'estimatedOrAppraisedValue':
      return state.sameAsSalesPrice;
    case 'downPaymentPercent':
    case 'downPaymentAmount':
      return !hasDownPayment;
    default:
      return false;
  }
}

function withTypedAmount(state: LoanAmounts, field: TypedAmount, text: string): LoanAmounts {
  const typed = { ...state, [field]: text };
  switch (field) {
    case 'salesPrice':
      return withRatio(withDownPayment(following(typed)));
    case 'estimatedOrAppraisedValue':
      return withRatio(numberOf(typed.salesPrice).gt(0) ? typed : withDownPayment(typed));
    case 'baseLoanAmount':
      return withRatio(withTotal(withDownPayment(typed)));
    case 'financedAmount':
      return withRatio(withTotal(typed));
    case 'downPaymentAmount':
      return withBase({ ...typed, downPaymentPercent: percentOf(numberOf(text), priceOf(typed)) });
    case 'downPaymentPercent':
      return withBase({
        ...typed,
        downPaymentAmount: usdText(priceOf(typed).times(numberOf(text)).div(100)),
      });
  }
}

/**
 * Sets the loan purpose. Refinance turns the switches off and sets the sales price to 0. If 'Same as sales price'
 * stayed on, the estimated value would become 0 too.
 */
function withPurpose(state: LoanAmounts, loanPurpose: string | null): LoanAmounts {
  if (rulesOf(loanPurpose).hasSalesPrice) return { ...state, loanPurpose };
  return { ...state, loanPurpose, sameAsSalesPrice: false, isPreApproval: false, salesPrice: usdText(zero) };
}

function withSameAsSalesPrice(state: LoanAmounts, isOn: boolean): LoanAmounts {
  if (!rulesOf(state.loanPurpose).hasSalesPrice) return state;
  if (!isOn) return { ...state, sameAsSalesPrice: false };
  const followed = following({ ...state, sameAsSalesPrice: true });
  const isSamePrice = priceOf(followed).eq(priceOf(state));
  return withRatio(isSamePrice ? followed : withDownPayment(followed));
}

function following(state: LoanAmounts): LoanAmounts {
  return state.sameAsSalesPrice ? { ...state, estimatedOrAppraisedValue: state.salesPrice } : state;
}

/** Calculates the down payment from the base loan, as amount and percent; 0 without a price. */
function withDownPayment(state: LoanAmounts): LoanAmounts {
  const price = priceOf(state);
  const isCalculated = rulesOf(state.loanPurpose).hasDownPayment && !price.isZero();
  const amount = isCalculated ? price.minus(numberOf(state.baseLoanAmount)) : zero;
  return { ...state, downPaymentAmount: usdText(amount), downPaymentPercent: percentOf(amount, price) };
}

/** Calculates the base loan from the down payment, if the loan purpose allows this and there is a price. */
function withBase(state: LoanAmounts): LoanAmounts {
  const price = priceOf(state);
  if (!rulesOf(state.loanPurpose).downPaymentMovesBase || price.isZero()) return state;
  const base = price.minus(numberOf(state.downPaymentAmount));
  return withRatio(withTotal({ ...state, baseLoanAmount: usdText(base) }));
}

function withTotal(state: LoanAmounts): LoanAmounts {
  const total = numberOf(state.baseLoanAmount).plus(numberOf(state.financedAmount));
  return { ...state, totalLoanAmount: usdText(total) };
}

/** Calculates loan to value; 0 if the value of the property is not known. */
function withRatio(state: LoanAmounts): LoanAmounts {
  const values = [numberOf(state.estimatedOrAppraisedValue)];
  if (!rulesOf(state.loanPurpose).dividesByEstimatedValue) values.push(numberOf(state.salesPrice));
  const present = values.filter((value) => value.gt(0));
  const ratio = present.length === 0 ? zero : numberOf(state.totalLoanAmount).div(Decimal.min(...present));
  return { ...state, loanToValuePercent: fractionText(ratio) };
}

const percentOf = (amount: Decimal, price: Decimal): string =>
  percentText(price.isZero() ? zero : amount.times(100).div(price));
