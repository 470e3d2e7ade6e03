import { type RefCallback, useCallback, useState } from 'react';

interface DrawnRows {
  /** Maximum number of rendered rows. */
  readonly most: number;
  /** Ref of an element after the last row: more rows are rendered when it scrolls near. */
  readonly end: RefCallback<HTMLElement>;
}

/**
 * Limits the rendered rows of a long list: at first those that fill the window, so that typing into the filter stays
 * fast; more when the list scrolls, also by the focus. Another list starts again.
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

/** A row is at least 32 pixels high, and the list is lower than the window, so some rows are rendered in advance. */
const rowsOfWindow = (): number => Math.max(8, Math.ceil(window.innerHeight / 32));

const step = 40;
const nearby = '0px 0px 160px 0px';
