/** Lengths and maxima of document 001, sections 5.2 and 5.3. Amounts in US dollars, percents as percent numbers. */
export const limits = {
  name: 35,
  email: 50,
  houseNumber: 15,
  streetName: 50,
  unitNumber: 10,
  city: 50,
  county: 50,
  zipCode: 5,
  zipExtension: 4,
  /** With dashes: 000-00-0000. */
  taxIdentifier: 11,
  taxIdentifierDigits: 9,
  /** With punctuation: (000) 000-0000. */
  phone: 14,
  phoneDigits: 10,
  financedAmountCharacters: 9,
  amortizationTermCharacters: 3,
  amount: 999_999_999.99,
  financedAmount: 999_999_999,
  downPaymentPercent: 999.999,
  interestRatePercent: 25,
  amortizationTerm: 999,
  /** A birth date of an earlier year is a typing error. */
  earliestBirthYear: 1900,
  /** Of our own: what a search of loans looks for, and a question to the assistant. */
  search: 60,
  prompt: 4_000,
} as const;
