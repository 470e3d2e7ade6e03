import type { LoanPurpose } from '../api/options.ts';

/**
 * One field of the create screen as plain data. The form, its validation, the schema and rules of the server, /spec and
 * the features read the same data, but share no code.
 */
export type Field = Facts & Kind;

interface Facts {
  readonly label: string;
  /**
   * When the field is required; undefined for a field that may be blank. A hidden field is never required. A lead needs
   * no tax identifier (L-5.1-12).
   */
  readonly required?: 'always' | 'except-borrower-of-lead';
  /** When the field is shown; undefined for always. */
  readonly shown?: Shown;
  /** True for a calculated field, which the user cannot change. */
  readonly isCalculated?: true;
}

/** When a field is on the screen: every condition must hold. */
export interface Shown {
  readonly exceptPurposes?: readonly LoanPurpose[];
  readonly exceptLead?: true;
  /** The field is shown only to users with this feature. */
  readonly feature?: 'employeeLoan' | 'loanOriginationType';
  /** The field is shown only if the field with this path has a value. */
  readonly after?: 'institution';
}

type Kind =
  /** One line of text. With a `list`, the field suggests entries of that list while the user types. */
  | { readonly kind: 'text'; readonly maximum: number; readonly list?: 'places' | 'counties' }
  | { readonly kind: 'email'; readonly maximum: number }
  /**
   * A fixed number of digits, shown in the pattern of `mask` with `#` for a digit. Private digits are hidden while the
   * field does not have the focus.
   */
  | {
      readonly kind: 'digits';
      readonly digits: number;
      readonly mask?: string;
      readonly isPrivate?: true;
      readonly list?: 'places';
    }
  /** Day without a time zone. A year before `earliestYear` is invalid. */
  | { readonly kind: 'date'; readonly earliestYear: number }
  /** A text of a list, typed or picked; it is both label and wire value. `blank` is shown in an empty field. */
  | { readonly kind: 'option'; readonly options: readonly string[]; readonly blank?: string }
  /** A value of a short list, never blank. `labels` has the shown texts by value. A new form has the first option. */
  | { readonly kind: 'select'; readonly options: readonly string[]; readonly labels: Labels }
  /** The id of an option in a list that the server provides. */
  | { readonly kind: 'choice' }
  /** US dollars, whole cents. */
  | (Amount & { readonly kind: 'money' })
  /** Percent number: 20 stands for 20 %. */
  | (Amount & { readonly kind: 'percent' })
  /** A calculated ratio without a maximum: shown as a percent, sent as a fraction, so 0.8 stands for 80 % (A-07). */
  | { readonly kind: 'ratio' }
  | (Amount & { readonly kind: 'months' });

type Labels = Readonly<Record<string, string>>;

interface Amount {
  readonly maximum: number;
  readonly decimals: number;
  /** Maximum length of the typed text in characters, including the decimal point. */
  readonly characters?: number;
  /** True if a calculated value may be negative. A minus sign cannot be typed. */
  readonly mayBeNegative?: true;
  /** Message for a value above the maximum, if the document gives one. */
  readonly tooLarge?: string;
  /** Message for a negative value that is calculated from other fields. */
  readonly negative?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** A toggle of the create screen. */
export interface Switch {
  readonly label: string;
  readonly shown?: Shown;
}
