import { mixed, object, ValidationError } from 'yup';
import { createFields, type FieldPath, fieldPaths } from '../../contracts/fields/create-screen.ts';
import { addressFields, personFields, propertyFields } from '../../contracts/fields/person.ts';
import { fieldRule } from './field-rules.ts';
import { isRequired, isShown } from './fields.ts';
import type { CreateLoanValues } from './form-values.ts';
import { messages } from './messages.ts';
import { type LicensedStates, propertyStates } from './property.ts';

/** What the validation depends on besides the values of the form. */
export interface ValidationOptions {
  readonly isLead: boolean;
  /** True while the origination type is shown; only then is it required (L-5.1-05, A-18). */
  readonly showsOriginationType: boolean;
  /** The states that are valid for the property; if absent or null, all 59 states are valid. */
  readonly licensedStates?: LicensedStates;
  /** The counties of the property's state; if empty, any text is a valid county. */
  readonly counties?: readonly string[];
}

/**
 * Validates the form (document 001, sections 5.1 to 5.3). Returns the messages of invalid fields by path, such as
 * `borrower.firstName`; an empty object for a valid form.
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
    const found = error.inner.toReversed().map(({ path, message }) => [path ?? '', message] as const);
    return Object.fromEntries(found.filter(([path]) => !isLockedCopy(values, path)));
  }
}

type Schema = ReturnType<typeof createLoanForm>;
const schemas = new Map<string, Schema>();

/** Returns the yup schema for the shown fields. Schemas are cached, so that validation on each keystroke is fast. */
function schemaFor(values: CreateLoanValues, { isLead, showsOriginationType }: ValidationOptions): Schema {
  const { hasCoBorrower, loanPurpose } = values;
  const shown = loanPaths.filter((path) => isShown(path, { isLead, loanPurpose }));
  const key = [isLead, showsOriginationType, hasCoBorrower, ...shown].join();
  const known = schemas.get(key) ?? createLoanForm(shown, { isLead, showsOriginationType, hasCoBorrower });
  schemas.set(key, known);
  return known;
}

const loanPaths = fieldPaths.filter((path) => !path.includes('.') && !createFields[path].isCalculated);

interface Kind {
  readonly isLead: boolean;
  readonly showsOriginationType: boolean;
  readonly hasCoBorrower: boolean;
}

/** Creates the schema of the shown fields and of the origination type, which is sent even while it is hidden. */
const createLoanForm = (
  shown: readonly FieldPath[],
  { isLead, showsOriginationType, hasCoBorrower }: Kind,
) => {
  const ruleOf = (path: FieldPath) =>
    fieldRule(
      createFields[path],
      isRequired(path, isLead) && (showsOriginationType || !createFields[path].shown),
    );
  const rulesOf = <Name extends string>(part: string, group: Readonly<Record<Name, unknown>>) =>
    Object.fromEntries(Object.keys(group).map((name) => [name, ruleOf(`${part}.${name}` as FieldPath)]));
  const person = (part: 'borrower' | 'coBorrower') =>
    object({
      ...rulesOf(part, personFields),
      presentAddress: object(rulesOf(`${part}.presentAddress`, addressFields)),
    });
  return object({
    ...Object.fromEntries(shown.map((path) => [path, ruleOf(path)])),
    borrower: person('borrower'),
    coBorrower: hasCoBorrower ? person('coBorrower') : mixed(),
    propertyAddress: object({
      ...rulesOf('propertyAddress', propertyFields),
      state: propertyState(),
      county: county(),
    }),
  });
};

/** Returns the rule for the state of the property: a licensed state, or blank (L-5.1-15, A-34, A-39). */
const propertyState = () =>
  mixed<string>().test('listed', messages.invalid, (value, { options }) => {
    const { licensedStates } = options.context as { licensedStates: LicensedStates };
    return !value || propertyStates(licensedStates).includes(value);
  });

const county = () =>
  fieldRule(propertyFields.county, false).test('listed', messages.invalid, (value, { options }) => {
    const { counties } = options.context as { counties: readonly string[] };
    return !value || counties.length === 0 || counties.some((name) => name === value);
  });

/**
 * Returns true for a read-only copy of a field of the borrower's address. A copy shows no message, since the original
 * field shows it. State and county of the property have their own messages.
 */
export function isLockedCopy(values: CreateLoanValues, path: string): boolean {
  if (path.startsWith('coBorrower.presentAddress.')) return values.isCoBorrowerAddressSame;
  if (!path.startsWith('propertyAddress.') || !values.isPropertyAddressSameAsBorrowerAddress) return false;
  return path !== 'propertyAddress.state' && path !== 'propertyAddress.county';
}
