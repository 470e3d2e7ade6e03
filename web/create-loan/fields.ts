import {
  controls,
  createFields,
  type FieldPath,
  fieldPaths,
  ownedLabel,
  type SwitchName,
} from '../../contracts/fields/create-screen.ts';
import { messages as words } from './messages.ts';

/** Id of a field's control in the page. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** What decides which fields are on the screen, besides the features of the user. */
export interface Screen {
  readonly isLead: boolean;
  readonly loanPurpose: string | null;
}

/** True while a field or switch is on the screen, as far as kind and loan purpose decide (document 001, section 4.2). */
export function isShown(name: FieldPath | SwitchName, { isLead, loanPurpose }: Screen): boolean {
  const { shown } = controls[name];
  return !(isLead && shown?.exceptLead) && !shown?.exceptPurposes?.some((purpose) => purpose === loanPurpose);
}

/** True when Create needs the field while it is on the screen (L-5.1-10 to L-5.1-12). */
export function isRequired(path: FieldPath, isLead: boolean): boolean {
  const { required } = createFields[path];
  if (required === 'except-borrower-of-lead') return !isLead || !path.startsWith('borrower.');
  return required === 'always';
}

/** One field that keeps the form from being sent. */
export interface FieldToFix {
  readonly path: FieldPath;
  /** The label, with the panel's owner where another panel has a field of that label too. */
  readonly label: string;
  /** Nothing has been entered; otherwise what was entered is wrong. */
  readonly isMissing: boolean;
}

/** The fields that keep the form from being sent, in reading order. */
export const fieldsToFix = (messages: Readonly<Record<string, string>>): readonly FieldToFix[] =>
  fieldPaths
    .filter((path) => messages[path] !== undefined)
    .map((path) => ({ path, label: ownedLabel(path), isMissing: messages[path] === words.required }));
