import { isModalOpen } from '../shared/ui/modal-open.ts';

/** The part of a key press that says whether it is a shortcut without a modifier. */
export interface PlainKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

/**
 * True when this key was pressed to command and not to write: nothing is held with it, the focus is in no field, and no
 * dialog lies over the page.
 */
export function isShortcut(press: PlainKey, key: string): boolean {
  if (press.key !== key || press.ctrlKey || press.altKey || press.metaKey || press.defaultPrevented) {
    return false;
  }
  return !isWritable(press.target) && !isModalOpen();
}

const isWritable = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="combobox"]') !== null;
