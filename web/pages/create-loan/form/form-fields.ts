import { useField } from 'formik';
import { useCallback } from 'react';
import { createFields, type FieldPath, type SwitchName } from '../../../../contracts/fields/create-screen.ts';
import { switches } from '../../../../contracts/fields/loan.ts';
import type { LenderPath } from '../dependent-lists.ts';
import type { TextPath } from '../edits.ts';
import { fieldId, isRequired } from '../fields.ts';
import type { Choice } from '../form-values.ts';
import { messages } from '../messages.ts';
import { useCreateForm } from './form-context.ts';

/** Returns the properties of a field, which calls Formik's `useField` once: each field is rendered at each key. */
export function useFormField<Value>(path: FieldPath) {
  const [{ value }, { error, touched }] = useField<Value>(path);
  const { isLead, openPath, leave } = useCreateForm();
  const isShown = touched || showsUnvisited(path, error, openPath === path);
  return {
    id: fieldId(path),
    label: createFields[path].label,
    value,
    isRequired: isRequired(path, isLead),
    message: isShown ? error : undefined,
    onLeave: useCallback(() => leave(path), [leave, path]),
  };
}

/**
 * Returns true if a field that the user has not left yet shows its message: an invalid entry that came with another
 * edit or a response, such as the state of a copied address, and amounts and percents even while they are edited.
 */
const showsUnvisited = (path: FieldPath, error: string | undefined, isOpen: boolean): boolean =>
  error !== messages.required && (!isOpen || ['money', 'percent'].includes(createFields[path].kind));

export function useTextField(path: TextPath) {
  const { enter } = useCreateForm();
  const field = useFormField<string | null>(path);
  const onChange = useCallback((text: string) => enter(path, text), [enter, path]);
  return { ...field, value: field.value ?? '', onChange };
}

/** Returns the properties of a field whose options are a list from the server. */
export function useChoiceField(path: LenderPath) {
  const { choices, choose } = useCreateForm();
  const onChange = useCallback((choice: Choice) => choose(path, choice), [choose, path]);
  return { ...useFormField<Choice>(path), ...choices[path], onChange };
}

export function useToggle(name: SwitchName) {
  const { turn } = useCreateForm();
  const [{ value: isOn }] = useField<boolean>(name);
  const onChange = useCallback((next: boolean) => turn(name, next), [turn, name]);
  return { id: fieldId(name), label: switches[name].label, isOn, onChange };
}
