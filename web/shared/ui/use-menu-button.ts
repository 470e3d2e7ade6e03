import { type RefObject, useRef, useState } from 'react';
import { isFocusLost } from './focus.ts';
import { useClosedByBack, useLayer } from './layers.ts';

interface MenuButton {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Properties of antd's Dropdown: the menu gets the focus, so that it can be used by keyboard. */
  readonly dropdown: {
    readonly open: boolean;
    readonly autoFocus: true;
    readonly onOpenChange: (isOpen: boolean) => void;
  };
}

/** Returns the properties of a button with a menu. The open menu has the focus; closing it focuses the button. */
export function useMenuButton(): MenuButton {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = () => document.activeElement?.closest('[role="menu"]');
  const onOpenChange = (next: boolean) => {
    // Before an entry opens a dialog, which returns the focus to the button.
    if (!next && (isFocusLost() || menu())) button.current?.focus({ preventScroll: true });
    setOpen(next);
  };
  useClosedByBack(() => setOpen(false));
  useLayer(isOpen, () => onOpenChange(false), { kind: 'modal', element: menu });
  return { isOpen, button, dropdown: { open: isOpen, autoFocus: true, onOpenChange } };
}
