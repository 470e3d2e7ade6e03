import { limits } from '../../../contracts/api/limits.ts';
import {
  generations,
  loanPurposes,
  occupancies,
  originationTypes,
  propertyTypes,
  stateCodes,
  taxIdentifierTypes,
} from '../../../contracts/api/options.ts';
import type { FieldPath } from '../../../web/create-loan/fields.ts';
import type { Choice } from '../../../web/create-loan/form-values.ts';

/** What may be entered in a field, in words, and entries to try on the product's own check. */
export interface Entries {
  /** What is taken; ids in it are those of the rules that say so. */
  readonly takes: string;
  /** Entries that must pass. */
  readonly fits: readonly Entry[];
  /** Entries that must not, each as a reader would name it. */
  readonly wrong: readonly (readonly [name: string, entry: Entry])[];
}

export type Entry = string | Choice;

/** What each field of the create screen takes; persons and addresses have the same fields wherever they stand. */
export function entriesOf(path: FieldPath): Entries {
  return own[path] ?? common[path.slice(path.lastIndexOf('.') + 1)] ?? nothing;
}

/** Nobody types there. */
const nothing: Entries = { takes: 'calculated, and cannot be changed (A-14)', fits: [], wrong: [] };

const oneOf = (options: readonly string[], rules: string): Entries => ({
  takes: `one of ${options.join(', ')} (${rules})`,
  fits: options,
  wrong: [['any other text', 'Tent']],
});

const choice = (whose: string): Entries => ({
  takes: whose,
  fits: [{ text: 'Listed', id: 1 }],
  wrong: [['text that is not on offer', { text: 'Nobody', id: null }]],
});

const upTo = (maximum: number, rules: string): Entries => ({
  takes: `up to ${maximum} characters (${rules})`,
  fits: ['a'.repeat(maximum)],
  wrong: [[`${maximum + 1} characters`, 'a'.repeat(maximum + 1)]],
});

const dollars = (rules: string, more = ''): Entries => ({
  takes: `dollars and cents up to 999,999,999.99 (${rules})${more}`,
  fits: ['0', String(limits.amount)],
  wrong: [
    ['1,000,000,000', '1000000000'],
    ['-1', '-1'],
    ['1.234', '1.234'],
  ],
});

const phone: Entries = {
  takes: '10 digits, with or without their punctuation (L-5.2-17, L-5.2-18)',
  fits: ['2065550142', '(206) 555-0142'],
  wrong: [['206555014', '206555014']],
};

const withoutDownPayment =
  '; not shown for Refinance and Construction-Permanent (L-4.2-03, L-4.2-08); below zero where the loan is higher than the price (A-11)';

const own: Partial<Readonly<Record<FieldPath, Entries>>> = {
  institution: choice('one of the user’s institutions (L-2.2-13)'),
  originator: choice('one of the institution’s originators (L-4.1-01)'),
  product: choice('one of the originator’s products at the institution (L-4.1-03)'),
  loanOriginationType: oneOf(originationTypes, 'L-3.6-01'),
  loanPurpose: oneOf(loanPurposes, 'L-3.6-04'),
  propertyType: oneOf(propertyTypes, 'L-3.6-02'),
  occupancy: oneOf(occupancies, 'L-3.6-03'),
  salesPrice: dollars('L-5.3-01', '; not shown for Refinance (L-4.2-01)'),
  estimatedOrAppraisedValue: dollars('L-5.3-02'),
  baseLoanAmount: dollars('L-5.3-03'),
  downPaymentPercent: {
    takes: `percent with up to three decimals, up to ${limits.downPaymentPercent} (L-5.3-06)${withoutDownPayment}`,
    fits: ['0', String(limits.downPaymentPercent)],
    wrong: [['1,000', '1000']],
  },
  downPaymentAmount: {
    takes: `dollars and cents up to 999,999,999.99 (L-5.3-04)${withoutDownPayment}`,
    fits: ['0', String(limits.amount)],
    wrong: [['1,000,000,000', '1000000000']],
  },
  financedAmount: {
    takes: `dollars and cents up to 999,999,999 in ${limits.financedAmountCharacters} characters (L-5.3-05, L-5.2-20)`,
    fits: ['5066.25', String(limits.financedAmount)],
    wrong: [
      ['1,000,000,000', '1000000000'],
      ['-1', '-1'],
    ],
  },
  interestRate: {
    takes: `percent with up to three decimals, up to ${limits.interestRatePercent} (L-5.3-07)`,
    fits: ['0', '6.125', String(limits.interestRatePercent)],
    wrong: [
      ['25.001', '25.001'],
      ['-1', '-1'],
    ],
  },
  amortizationTerm: {
    takes: `whole months up to ${limits.amortizationTerm} (L-5.2-21, L-5.2-22)`,
    fits: [String(limits.amortizationTerm)],
    wrong: [
      ['1,000', '1000'],
      ['1.5', '1.5'],
    ],
  },
  'propertyAddress.state': {
    takes: `one of the states in which institution and originator are licensed (L-4.3-04); one of ${stateCodes.length} while that is not known (A-37)`,
    fits: ['WA'],
    wrong: [['any other text', 'Tent']],
  },
  'propertyAddress.county': {
    takes: 'one of the counties of the state',
    fits: ['King'],
    wrong: [['a county of another state', 'Cook']],
  },
};

const common: Readonly<Record<string, Entries>> = {
  firstName: upTo(limits.name, 'L-5.2-01'),
  middleName: upTo(limits.name, 'L-5.2-02'),
  lastName: upTo(limits.name, 'L-5.2-03'),
  generation: oneOf(generations, 'L-3.6-05'),
  taxIdentifier: {
    takes: `${limits.taxIdentifierDigits} digits, with or without dashes (L-5.2-12)`,
    fits: ['123456789', '123-45-6789'],
    wrong: [['12345678', '12345678']],
  },
  taxIdentifierType: oneOf(taxIdentifierTypes, 'L-3.6-06'),
  birthDate: {
    takes: 'a day of the calendar from 1900 on (A-29, A-132)',
    fits: ['1984-02-29'],
    wrong: [
      ['02/30/1984', '1984-02-30'],
      ['12/31/1899', '1899-12-31'],
    ],
  },
  emailAddress: {
    takes: `an address of up to ${limits.email} characters (L-5.2-04, L-5.2-05)`,
    fits: ['ada@example.com', `${'a'.repeat(limits.email - 12)}@example.com`],
    wrong: [
      ['ada@', 'ada@'],
      [`${limits.email + 1} characters`, `${'a'.repeat(limits.email - 11)}@example.com`],
    ],
  },
  cellPhone: phone,
  workPhone: phone,
  houseNumber: upTo(limits.houseNumber, 'L-5.2-06'),
  streetName: upTo(limits.streetName, 'L-5.2-07'),
  unitNumber: upTo(limits.unitNumber, 'L-5.2-08'),
  city: upTo(limits.city, 'L-5.2-09'),
  state: {
    takes: `one of ${stateCodes.length} states and territories (L-3.6-14)`,
    fits: stateCodes,
    wrong: [['any other text', 'Tent']],
  },
  zipCode: {
    takes: `${limits.zipCode} digits (L-5.2-10)`,
    fits: ['98030'],
    wrong: [['9803', '9803']],
  },
  zipExtension: {
    takes: `${limits.zipExtension} digits (L-5.2-11)`,
    fits: ['1201'],
    wrong: [['120', '120']],
  },
};
