import type { Field } from '../../../contracts/fields/field.ts';
import { personFields } from '../../../contracts/fields/person.ts';

/** Messages of fields (document 001, sections 5.1 to 5.3). */
export const messages = {
  required: 'Required',
  invalid: 'Invalid',
  email: 'Invalid Email Address',
  negative: 'Cannot be negative.',
  number: 'Enter a number such as 6.5.',
  wholeNumber: 'Enter a whole number, such as 360.',
  unprintable: "Contains characters that can't be displayed. Type it again.",
  birthYear: `Enter a four-digit year from ${personFields.birthDate.earliestYear} to 9999.`,
} as const;

/**
 * Returns the message for a text that is too long. Typing cannot exceed the maximum, but a name from the borrower check
 * can. The documents give no message.
 */
export const tooLong = (maximum: number): string => `Enter no more than ${maximum} characters.`;

export const tooManyDecimals = (maximum: number): string => `Enter no more than ${maximum} decimal places.`;

export const wrongDigits = (digits: number): string => `Must contain ${digits} numeric characters`;

/** Returns the message for a number above the maximum of its field. */
export function tooLarge({ kind, maximum, tooLarge: words }: NumberField): string {
  if (words !== undefined) return words;
  const number = maximum.toLocaleString('en-US');
  if (kind === 'money') return `Cannot exceed $${number}`;
  return `Cannot exceed ${number}${kind === 'percent' ? '%' : ' months'}`;
}

export type NumberField = Extract<Field, { readonly decimals: number }>;

/** Shown beside the message of a birth date that is no date, to name the form. */
export const birthDateForm = 'Enter a date such as 01/31/1990.';

/** Shown if originator and institution are not licensed in any state. */
export const noLicenseNote =
  'The Institution or Originator for this loan does not have a valid license for any Property State. ' +
  'Please reach out to your System Administrator. The State and County fields are not editable.';

/** Shown for construction loans. The document gives no wording; the project chose this one. */
export const constructionNote =
  'The Estimated or Appraised Value includes improvements, as stated in disclosures.';

/** Returns true for Construction and Construction-Permanent. */
export const isConstruction = (purpose: string | null): boolean =>
  purpose === 'Construction' || purpose === 'Construction-Permanent';
