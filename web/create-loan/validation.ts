import { mixed, object, type StringSchema, string, ValidationError } from 'yup';
import { limits } from '../../contracts/api/limits.ts';
import {
  type LoanPurpose,
  loanPurposes,
  occupancies,
  originationTypes,
  propertyTypes,
} from '../../contracts/api/options.ts';
import type { Choice, CreateLoanValues } from './form-values.ts';
import { messages } from './messages.ts';
import { addressRules, personRules } from './person-rules.ts';
import { amountText, decimalText, isBlank, listedOrBlank, optionalText } from './text-rules.ts';
import { type VisibleFields, visibleFields } from './visible-fields.ts';

/** What decides over a rule besides the values themselves. */
export interface ValidationOptions {
  readonly isLead: boolean;
  /** Origination type is required only while its field shows (L-5.1-05, A-18). */
  readonly showsOriginationType: boolean;
}

/** The rules of the create form. Document 001, sections 5.1 to 5.3. Hidden fields take no part. */
export const createLoanForm = (options: ValidationOptions) =>
  object({
    institution: choice(),
    originator: choice(),
    product: choice(),
    loanOriginationType: listedOrBlank(originationTypes).test(
      'required',
      messages.required,
      (value) => !options.showsOriginationType || !isBlank(value ?? ''),
    ),
    loanPurpose: listedOrBlank(loanPurposes),
    propertyType: listedOrBlank(propertyTypes),
    occupancy: listedOrBlank(occupancies),
    salesPrice: whileShown(amountText(), ({ salesPrice }) => salesPrice),
    estimatedOrAppraisedValue: amountText(),
    baseLoanAmount: amountText(),
    financedAmount: financedAmountText(),
    downPaymentPercent: whileShown(downPaymentPercentText(), ({ downPayment }) => downPayment),
    downPaymentAmount: whileShown(amountText({ mayBeNegative: true }), ({ downPayment }) => downPayment),
    interestRate: decimalText({
      decimals: 3,
      maximum: limits.interestRatePercent,
      tooLarge: messages.interestRate,
    }),
    amortizationTerm: amortizationTermText(),
    borrower: personRules({ needsTaxIdentifier: !options.isLead }),
    propertyAddress: object({ ...addressRules(), county: optionalText(limits.county) }),
  });

/**
 * The message of every invalid field by its path, such as `borrower.firstName`. An invalid field without words
 * has an empty message (L-5.2-23). Empty for a valid form.
 */
export function messagesOf(
  values: CreateLoanValues,
  options: ValidationOptions,
): Readonly<Record<string, string>> {
  try {
    createLoanForm(options).validateSync(values, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}

/** Required when empty, invalid when the text names no option (L-5.1-13, L-5.1-14). */
const choice = () =>
  mixed<Choice>()
    .test('required', messages.required, (value) => !!value && !isBlank(value.text))
    .test('listed', messages.invalid, (value) => !value || isBlank(value.text) || value.id !== null);

const downPaymentPercentText = () =>
  decimalText({
    decimals: 3,
    maximum: limits.downPaymentPercent,
    tooLarge: messages.percentTooLarge,
    mayBeNegative: true,
  });

/** Digits and the point count, separators do not; too long is invalid without a word (L-5.2-20, A-13). */
const financedAmountText = () =>
  decimalText({ decimals: 2, maximum: limits.financedAmount, tooLarge: messages.silent }).test(
    'length',
    messages.silent,
    (text = '') => text.length <= limits.financedAmountCharacters,
  );

/** Whole months (L-5.2-21, L-5.2-22). */
const amortizationTermText = () =>
  decimalText({ decimals: 0, maximum: limits.amortizationTerm, tooLarge: messages.silent }).test(
    'length',
    messages.silent,
    (text = '') => text.length <= limits.amortizationTermCharacters,
  );

/** Rules that hold while the loan purpose shows the field (L-4.2-01, L-4.2-03, L-4.2-08). */
const whileShown = (rules: StringSchema, isShown: (shown: VisibleFields) => boolean) =>
  string().when('loanPurpose', {
    is: (purpose: LoanPurpose | null) => isShown(visibleFields(purpose, false)),
    then: () => rules,
  });
