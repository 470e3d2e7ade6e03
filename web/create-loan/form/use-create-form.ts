import { createContext, useContext } from 'react';
import type { AddressPath, FieldPath, SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';
import type { LoadedLists, TextPath } from './edits.ts';

/** Properties of a field. The message is undefined until the user has left the field. */
export interface FieldFacts {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly message: string | undefined;
  readonly onLeave: () => void;
}

/** Additional properties of a text field. */
interface TextFacts extends FieldFacts {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Properties of a switch. */
interface SwitchFacts {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export type Change = (changed: (values: CreateLoanValues) => CreateLoanValues) => void;

/** The fields with a list from the server. Each list depends on the choice in the preceding field. */
export type ChoicePath = 'institution' | 'originator' | 'product';

/** A function that returns the form after a choice in a list. */
export type Choosing = (values: CreateLoanValues, choice: Choice) => CreateLoanValues;

/** The fields with the zip look-up. */
export type LookUpPath = `${AddressPath}.${'city' | 'zipCode'}`;

/**
 * The create form, as its panels use it. Handlers keep their identity between renders, so that unchanged fields are not
 * rendered again.
 */
export interface CreateForm extends LoadedLists {
  readonly isLead: boolean;
  readonly values: CreateLoanValues;
  /** Fields that the borrower check has filled in (L-4.4-08). */
  readonly locked: ReadonlySet<FieldPath>;
  readonly retryZips: (() => void) | undefined;
  readonly retryLicenses: (() => void) | undefined;
  /** Enters a choice of the user in a list. */
  readonly choose: (path: ChoicePath, choice: Choice, choosing: Choosing) => void;
  /** Changes values after a response. Such a change is not an unsaved entry of the user. */
  readonly applyResponse: Change;
  readonly field: (path: FieldPath) => FieldFacts;
  readonly text: (path: TextPath) => TextFacts;
  readonly toggle: (name: SwitchName) => SwitchFacts;
  readonly lookup: (path: LookUpPath) => (row: ZipCode) => void;
}

export const CreateFormContext = createContext<CreateForm | null>(null);

export function useCreateForm(): CreateForm {
  const form = useContext(CreateFormContext);
  if (!form) throw new Error('useCreateForm must be used inside CreateFormContext');
  return form;
}
