import { createContext, useContext } from 'react';
import type { AddressPath, FieldPath, SwitchName } from '../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../contracts/operations/configuration.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';
import type { Known, TextPath } from './edits.ts';

/** What a field is told: id, label, and its message once the user has been there. */
export interface FieldFacts {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly message: string | undefined;
  readonly onLeave: () => void;
}

/** What a field of text is told besides. */
export interface TextFacts extends FieldFacts {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** What a switch is told. */
export interface SwitchFacts {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export type Change = (changed: (values: CreateLoanValues) => CreateLoanValues) => void;

/** The lists that depend on each other. */
export type ChoicePath = 'institution' | 'originator' | 'product';

/** Returns the form after a choice. */
export type Choosing = (values: CreateLoanValues, choice: Choice) => CreateLoanValues;

/** The fields with the zip look-up. */
export type LookUpPath = `${AddressPath}.${'city' | 'zipCode'}`;

/** The create form for its panels. Handlers stay the same from render to render, so that fields can rest. */
export interface CreateForm extends Known {
  readonly isLead: boolean;
  readonly values: CreateLoanValues;
  /** Fields that the borrower check has filled in (L-4.4-08). */
  readonly locked: ReadonlySet<FieldPath>;
  readonly retryZips: (() => void) | undefined;
  readonly retryLicenses: (() => void) | undefined;
  /** A choice of the user. */
  readonly choose: (path: ChoicePath, choice: Choice, choosing: Choosing) => void;
  /** What follows from an answer of the server: nothing that leaving would lose. */
  readonly settle: Change;
  readonly field: (path: FieldPath) => FieldFacts;
  readonly text: (path: TextPath) => TextFacts;
  readonly toggle: (name: SwitchName) => SwitchFacts;
  readonly lookup: (path: LookUpPath) => (row: ZipCode) => void;
}

export const CreateFormContext = createContext<CreateForm | null>(null);

export function useCreateForm(): CreateForm {
  const form = useContext(CreateFormContext);
  if (!form) throw new Error('useCreateForm needs the create page around it');
  return form;
}
