import { flushSync } from 'react-dom';
import type { FieldPath, SwitchName } from '../../../contracts/fields/create-screen.ts';
import { fieldId } from '../fields.ts';

/** Focuses a field and opens its panel. For a disabled field, focuses the field that must be filled in first. */
export function focusField(path: FieldPath | SwitchName): void {
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

/** For each field that is disabled at first, the field that must be filled in before. */
const prerequisites: Partial<Readonly<Record<FieldPath | SwitchName, FieldPath>>> = {
  originator: 'institution',
  product: 'originator',
};
