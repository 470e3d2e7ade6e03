import { Button } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { MenuLoad } from '../menu/use-menus.ts';
import styles from './secondary-drawer.module.css';

interface MenuFailureProps {
  readonly title: string;
  readonly load: MenuLoad;
  /** The drawer. Once the menu has loaded, its filter or first row gets the focus of the button that disappears. */
  readonly drawer: RefObject<HTMLElement | null>;
}

/** Error of a menu that could not be loaded, with a button that loads it again. */
export function MenuFailure({ title, load: { isAsking, askAgain }, drawer }: MenuFailureProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Runs before the button is removed; the effect below runs when the menu is there.
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      hadFocus.current = document.activeElement === own;
    };
  }, []);
  useEffect(
    () => () => {
      if (hadFocus.current) drawer.current?.querySelector<HTMLElement>('input, [data-row]')?.focus();
    },
    [drawer],
  );
  return (
    <div className={styles['failure']} role="status">
      <p className={styles['sentence']}>
        {isAsking
          ? `Loading the ${title} menu…`
          : `The ${title} menu could not be loaded. Check your connection and try again.`}
      </p>
      <Button ref={button} size="small" onClick={askAgain}>
        Try again
      </Button>
    </div>
  );
}
