import { type RefCallback, useCallback, useState } from 'react';

interface DrawnRows {
  /** Maximum number of rendered rows. */
  readonly most: number;
  /** Ref of an element after the last row. When this element comes near the view, more rows are rendered. */
  readonly end: RefCallback<HTMLElement>;
}

/**
 * Limits the rendered rows of a long list. At first only the rows that fill the window are rendered, so that typing
 * into the filter stays fast. More rows are rendered on scrolling, also by keyboard. Another list resets the limit.
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

/**
 * Returns the number of rows that are rendered at first: as many as fill a list of the window's height with rows of 32
 * pixels. Rows can be higher, so some are outside the view.
 */
const rowsOfWindow = (): number => Math.max(8, Math.ceil(window.innerHeight / 32));

const step = 40;
const nearby = '0px 0px 160px 0px';
