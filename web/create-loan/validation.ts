import { mixed, object, string, ValidationError } from 'yup';
import { limits } from '../../contracts/api/limits.ts';
import { loanPurposes, occupancies, originationTypes, propertyTypes } from '../../contracts/api/options.ts';
import type { Choice, CreateLoanValues } from './form-values.ts';
import { isLockedCopy } from './locked-copies.ts';
import { messages } from './messages.ts';
import { addressRules, personRules } from './person-rules.ts';
import { type LicensedStates, propertyStates } from './licensed-states.ts';
import { amountText, decimalText, isBlank, listedOrBlank, optionalText } from './text-rules.ts';
import { type VisibleFields, visibleFields } from './visible-fields.ts';

/** What decides over a rule besides the values themselves. */
export interface ValidationOptions {
  readonly isLead: boolean;
  /** Origination type is required only while its field shows (L-5.1-05, A-18). */
  readonly showsOriginationType: boolean;
  /** Unknown when absent: any of the 59 states will do for the property then. */
  readonly licensedStates?: LicensedStates;
  /** The counties to choose from in the property's state; any text will do where none is known. */
  readonly counties?: readonly string[];
}

/** Which fields the form shows: only these have rules. */
interface ShownFields extends Pick<VisibleFields, 'salesPrice' | 'downPayment'> {
  readonly isLead: boolean;
  readonly showsOriginationType: boolean;
  readonly hasCoBorrower: boolean;
}

/** The rules of the create form. Document 001, sections 5.1 to 5.3. Hidden fields take no part. */
const createLoanForm = ({
  isLead,
  showsOriginationType,
  hasCoBorrower,
  salesPrice,
  downPayment,
}: ShownFields) =>
  object({
    institution: choice(),
    originator: choice(),
    product: choice(),
    loanOriginationType: listedOrBlank(originationTypes).test(
      'required',
      messages.required,
      (value) => !showsOriginationType || !isBlank(value ?? ''),
    ),
    loanPurpose: listedOrBlank(loanPurposes),
    propertyType: listedOrBlank(propertyTypes),
    occupancy: listedOrBlank(occupancies),
    salesPrice: salesPrice ? amountText() : string(),
    estimatedOrAppraisedValue: amountText(),
    baseLoanAmount: amountText(),
    financedAmount: financedAmountText(),
    downPaymentPercent: downPayment ? downPaymentPercentText() : string(),
    downPaymentAmount: downPayment ? amountText({ mayBeNegative: true }) : string(),
    interestRate: decimalText({
      decimals: 3,
      maximum: limits.interestRatePercent,
      tooLarge: messages.interestRate,
    }),
    amortizationTerm: amortizationTermText(),
    borrower: personRules({ needsTaxIdentifier: !isLead }),
    // A lead's co-borrower needs a tax identifier too (L-5.1-10, A-19).
    coBorrower: hasCoBorrower ? personRules({ needsTaxIdentifier: true }) : mixed(),
    propertyAddress: object({ ...addressRules(), state: propertyState(), county: county() }),
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
    schemaFor(values, options).validateSync(values, {
      abortEarly: false,
      strict: true,
      disableStackTrace: true,
      context: { licensedStates: options.licensedStates ?? null, counties: options.counties ?? [] },
    });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const told = error.inner.toReversed().map(({ path, message }) => [path ?? '', message] as const);
    return Object.fromEntries(told.filter(([path]) => !isLockedCopy(values, path)));
  }
}

const schemas = new Map<string, ReturnType<typeof createLoanForm>>();

/** Rules are built once for each set of shown fields: a keystroke must not pay for them. */
function schemaFor(values: CreateLoanValues, { isLead, showsOriginationType }: ValidationOptions) {
  const { salesPrice, downPayment } = visibleFields(values.loanPurpose, isLead);
  const { hasCoBorrower } = values;
  const shown = { isLead, showsOriginationType, hasCoBorrower, salesPrice, downPayment };
  const key = Object.values(shown).join();
  const known = schemas.get(key) ?? createLoanForm(shown);
  schemas.set(key, known);
  return known;
}

/** Required when empty, invalid when the text names no option (L-5.1-13, L-5.1-14). */
const choice = () =>
  mixed<Choice>()
    .test('required', messages.required, (value) => !!value && !isBlank(value.text))
    .test('listed', messages.invalid, (value) => !value || isBlank(value.text) || value.id !== null);

/** One of the states in which the pair may lend (L-5.1-15, A-34, A-39). */
const propertyState = () =>
  mixed<string>().test('listed', messages.invalid, (value, { options }) => {
    const { licensedStates } = options.context as { licensedStates: LicensedStates };
    return !value || propertyStates(licensedStates).includes(value);
  });

const county = () =>
  optionalText(limits.county).test('listed', messages.invalid, (value, { options }) => {
    const { counties } = options.context as { counties: readonly string[] };
    return !value || counties.length === 0 || counties.includes(value);
  });

const downPaymentPercentText = () =>
  decimalText({
    decimals: 3,
    maximum: limits.downPaymentPercent,
    tooLarge: messages.percentTooLarge,
    mayBeNegative: true,
  });

/** Digits and the point count, separators do not (L-5.2-20, A-13). */
const financedAmountText = () =>
  decimalText({
    decimals: 2,
    maximum: limits.financedAmount,
    tooLarge: messages.financedTooLarge,
    characters: limits.financedAmountCharacters,
  });

/** Whole months (L-5.2-21, L-5.2-22). */
const amortizationTermText = () =>
  decimalText({
    decimals: 0,
    maximum: limits.amortizationTerm,
    tooLarge: messages.termTooLarge,
    characters: limits.amortizationTermCharacters,
  });
