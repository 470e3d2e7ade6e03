import { mixed } from 'yup';
import { emailAddress } from '../../contracts/api/email-address.ts';
import { forbiddenCharacter, visibleCharacter } from '../../contracts/api/text.ts';
import type { Field } from '../../contracts/fields/field.ts';
import { hasWrongYear, isDay } from './day.ts';
import { decimalsOf, isDecimalText, numberOf } from './decimal.ts';
import type { Choice } from './form-values.ts';
import { messages, type NumberField, tooLarge, tooLong, tooManyDecimals, wrongDigits } from './messages.ts';

/** Returns the yup rule for a field by its kind. The rule reports only the first error. */
export const fieldRule = (field: Field, isRequired: boolean) =>
  mixed<string | Choice>()
    .nullable()
    .test('field', (value, { createError }) => {
      const isChoice = typeof value === 'object' && value !== null;
      const message = isChoice ? choiceError(value) : textError(field, value ?? '', isRequired);
      return message === undefined || createError({ message: () => message });
    });

function textError(field: Field, text: string, isRequired: boolean): string | undefined {
  if (!isEmpty(field, text)) return entryError(field, text);
  return isRequired ? messages.required : undefined;
}

/** Returns true for an empty entry. White space counts as empty in text fields, and as invalid in lists and numbers. */
const isEmpty = (field: Field, text: string): boolean =>
  'options' in field || 'decimals' in field ? text === '' : isBlank(text);

/** Returns 'Required' for an empty choice and 'Invalid' for text that is no option (L-5.1-13, L-5.1-14). */
function choiceError({ text, id }: Choice): string | undefined {
  if (isBlank(text)) return messages.required;
  return id === null ? messages.invalid : undefined;
}

/** Returns the error message of an entry; undefined for a valid one. */
function entryError(field: Field, text: string): string | undefined {
  switch (field.kind) {
    case 'text':
      if (!isWithin(text.trim(), field.maximum)) return tooLong(field.maximum);
      return forbiddenCharacter.test(text.trim()) ? messages.unprintable : undefined;
    case 'email':
      return isWithin(text.trim(), field.maximum) && emailAddress.test(text.trim())
        ? undefined
        : messages.email;
    case 'digits':
      return digitsIn(text.trim(), field) === null ? wrongDigits(field.digits) : undefined;
    case 'date':
      if (hasWrongYear(text)) return messages.birthYear;
      return isDay(text.trim()) ? undefined : messages.invalid;
    case 'option':
    case 'select':
      return field.options.includes(text) ? undefined : messages.invalid;
    case 'money':
    case 'percent':
    case 'months':
      return decimalError(field, text);
    default:
      return undefined;
  }
}

/** Returns the error message of a number; undefined for a valid one (L-5.3-01 to L-5.3-09). */
function decimalError(field: NumberField, text: string): string | undefined {
  const { decimals, characters = Number.POSITIVE_INFINITY } = field;
  if (decimals === 0 && !/^-?\d+$/.test(text)) return messages.wholeNumber;
  if (!isDecimalText(text)) return messages.number;
  if (decimalsOf(text) > decimals) return tooManyDecimals(decimals);
  if (text.length > characters) return tooLong(characters);
  const number = numberOf(text);
  if (number.lt(0) && field.mayBeNegative !== true) return field.negative ?? messages.negative;
  return number.lte(field.maximum) ? undefined : tooLarge(field);
}

export type DigitsField = Extract<Field, { readonly kind: 'digits' }>;

/**
 * Returns the digits of an entry; null for an invalid one. A valid entry is the digits alone or with the punctuation
 * of the mask (L-5.2-12, L-5.2-17, L-5.2-18).
 */
export function digitsIn(text: string, { digits, mask = '' }: DigitsField): string | null {
  const found = text.replaceAll(/\D/g, '');
  if (found.length !== digits) return null;
  return text === found || text === masked(found, mask) ? found : null;
}

function masked(digits: string, mask: string): string {
  let next = 0;
  return mask.replaceAll('#', () => digits.charAt(next++));
}

/** Returns true for text that shows nothing, such as spaces or zero-width characters. */
export const isBlank = (text: string): boolean => !visibleCharacter.test(text);

/** Compares the number of code points, as the server does: an emoji of two UTF-16 units counts as one character. */
const isWithin = (text: string, maximum: number): boolean =>
  text.length <= maximum || (text.length <= 2 * maximum && [...text].length <= maximum);
