import { type RefObject, useRef, useState } from 'react';
import { giveBackFocus } from './focus.ts';

interface MenuButton {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** For a dropdown of the component library: its menu takes the focus, so that the keyboard goes on in it. */
  readonly dropdown: { readonly autoFocus: true; readonly onOpenChange: (isOpen: boolean) => void };
}

/** A button that opens a menu. The menu takes the focus when it opens and gives it back to the button when it closes. */
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
