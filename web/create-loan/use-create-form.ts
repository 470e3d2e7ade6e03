import { getIn, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import type { AmountEdit } from './amounts.ts';
import { applyEdit } from './calculation.ts';
import { type FieldPath, fieldId, fieldLabels } from './fields.ts';
import type { CreateLoanValues } from './form-values.ts';

/** What the whole form knows besides its values. */
export interface CreateForm {
  readonly isLead: boolean;
  /** Message by path of every field that is wrong, computed from the very values on the screen. */
  readonly messages: Readonly<Record<string, string>>;
}

export const CreateFormContext = createContext<CreateForm | null>(null);

/** The create form for its panels: values, edits, and what each field has to say. */
export function useCreateForm() {
  const form = useContext(CreateFormContext);
  if (!form) throw new Error('useCreateForm needs the create page around it');
  const { values, touched, setValues, setFieldTouched } = useFormikContext<CreateLoanValues>();
  const change = (changed: (values: CreateLoanValues) => CreateLoanValues) => void setValues(changed, false);
  return {
    ...form,
    values,
    change,
    edit: (edit: AmountEdit) => change((current) => ({ ...current, ...applyEdit(current, edit) })),
    /** What a field is told: id, label, and its message once the user has been there. */
    field: (path: FieldPath, isRequired = false) => {
      const message = form.messages[path];
      const isShown = getIn(touched, path) === true || tellsAtOnce.has(path);
      return {
        id: fieldId(path),
        label: fieldLabels[path],
        isRequired,
        message: isShown ? message : undefined,
        onLeave: () => void setFieldTouched(path, true, false),
      };
    },
  };
}

/** Numbers may become wrong by an edit of another field, so they do not wait for the user to come by. */
const tellsAtOnce: ReadonlySet<FieldPath> = new Set([
  'salesPrice',
  'estimatedOrAppraisedValue',
  'baseLoanAmount',
  'financedAmount',
  'downPaymentPercent',
  'downPaymentAmount',
  'interestRate',
]);
