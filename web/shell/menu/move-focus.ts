import type { KeyboardEvent } from 'react';

/** Handles the keys of a menu row. */
export function rowPressed(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest<HTMLElement>('[data-rows]');
  if (list && moveFocus(list, event.key)) event.preventDefault();
}

/**
 * Moves the focus to the next, previous, first or last row of a list. Right opens a group, Left closes it. Tab is not
 * handled here: it goes from row to row by itself.
 * @returns true when it has handled the key
 */
function moveFocus(list: HTMLElement, key: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const row = rows[at];
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(at < 0 ? rows.at(-1) : rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      return click(row, 'false');
    case 'ArrowLeft':
      return click(row, 'true');
    default:
      return false;
  }
}

function focus(row: HTMLElement | undefined): boolean {
  row?.focus();
  return row !== undefined;
}

/** Clicks the row if it is a group with this value of `aria-expanded`. Returns true after a click. */
function click(row: HTMLElement | undefined, expanded: 'true' | 'false'): boolean {
  if (row?.getAttribute('aria-expanded') !== expanded) return false;
  row.click();
  return true;
}
