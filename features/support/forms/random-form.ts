import { originationTypes } from '../../../contracts/api/options.ts';
import {
  createFields,
  type FieldPath,
  fieldPaths,
  type SwitchName,
} from '../../../contracts/fields/create-screen.ts';
import type { Field } from '../../../contracts/fields/field.ts';
import { amountFields } from '../../../contracts/fields/loan.ts';
import { typedAmounts } from '../../../web/pages/create-loan/amounts.ts';
import { isShown } from '../../../web/pages/create-loan/fields.ts';
import { noLists, type TextPath, withEdit, withToggle } from '../../../web/pages/create-loan/edits.ts';
import type { CreateLoanValues } from '../../../web/pages/create-loan/form-values.ts';
import { settled } from '../../../web/pages/create-loan/settled.ts';
import { completedForm } from './completed-form.ts';
import { switchNames } from '../vocabulary/form-fields.ts';
import type { Random } from './random.ts';

/**
 * Returns a completed form after a few random edits that the screen allows. Most entries are ordinary; some are at or
 * beyond a limit. Two in five forms have ordinary entries only. Numbers have no leading zeros, which would count as
 * characters in the field but are not sent.
 */
export function randomForm(random: Random, isLead: boolean): CreateLoanValues {
  let values = isLead ? sound.lead : sound.loan;
  const enter = (path: TextPath, text: string) => {
    if (isOnScreen(values, path)) values = settled(withEdit(values, path, text), noLists);
  };
  for (let left = random.below(4); left > 0; left -= 1) {
    const amount = random.pick(typedAmounts);
    enter(amount, amount === 'downPaymentPercent' ? percent(random) : money(random));
  }
  for (const toggle of switchNames)
    if (random.chance(toggle === 'hasCoBorrower' ? 0.5 : 0.15)) values = turned(values, toggle);
  if (values.hasCoBorrower) {
    enter('coBorrower.firstName', 'Max');
    enter('coBorrower.lastName', 'Newcomer');
    enter('coBorrower.taxIdentifier', '987654321');
  }
  for (let left = random.below(6); left > 0; left -= 1) {
    const path = random.pick(paths);
    enter(path, random.pick(entries.get(path)?.ordinary ?? ['']));
  }
  if (random.chance(0.4)) return values;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const path = random.pick(paths);
    if (random.chance(0.05)) values = { ...values, [random.pick(choices)]: { text: 'unlisted', id: null } };
    else enter(path, random.pick(entries.get(path)?.odd ?? anything));
  }
  return values;
}

const sound = { loan: completedForm({ isLead: false }), lead: completedForm({ isLead: true }) };

/** Invalid entries for any field, as after a typing error or a paste. */
const anything: readonly string[] = [
  '',
  ' ',
  'x'.repeat(10_000),
  '<b>markup</b>',
  'a\u0001b',
  '\t',
  '😀'.repeat(35),
  '\ud800',
  '\u200b',
  'null',
];
const long = (maximum: number) => ['x'.repeat(maximum), 'x'.repeat(maximum + 1), ` ${'x'.repeat(maximum)} `];
/** Amounts at and beyond a maximum, and what is no amount of dollars. */
const oddMoney = (maximum: number) => [
  String(maximum),
  String(maximum + 0.01),
  String(Math.ceil(maximum) + 0.01),
  '0.005',
  '.5',
  '5.',
  '-1',
  '1e5',
  'NaN',
];

/** Entries of a field: ordinary ones, and odd ones at or beyond its limits. */
interface Entries {
  readonly ordinary: readonly string[];
  readonly odd: readonly string[];
}

function entriesOf(path: FieldPath): Entries {
  const field = createFields[path];
  const special = byName[path.split('.').at(-1) ?? ''] ?? {};
  const { ordinary, odd } = { ...ofKind(field), ...special };
  return { ordinary, odd: [...odd, ...anything] };
}

function ofKind(field: Field): Entries {
  switch (field.kind) {
    case 'text':
      return {
        ordinary: [...(field.required ? [] : ['']), 'Kent'],
        odd: [...long(field.maximum), '😀'.repeat(field.maximum + 1)],
      };
    case 'digits':
      return { ordinary: ['', '0'.repeat(field.digits)], odd: oddDigits(field.digits) };
    case 'option':
      return { ordinary: ['', ...field.options], odd: ['Nowhere', 'purchase', 'XX', 'ca', 'FM', 'AE'] };
    case 'date':
      return { ordinary: ['', '1990-02-28'], odd: oddDates };
    case 'email':
      return { ordinary: ['', 'ada@example.com'], odd: oddAddresses };
    case 'money':
      return { ordinary: ['', '500000', '333333.33', '5066.25'], odd: oddMoney(field.maximum) };
    case 'percent':
      return {
        ordinary: ['3.5', '20'],
        odd: [String(field.maximum), String(field.maximum + 1), '100.0001', '3.1415', '-1'],
      };
    case 'months':
      return {
        ordinary: ['', '360'],
        odd: ['0', String(field.maximum), String(field.maximum + 1), '3.5', '-1'],
      };
    default:
      return { ordinary: [], odd: [] };
  }
}

const oddDigits = (digits: number): string[] => [
  '1'.repeat(digits - 1),
  '1'.repeat(digits + 1),
  `${'1'.repeat(digits - 1)}a`,
  '１'.repeat(digits),
  '12-4',
];

const oddAddresses = [
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
];

const oddDates = [
  '1990-02-30',
  '1990-2-3',
  '0000-01-01',
  '0084-05-05',
  '1899-12-31',
  '1900-01-01',
  '1990-13-01',
  '2000-02-29',
  '02/28/1990',
];

/** Entries for fields with more specific values than their kind. The key is the last part of the field path. */
const byName: Readonly<Record<string, Partial<Entries>>> = {
  firstName: { ordinary: ['Ada', 'José', 'Ng'] },
  lastName: { ordinary: ['Moss', 'O’Neill-Ray'] },
  taxIdentifier: {
    ordinary: ['123456789', '987-65-4321'],
    odd: ['12345678', '1234567890', '123-45-678', '12-345-6789', '123 45 6789', '12345678a'],
  },
  cellPhone: {
    ordinary: ['', '5550100199', '(555) 010-0199'],
    odd: ['(555) 010-019', '555', '15550100199', '555-010-0199'],
  },
  state: { ordinary: ['', 'WA', 'DC', 'VI'] },
  loanOriginationType: { ordinary: originationTypes },
  financedAmount: { odd: ['999999999', '1000000000', '9999999.9', '99999999.9', '0.001', '-1'] },
  interestRate: { ordinary: ['', '6.5', '0'], odd: ['25', '25.000', '25.001', '26', '6.0005', '-0.001'] },
  downPaymentAmount: { ordinary: ['50000', '0.07'] },
};

const paths = fieldPaths.filter(
  (path) => !createFields[path].isCalculated && !['choice', 'select'].includes(createFields[path].kind),
) as TextPath[];
const entries = new Map(paths.map((path) => [path, entriesOf(path)]));

const choices = fieldPaths.filter((path) => createFields[path].kind === 'choice');

/** Returns a random percent up to 120, with three decimals. */
const percent = (random: Random): string => (random.below(120_000) / 1_000).toFixed(3);

function money(random: Random): string {
  const cents = random.below(99_999_999);
  return random.chance(0.03)
    ? random.pick(oddMoney(amountFields.salesPrice.maximum))
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns true if the screen shows the field and the user can edit the field. */
function isOnScreen(values: CreateLoanValues, path: TextPath): boolean {
  if (path.startsWith('coBorrower.') && !values.hasCoBorrower) return false;
  if (path.startsWith('coBorrower.presentAddress.')) return !values.isCoBorrowerAddressSame;
  if (values.isPreApproval && /^propertyAddress\.(?:houseNumber|streetName|unitNumber)$/.test(path))
    return false;
  if (path.startsWith('propertyAddress.')) return !values.isPropertyAddressSameAsBorrowerAddress;
  return isShown(path, { isLead: false, loanPurpose: values.loanPurpose });
}

const turned = (values: CreateLoanValues, toggle: SwitchName): CreateLoanValues =>
  settled(withToggle(values, toggle, !values[toggle]), noLists);
