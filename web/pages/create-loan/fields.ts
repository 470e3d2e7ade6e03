import {
  controls,
  createFields,
  type FieldPath,
  fieldPaths,
  ownedLabel,
  type SwitchName,
} from '../../../contracts/fields/create-screen.ts';
import { messages } from './messages.ts';

/** Returns the id of the control of a field. @param form 'offer' in the Create Loan dialog */
export const fieldId = (path: string, form = 'field'): string => `${form}-${path.replaceAll('.', '-')}`;

/** The kind of application and the loan purpose. With the user's features, they decide which fields are shown. */
export interface Screen {
  readonly isLead: boolean;
  readonly loanPurpose: string | null;
}

/** Returns true if a field or switch is shown for a loan or lead of this purpose (document 001, section 4.2). */
export function isShown(name: FieldPath | SwitchName, { isLead, loanPurpose }: Screen): boolean {
  const { shown } = controls[name];
  return !(isLead && shown?.exceptLead) && !shown?.exceptPurposes?.some((purpose) => purpose === loanPurpose);
}

/** Returns true if the field is required while it is shown. */
export function isRequired(path: FieldPath, isLead: boolean): boolean {
  const { required } = createFields[path];
  if (required === 'except-borrower-of-lead') return !isLead || !path.startsWith('borrower.');
  return required === 'always';
}

/** A field whose entry is missing or invalid, which disables _Create_. */
export interface FieldToFix {
  readonly path: FieldPath;
  /** Label that is unique on the screen, such as 'Co-borrower first name'. */
  readonly label: string;
  /** True for a missing entry, false for an invalid one. */
  readonly isMissing: boolean;
}

/** Returns the missing and invalid fields, in reading order. @param messageOf returns undefined for a valid field */
export const fieldsToFix = (messageOf: (path: FieldPath) => string | undefined): readonly FieldToFix[] =>
  fieldPaths
    .filter((path) => messageOf(path) !== undefined)
    .map((path) => ({ path, label: ownedLabel(path), isMissing: messageOf(path) === messages.required }));
