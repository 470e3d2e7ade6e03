import { flushSync } from 'react-dom';
import type { FieldPath, SwitchName } from '../../../../contracts/fields/create-screen.ts';
import { fieldId } from '../fields.ts';

/**
 * Focuses a field and opens its panel. For a disabled field, focuses its button _Try again_ or, if there is none, the
 * field that opens it.
 * @param form 'offer' in the Create Loan dialog
 */
export function focusField(path: FieldPath | SwitchName, form?: string): void {
  const id = fieldId(path, form);
  const field = document.getElementById(id);
  const control = field?.matches(':disabled') ? document.getElementById(`${id}-retry`) : field;
  const before = prerequisites[path];
  if (!control) {
    if (before) focusField(before, form);
    return;
  }
  const closed = control.closest<HTMLElement>('[hidden]');
  const toggle = closed && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`);
  if (toggle) flushSync(() => toggle.click());
  control.focus();
}

/** For each field that can be disabled, the field or switch that opens it. */
const prerequisites: Partial<Readonly<Record<FieldPath | SwitchName, FieldPath | SwitchName>>> = {
  originator: 'institution',
  product: 'originator',
  'propertyAddress.county': 'isPropertyAddressSameAsBorrowerAddress',
};
