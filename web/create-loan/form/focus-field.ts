import { flushSync } from 'react-dom';
import { type FieldPath, fieldId } from '../fields.ts';

/** A list that waits for another choice leads to that one. */
const prerequisites: Partial<Readonly<Record<FieldPath, FieldPath>>> = {
  originator: 'institution',
  product: 'originator',
};

/** Leads the user to a field: opens its panel when that is closed, and goes on to what a disabled field waits for. */
export function focusField(path: FieldPath): void {
  const control = document.getElementById(fieldId(path));
  if (!control) return;
  const before = prerequisites[path];
  if (control.matches(':disabled') && before) {
    focusField(before);
    return;
  }
  const closed = control.closest<HTMLElement>('[hidden]');
  const toggle = closed && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`);
  if (toggle) flushSync(() => toggle.click());
  control.focus();
}
