import { type RefCallback, useCallback, useState } from 'react';

interface DrawnRows {
  /** How many rows may be drawn. */
  readonly most: number;
  /** For an element after the last row: once it comes near, more rows are drawn. */
  readonly end: RefCallback<HTMLElement>;
}

/**
 * How much of a long list is drawn: what fills the window at first, so that no key of a filter waits for rows out of
 * sight; more as the list is scrolled, also by the focus. Begins anew with another list.
 */
export function useMoreRows(list: object): DrawnRows {
  const [reach, setReach] = useState({ list, most: 0 });
  const most = reach.list === list && reach.most > 0 ? reach.most : rowsOfWindow();
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const root = element.closest('[data-rows]')?.parentElement ?? null;
      const watch = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setReach({ list, most: most + step });
        },
        { root, rootMargin: nearby },
      );
      watch.observe(element);
      return () => watch.disconnect();
    },
    [list, most],
  );
  return { most, end };
}

/** A row is 32 pixels high, or more. The list has less room than the window: what is over is there before it is scrolled to. */
const rowsOfWindow = (): number => Math.max(8, Math.ceil(window.innerHeight / 32));

const step = 40;
const nearby = '0px 0px 160px 0px';
