import { limits } from '../../../contracts/api/limits.ts';
import {
  generations,
  loanPurposes,
  occupancies,
  originationTypes,
  propertyTypes,
} from '../../../contracts/api/options.ts';
import { type TypedAmount, typedAmounts } from '../../../web/create-loan/amounts.ts';
import type { CreateLoanValues } from '../../../web/create-loan/form-values.ts';
import {
  type TextPath,
  type Toggle,
  toggles,
  withEntry,
  withToggle,
} from '../../../web/create-loan/form/entries.ts';
import { visibleFields } from '../../../web/create-loan/visible-fields.ts';
import { completedForm } from './completed-form.ts';
import { nothingKnown } from './entries.ts';
import type { Random } from './random.ts';

/**
 * A form that somebody might have filled in: sound, then edited a few times the way the screen allows, most entries
 * ordinary, some at or beyond a limit. Two in five forms have no odd entry at all. No number has a needless zero, which
 * counts as a character in the field and is gone on the way.
 */
export function randomForm(random: Random, isLead: boolean): CreateLoanValues {
  let values = isLead ? sound.lead : sound.loan;
  const enter = (path: TextPath, text: string) => {
    if (isOnScreen(values, path)) values = withEntry(values, path, text, nothingKnown);
  };
  for (let left = random.below(4); left > 0; left -= 1) {
    const amount = random.pick(typedAmounts);
    enter(amount, amount === 'downPaymentPercent' ? percent(random) : money(random));
  }
  for (const toggle of toggles)
    if (random.chance(toggle === 'hasCoBorrower' ? 0.5 : 0.15)) values = turned(values, toggle);
  if (values.hasCoBorrower) {
    enter('coBorrower.firstName', 'Max');
    enter('coBorrower.lastName', 'Newcomer');
    enter('coBorrower.taxIdentifier', '987654321');
  }
  for (let left = random.below(6); left > 0; left -= 1) {
    const path = random.pick(paths);
    enter(path, random.pick(ordinary[path] ?? ['']));
  }
  if (random.chance(0.4)) return values;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const path = random.pick(paths);
    if (random.chance(0.05)) values = { ...values, [random.pick(choices)]: { text: 'unlisted', id: null } };
    else enter(path, random.pick(oddEntries[path] ?? anything));
  }
  return values;
}

const sound = { loan: completedForm({ isLead: false }), lead: completedForm({ isLead: true }) };

/** What a wrong hand, a paste or an old page might leave in any field. */
const anything: readonly string[] = [
  '',
  ' ',
  'x'.repeat(10_000),
  '<b>markup</b>',
  'a\u0001b',
  '\t',
  '😀'.repeat(35),
  '\ud800',
  'null',
];
const long = (maximum: number) => ['x'.repeat(maximum), 'x'.repeat(maximum + 1), ` ${'x'.repeat(maximum)} `];
const moneyLimits = ['999999999.99', '1000000000', '1000000000.01', '0.005', '.5', '5.', '-1', '1e5', 'NaN'];

/** Entries at and beyond the limits, by kind of field. */
const odd: Readonly<Record<string, readonly string[]>> = {
  name: [...long(limits.name), '😀'.repeat(36)],
  houseNumber: long(limits.houseNumber),
  streetName: long(limits.streetName),
  unitNumber: long(limits.unitNumber),
  city: long(limits.city),
  county: long(limits.county),
  state: ['XX', 'ca', 'FM', 'AE'],
  zipCode: ['1234', '123456', '12a45', '１２３４５'],
  zipExtension: ['123', '12345', '12-4'],
  taxIdentifier: ['12345678', '1234567890', '123-45-678', '12-345-6789', '123 45 6789', '12345678a'],
  emailAddress: [
    'a@b',
    'a b@c.de',
    '.a@b.co',
    'a..b@c.de',
    'a@b.co.',
    'a@b..co',
    'a@b.co,',
    '<a@b.co>',
    'mailto:a@b.co',
    'a@-b.co',
    'a@b_c.de',
    'ä@b.co',
    "a!#$%&'*+/=?^_`{|}~-@b-c.de",
    `${'a'.repeat(44)}@b.co`,
    `${'a'.repeat(45)}@b.co`,
    `${'a'.repeat(46)}@b.co`,
  ],
  birthDate: [
    '1990-02-30',
    '1990-2-3',
    '0000-01-01',
    '0084-05-05',
    '1899-12-31',
    '1900-01-01',
    '1990-13-01',
    '2000-02-29',
    '02/28/1990',
  ],
  phone: ['(555) 010-019', '555', '15550100199', '555-010-0199'],
  list: ['Nowhere', 'purchase'],
  money: moneyLimits,
  financedAmount: ['999999999', '1000000000', '9999999.9', '99999999.9', '0.001', '-1'],
  percent: ['999.999', '1000', '100.0001', '3.1415', '-1'],
  interestRate: ['25', '25.000', '25.001', '26', '6.0005', '-0.001'],
  amortizationTerm: ['0', '999', '1000', '3.5', '-1'],
};

const person = {
  firstName: ['Ada', 'José', 'Ng'],
  middleName: ['', 'Grace'],
  lastName: ['Moss', 'O’Neill-Ray'],
  generation: ['', ...generations],
  taxIdentifier: ['123456789', '987-65-4321'],
  emailAddress: ['', 'ada@example.com'],
  birthDate: ['', '1990-02-28'],
  cellPhone: ['', '5550100199', '(555) 010-0199'],
  workPhone: ['', '5550100142'],
};
const address = {
  houseNumber: ['', '12'],
  streetName: ['', 'Heron Way'],
  unitNumber: ['', '3B'],
  city: ['', 'Kent'],
  state: ['', 'WA', 'DC', 'VI'],
  zipCode: ['', '98030'],
  zipExtension: ['', '0001'],
};

/** Entries that anybody would make, by field. */
const ordinary: Readonly<Partial<Record<TextPath, readonly string[]>>> = {
  loanOriginationType: originationTypes,
  loanPurpose: ['', ...loanPurposes],
  propertyType: ['', ...propertyTypes],
  occupancy: ['', ...occupancies],
  salesPrice: ['', '500000', '333333.33'],
  estimatedOrAppraisedValue: ['', '480000'],
  baseLoanAmount: ['', '400000.5'],
  financedAmount: ['', '5066.25'],
  downPaymentPercent: ['3.5', '20'],
  downPaymentAmount: ['50000', '0.07'],
  interestRate: ['', '6.5', '0'],
  amortizationTerm: ['', '360'],
  ...under('borrower', person),
  ...under('borrower.presentAddress', address),
  ...under('coBorrower', person),
  ...under('coBorrower.presentAddress', address),
  ...under('propertyAddress', { ...address, county: ['', 'King'] }),
};

const paths = Object.keys(ordinary) as TextPath[];
const oddEntries = Object.fromEntries(
  paths.map((path) => [path, [...(odd[kindOf(path)] ?? []), ...anything]]),
) as Partial<Record<TextPath, readonly string[]>>;

const choices = ['institution', 'originator', 'product'] as const;

function under(prefix: string, entries: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(Object.entries(entries).map(([name, list]) => [`${prefix}.${name}`, list]));
}

function kindOf(path: TextPath): string {
  const name = path.split('.').at(-1) ?? '';
  if (name.endsWith('Name') && name !== 'streetName') return 'name';
  if (name.endsWith('Phone')) return 'phone';
  if (name === 'downPaymentPercent') return 'percent';
  if (Object.hasOwn(odd, name)) return name;
  return typedAmounts.some((amount) => amount === name) ? 'money' : 'list';
}

/** Up to 120 %, with three decimals. */
const percent = (random: Random): string => (random.below(120_000) / 1_000).toFixed(3);

function money(random: Random): string {
  const cents = random.below(99_999_999);
  return random.chance(0.03)
    ? random.pick(moneyLimits)
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Nobody types into a field that the screen hides or locks. */
function isOnScreen(values: CreateLoanValues, path: TextPath): boolean {
  if (path.startsWith('coBorrower.') && !values.hasCoBorrower) return false;
  if (path.startsWith('coBorrower.presentAddress.')) return !values.isCoBorrowerAddressSame;
  if (path.startsWith('propertyAddress.')) return !values.isPropertyAddressSameAsBorrowerAddress;
  const shown = visibleFields(values.loanPurpose, false);
  const hidden: Partial<Record<TypedAmount, boolean>> = {
    salesPrice: !shown.salesPrice,
    downPaymentAmount: !shown.downPayment,
    downPaymentPercent: !shown.downPayment,
  };
  return hidden[path as TypedAmount] !== true;
}

const turned = (values: CreateLoanValues, toggle: Toggle): CreateLoanValues =>
  withToggle(values, toggle, !values[toggle], nothingKnown);
