import { limits } from '../../contracts/api/limits.ts';

/** The words under a field. Document 001, sections 5.1 to 5.3. */
export const messages = {
  required: 'Required',
  invalid: 'Invalid',
  taxIdentifier: 'Must contain 9 numeric characters',
  phone: 'Must contain 10 numeric characters',
  email: 'Invalid Email Address',
  zipCode: 'Must contain 5 numeric characters',
  zipExtension: 'Must contain 4 numeric characters',
  interestRate: `Rate cannot exceed ${limits.interestRatePercent}%. Please enter a valid value.`,
  negative: 'Cannot be negative. Enter a smaller down payment.',
  amountTooLarge: 'Cannot exceed $999,999,999.99',
  financedTooLarge: 'Cannot exceed $999,999,999',
  percentTooLarge: 'Cannot exceed 999.999%',
  termTooLarge: `Cannot exceed ${limits.amortizationTerm} months`,
  number: 'Enter a number with a decimal point, such as 6.5.',
  wholeNumber: 'Enter a whole number, such as 360.',
  unprintable: 'Contains characters that cannot be shown. Type it again.',
  birthYear: `Enter a year from ${limits.earliestBirthYear} to 9999, in four digits.`,
} as const;

/** For a text that came from elsewhere: a longer one cannot be typed, and the documents give no message (L-5.2-23, A-130). */
export const tooLong = (maximum: number): string => `Use at most ${maximum} characters.`;

export const tooManyDecimals = (maximum: number): string => `Use at most ${maximum} decimals.`;
