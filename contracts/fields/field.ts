import type { LoanPurpose } from '../api/options.ts';

/**
 * One field of the create screen as plain data. The form, its validation, the schema and rules of the server, /spec
 * and the features read it; they share no code for it.
 */
export type Field = Facts & Kind;

interface Facts {
  readonly label: string;
  /** Ids of the rules about what the field takes. */
  readonly rules: readonly string[];
  /**
   * When the field is required; without it the field may be blank. A hidden field is never required. A lead needs no
   * tax identifier (L-5.1-12).
   */
  readonly required?: 'always' | 'except-borrower-of-lead';
  /** Absent: the field is always on the screen. */
  readonly shown?: Shown;
  /** True for a calculated field, which the user cannot change. */
  readonly isCalculated?: true;
}

/** When a field is on the screen: every condition must hold. */
export interface Shown {
  readonly exceptPurposes?: readonly LoanPurpose[];
  readonly exceptLead?: true;
  /** Feature that the user needs. */
  readonly feature?: 'employeeLoan' | 'loanOriginationType';
  /** Path of another field that must have a value. */
  readonly after?: 'institution';
  /** Ids of the rules about it. */
  readonly rules: readonly string[];
}

type Kind =
  /** One line of text. `list`: the field suggests entries of a list while the user types. */
  | { readonly kind: 'text'; readonly maximum: number; readonly list?: 'places' | 'counties' }
  | { readonly kind: 'email'; readonly maximum: number }
  /** A number of digits. `mask`: how the digits are shown, `#` for each. Private digits are hidden without the focus. */
  | {
      readonly kind: 'digits';
      readonly digits: number;
      readonly mask?: string;
      readonly isPrivate?: true;
      readonly list?: 'places';
    }
  /** Day without a time zone. An earlier year is a typing error. */
  | { readonly kind: 'date'; readonly earliestYear: number }
  /** One of a list, typed or picked; the text is both label and wire value. `blank`: shown while there is none. */
  | { readonly kind: 'option'; readonly options: readonly string[]; readonly blank?: string }
  /** One of a short list, never blank. Labels by wire value; a new form has the first. */
  | { readonly kind: 'select'; readonly options: readonly string[]; readonly labels: Labels }
  /** One of a list of the server, by id. */
  | { readonly kind: 'choice' }
  /** US dollars, whole cents. */
  | (Amount & { readonly kind: 'money' })
  /** Percent number: 20 stands for 20 %. */
  | (Amount & { readonly kind: 'percent' })
  /** Shown as a percent, sent as a fraction: 0.8 stands for 80 % (A-07). A quotient has no maximum. */
  | { readonly kind: 'ratio' }
  | (Amount & { readonly kind: 'months' });

type Labels = Readonly<Record<string, string>>;

interface Amount {
  readonly maximum: number;
  readonly decimals: number;
  /** Characters as typed, the point included. */
  readonly characters?: number;
  /** Calculated values may be negative, although a minus cannot be typed. */
  readonly mayBeNegative?: true;
  /** Message for a value above the maximum, if the document gives one. */
  readonly tooLarge?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** A toggle of the create screen. */
export interface Switch {
  readonly label: string;
  readonly shown?: Shown;
}
