import { createFields, type FieldPath } from '../../../contracts/fields/create-screen.ts';
import type { Field, Shown } from '../../../contracts/fields/field.ts';
import type { Choice } from '../../../web/pages/create-loan/form-values.ts';

/** The valid entries of a field in words, and sample entries to test the validation of the product with. */
export interface Entries {
  /** The valid entries in words. */
  readonly takes: string;
  /** Samples that the validation must accept. */
  readonly fits: readonly Entry[];
  /** Samples that the validation must reject, each with its description in words. */
  readonly wrong: readonly (readonly [name: string, entry: Entry])[];
}

export type Entry = string | Choice;

/** Returns the valid entries of a field of the create screen, derived from the catalogue of fields. */
export function entriesOf(path: FieldPath): Entries {
  const field = createFields[path];
  if (field.isCalculated) return { takes: 'calculated, and cannot be changed', fits: [], wrong: [] };
  const entries = { ...ofKind(field), ...ofLists[path] };
  return { ...entries, takes: `${entries.takes}${visibility(field.shown)}` };
}

/** Entries of fields whose options are sent by the server or depend on the zip code. */
const ofLists: Partial<Readonly<Record<FieldPath, Partial<Entries>>>> = {
  institution: { takes: 'one of the user’s institutions' },
  originator: { takes: 'one of the institution’s originators' },
  product: { takes: 'one of the originator’s products at the institution' },
  'propertyAddress.state': {
    takes:
      'one of the states in which institution and originator are licensed; any state while the licenses are not known',
    fits: ['WA'],
  },
  'propertyAddress.county': {
    takes: 'one of the counties of the state',
    fits: ['King'],
    wrong: [['a county of another state', 'Cook']],
  },
};

function ofKind(field: Field): Entries {
  switch (field.kind) {
    case 'choice':
      return {
        takes: 'one of a list',
        fits: [{ text: 'Listed', id: 1 }],
        wrong: [['text that is not in the list', { text: 'Unlisted', id: null }]],
      };
    case 'option':
    case 'select':
      return {
        takes:
          field.options.length > 20 ? `one of ${field.options.length}` : `one of ${field.options.join(', ')}`,
        fits: field.options,
        wrong: [['any other text', 'Tent']],
      };
    case 'text':
      return {
        takes: `up to ${field.maximum} characters`,
        fits: ['a'.repeat(field.maximum)],
        wrong: [[`${field.maximum + 1} characters`, 'a'.repeat(field.maximum + 1)]],
      };
    case 'email':
      return {
        takes: `an address of up to ${field.maximum} characters`,
        fits: ['ada@example.com', `${'a'.repeat(field.maximum - 12)}@example.com`],
        wrong: [
          ['ada@', 'ada@'],
          [`${field.maximum + 1} characters`, `${'a'.repeat(field.maximum - 11)}@example.com`],
        ],
      };
    case 'date':
      return {
        takes: `a day of the calendar from ${field.earliestYear} on`,
        fits: ['1984-02-29', `${field.earliestYear}-01-01`],
        wrong: [
          ['02/30/1984', '1984-02-30'],
          [`12/31/${field.earliestYear - 1}`, `${field.earliestYear - 1}-12-31`],
        ],
      };
    case 'digits': {
      const [digits, short] = ['2'.repeat(field.digits), '2'.repeat(field.digits - 1)];
      return {
        takes: `${field.digits} digits${field.mask ? ', with or without their punctuation' : ''}`,
        fits: field.mask ? [digits, field.mask.replaceAll('#', '2')] : [digits],
        wrong: [[short, short]],
      };
    }
    default:
      return numberEntries(field);
  }
}

function numberEntries(field: Field): Entries {
  if (!('decimals' in field)) throw new Error(`${field.label}: add samples for the kind ${field.kind}`);
  const { kind, decimals, maximum, characters, mayBeNegative } = field;
  const above = String(maximum + 10 ** -decimals);
  const precise = `1.${'2'.repeat(decimals + 1)}`;
  const length = characters === undefined ? '' : ` in ${characters} characters`;
  return {
    takes: `${amounts[kind]} up to ${inWords(maximum)}${length}${mayBeNegative ? '; a calculated amount may be negative' : ''}`,
    fits: ['0', String(maximum)],
    wrong: [
      [inWords(Number(above)), above],
      [precise, precise],
      ...(mayBeNegative ? [] : [['-1', '-1'] as const]),
    ],
  };
}

const amounts = {
  money: 'dollars and cents',
  percent: 'percent with up to three decimals',
  months: 'whole months',
} as const;

function visibility(shown: Shown | undefined): string {
  if (!shown?.exceptPurposes) return '';
  return `; not shown for ${shown.exceptPurposes.join(' and ')}`;
}

const inWords = (number: number): string => number.toLocaleString('en-US', { maximumFractionDigits: 3 });
