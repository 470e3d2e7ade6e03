import type { Page } from '@playwright/test';

/** Adds up, from the next page load on, how far what stands in the window jumps. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/**
 * What has jumped since the page was loaded, as a share of the window times a share of its height or width (the
 * layout-shift score). Right after a click counts, too: a click in a framed page is no reason for the shell to jump.
 */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'shiftsSoFar') as () => Promise<number>)());

/** Runs in the page, so it knows nothing of this file. */
function watch(): void {
  if (window.top !== window) return;
  let sum = 0;
  const add = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { readonly value: number }).value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // A shift is noted with the frame that shows it.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  Reflect.set(window, 'shiftsSoFar', async () => {
    await frame();
    await frame();
    add(observer.takeRecords());
    return sum;
  });
}
