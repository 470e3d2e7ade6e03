import { useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { AddressPath, FieldPath, SwitchName } from '../../../../contracts/fields/create-screen.ts';
import type { ZipCode } from '../../../../contracts/operations/configuration.ts';
import type { LenderPath } from '../dependent-lists.ts';
import type { Lists, TextPath } from '../edits.ts';
import type { Choice, CreateLoanValues } from '../form-values.ts';
import type { useLists } from '../use-lists.ts';
import type { EditPath } from './use-form-edits.ts';

export type LookUpPath = `${AddressPath}.${'city' | 'zipCode'}`;

/** The context of the fields besides Formik's. It stays the same while the user types in one field. */
interface CreateForm
  extends Pick<Lists, 'zips' | 'licensedStates'>,
    Omit<ReturnType<typeof useLists>, 'lists'> {
  readonly isLead: boolean;
  /** Fields that the borrower check has filled in. */
  readonly locked: ReadonlySet<FieldPath>;
  /** The field that the user is editing and has not left. */
  readonly openPath: EditPath | undefined;
  readonly enter: (path: TextPath, text: string) => void;
  readonly choose: (path: LenderPath, choice: Choice) => void;
  readonly turn: (toggle: SwitchName, isOn: boolean) => void;
  readonly lookUp: (path: LookUpPath, row: ZipCode) => void;
  readonly leave: (path: FieldPath) => void;
}

export const CreateFormContext = createContext<CreateForm | null>(null);

export function useCreateForm(): CreateForm {
  const form = useContext(CreateFormContext);
  if (!form) throw new Error('useCreateForm must be used inside CreateFormContext');
  return form;
}

export const useValues = (): CreateLoanValues => useFormikContext<CreateLoanValues>().values;
