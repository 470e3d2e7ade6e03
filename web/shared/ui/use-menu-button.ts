import { type RefObject, useRef, useState } from 'react';
import { giveBackFocus } from './focus.ts';

interface MenuButton {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Properties of antd's Dropdown: the menu gets the focus, so that it can be used by keyboard. */
  readonly dropdown: { readonly autoFocus: true; readonly onOpenChange: (isOpen: boolean) => void };
}

/** Returns the properties of a button with a menu. The open menu has the focus; closing it focuses the button. */
export function useMenuButton(): MenuButton {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    const menu = document.activeElement?.closest('[role="menu"]');
    if (!next) giveBackFocus(button.current, menu);
  };
  return { isOpen, button, dropdown: { autoFocus: true, onOpenChange } };
}
