import { mixed, object, type Schema, string, ValidationError } from 'yup';
import { emailAddress } from '../../../contracts/api/email-address.ts';
import { forbiddenCharacter, visibleCharacter } from '../../../contracts/api/text.ts';
import { createFields, type FieldPath, fieldPaths } from '../../../contracts/fields/create-screen.ts';
import type { Field } from '../../../contracts/fields/field.ts';
import { addressFields, personFields, propertyFields } from '../../../contracts/fields/person.ts';
import { hasWrongYear, isDay } from './day.ts';
import { decimalsOf, isDecimalText, numberOf } from './decimal.ts';
import type { Lists } from './edits.ts';
import { isRequired, isShown } from './fields.ts';
import type { Choice, CreateLoanValues } from './form-values.ts';
import { messages, type NumberField, tooLarge, tooLong, tooManyDecimals, wrongDigits } from './messages.ts';
import { propertyStates } from './property.ts';

/** What the validation depends on besides the values of the form. */
export interface ValidationOptions extends Pick<Lists, 'zips' | 'licensedStates'> {
  readonly isLead: boolean;
  /** True while the origination type is shown; only then is it required. */
  readonly showsOriginationType: boolean;
}

/**
 * Returns the yup schema of the form, made from the catalogue of fields (document 001, sections 5.1 to 5.3). Hidden
 * amounts and copied addresses are not validated.
 */
export function createLoanSchema({ isLead, showsOriginationType, licensedStates, zips }: ValidationOptions) {
  const ruleOf = (path: FieldPath): Schema => {
    const rule = ruleOfKind(createFields[path]);
    return isRequired(path, isLead) ? rule.required(messages.required) : rule;
  };
  const whileShown = (path: FieldPath): Schema => {
    const { shown } = createFields[path];
    if (shown?.feature) return showsOriginationType ? ruleOf(path) : ruleOfKind(createFields[path]);
    if (!shown?.exceptPurposes) return ruleOf(path);
    return ruleOf(path).when('loanPurpose', {
      is: (loanPurpose: string | null) => !isShown(path, { isLead, loanPurpose }),
      then: () => mixed(),
    });
  };
  const rulesOf = (part: string, group: object) =>
    Object.fromEntries(Object.keys(group).map((name) => [name, ruleOf(`${part}.${name}` as FieldPath)]));

  const coBorrowerAddress = object(rulesOf('coBorrower.presentAddress', addressFields));
  const coBorrower = object({
    ...rulesOf('coBorrower', personFields),
    presentAddress: mixed().when('$isCoBorrowerAddressSame', { is: false, then: () => coBorrowerAddress }),
  });
  // State and county of a copy have their own messages.
  const place = {
    state: filled().oneOf(propertyStates(licensedStates), messages.invalid),
    county: ruleOfKind(propertyFields.county).test('listed', messages.invalid, (county, { parent }) => {
      const counties = zips.countiesOf(String(Object(parent).state));
      return !county || counties.length === 0 || counties.includes(String(county));
    }),
  };
  const copiedProperty = object(place);
  const property = object({ ...rulesOf('propertyAddress', propertyFields), ...place });
  return object({
    ...Object.fromEntries(loanPaths.map((path) => [path, whileShown(path)])),
    borrower: object({
      ...rulesOf('borrower', personFields),
      presentAddress: object(rulesOf('borrower.presentAddress', addressFields)),
    }),
    coBorrower: mixed().when('hasCoBorrower', { is: true, then: () => coBorrower }),
    propertyAddress: mixed().when('isPropertyAddressSameAsBorrowerAddress', ([isSame]) =>
      isSame ? copiedProperty : property,
    ),
  });
}

const loanPaths = fieldPaths.filter((path) => !path.includes('.') && !createFields[path].isCalculated);

/** Returns the messages of invalid fields by path: the first one of each field, as Formik shows it. */
export function messagesOf(
  values: CreateLoanValues,
  schema: ReturnType<typeof createLoanSchema>,
): Readonly<Partial<Record<string, string>>> {
  try {
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true, context: values });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = Map.groupBy(error.inner, ({ path }) => path ?? '');
    return Object.fromEntries([...found].map(([path, errors]) => [path, errors[0]?.message]));
  }
}

/** Returns the rule of an entry by the kind of its field. Formik shows the first of its messages. */
export function ruleOfKind(field: Field): Schema {
  switch (field.kind) {
    case 'choice':
      return mixed<Choice>()
        .transform((choice: Choice) => (isBlank(choice.text) ? undefined : choice))
        .test('listed', messages.invalid, (choice) => choice?.id !== null);
    case 'text':
      return text()
        .test('length', tooLong(field.maximum), isWithin(field.maximum))
        .test('printable', messages.unprintable, (typed = '') => !forbiddenCharacter.test(typed));
    case 'email':
      return text()
        .matches(emailAddress, messages.email)
        .test('length', messages.email, isWithin(field.maximum));
    case 'digits':
      return text().test(
        'digits',
        wrongDigits(field.digits),
        (typed) => typed === undefined || digitsIn(typed, field) !== null,
      );
    case 'date':
      return text()
        .test('year', messages.birthYear, (typed = '') => !hasWrongYear(typed))
        .test('day', messages.invalid, (typed) => typed === undefined || isDay(typed));
    case 'option':
    case 'select':
      return filled().nullable().oneOf(field.options, messages.invalid);
    case 'money':
    case 'percent':
    case 'months':
      return number(field);
    default:
      return mixed();
  }
}

/** Schema of a text in a list or number field; an empty text becomes undefined. */
const filled = () => string().transform((typed: string) => typed || undefined);

/** Schema of any other text, which is trimmed; a text without visible characters becomes undefined. */
const text = () => string().transform((typed: string) => (isBlank(typed) ? undefined : typed.trim()));

/** Schema of a number as decimal text, since amounts are exact. */
function number(field: NumberField) {
  const { decimals, characters = Number.POSITIVE_INFINITY } = field;
  const form =
    decimals === 0
      ? filled().matches(/^-?\d+$/, messages.wholeNumber)
      : filled().test('number', messages.number, (amount = '0') => isDecimalText(amount));
  return form
    .test('decimals', tooManyDecimals(decimals), (amount = '') => decimalsOf(amount) <= decimals)
    .max(characters, tooLong(characters))
    .test(
      'negative',
      field.negative ?? messages.negative,
      (amount = '') => field.mayBeNegative === true || !numberOf(amount).lt(0),
    )
    .test('maximum', tooLarge(field), (amount = '') => numberOf(amount).lte(field.maximum));
}

export type DigitsField = Extract<Field, { readonly kind: 'digits' }>;

/**
 * Returns the digits of an entry; null for an invalid one. A valid entry is the digits alone or with the punctuation of
 * the mask.
 */
export function digitsIn(entry: string, { digits, mask = '' }: DigitsField): string | null {
  const found = entry.replaceAll(/\D/g, '');
  if (found.length !== digits) return null;
  return entry === found || entry === masked(found, mask) ? found : null;
}

function masked(digits: string, mask: string): string {
  let next = 0;
  return mask.replaceAll('#', () => digits.charAt(next++));
}

/** Returns true for text that shows nothing, such as spaces or zero-width characters. */
export const isBlank = (entry = ''): boolean => !visibleCharacter.test(entry);

/** Compares the number of code points, as the server does: an emoji of two UTF-16 units counts as one character. */
const isWithin =
  (maximum: number) =>
  (entry = ''): boolean =>
    entry.length <= maximum || (entry.length <= 2 * maximum && [...entry].length <= maximum);
