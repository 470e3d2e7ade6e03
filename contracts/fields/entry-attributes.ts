import type { Field } from './field.ts';

/**
 * What is entered into a control. Nothing is remembered or filled in by the browser, since the entries are data of
 * other people; nothing but prose is sent to a spelling service.
 */
export type EntryKind = keyof typeof entryAttributes;

const inDigits = { autocapitalize: 'none', inputmode: 'numeric' } as const;
const asTyped = { autocapitalize: 'none', inputmode: 'text' } as const;
const ofWords = { autocapitalize: 'words', inputmode: 'text' } as const;

/** The HTML attributes of every control in which text is entered, by what is entered. */
export const entryAttributes = {
  /** Names, streets and cities. */
  name: { ...privateEntry(), ...ofWords },
  /** A text of a list, typed or picked. */
  list: { ...privateEntry(), ...asTyped },
  email: { ...privateEntry(), autocapitalize: 'none', inputmode: 'email' },
  digits: { ...privateEntry(), ...inDigits },
  phone: { ...privateEntry(), autocapitalize: 'none', inputmode: 'tel' },
  number: { ...privateEntry(), autocapitalize: 'none', inputmode: 'decimal' },
  date: { ...privateEntry(), ...asTyped },
  /** Text to search or filter for, and names of files. */
  search: { ...privateEntry(), ...asTyped },
  /** Questions and notes in whole sentences. */
  prose: { spellcheck: 'true', autocomplete: 'off', autocapitalize: 'sentences', inputmode: 'text' },
} as const;

function privateEntry() {
  return { spellcheck: 'false', autocomplete: 'off' } as const;
}

/** Returns what is entered into a field of the create screen. */
export function entryKindOf(field: Field): EntryKind {
  switch (field.kind) {
    case 'text':
      return 'name';
    case 'digits':
      return field.digits === 10 ? 'phone' : 'digits';
    case 'email':
    case 'date':
      return field.kind;
    case 'option':
    case 'select':
    case 'choice':
      return 'list';
    default:
      return 'number';
  }
}
