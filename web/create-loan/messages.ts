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
  /** The field is invalid without a word: the document gives no message for it (L-5.2-23). */
  silent: '',
  negative: 'Cannot be negative',
  amountTooLarge: 'Cannot exceed $999,999,999.99',
  percentTooLarge: 'Cannot exceed 999.999%',
} as const;
