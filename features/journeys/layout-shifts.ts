import type { Page } from '@playwright/test';

/** Records layout shifts from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/**
 * Returns the layout-shift score since the page load. Each shift adds the moved share of the window, times the distance
 * as a share of the window's height or width. Shifts right after a click count too, since a click in a frame must not
 * move the shell.
 */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'shiftsSoFar') as () => Promise<number>)());

/** Records the layout shifts of the page. Runs in the page, so it cannot use imports of this file. */
function watch(): void {
  if (window.top !== window) return;
  let sum = 0;
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { readonly value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // The browser reports a shift in the animation frame that shows it.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  Reflect.set(window, 'shiftsSoFar', async () => {
    await frame();
    await frame();
    add(observer.takeRecords());
    return sum;
  });
}
