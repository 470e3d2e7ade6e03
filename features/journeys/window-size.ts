import type { Page } from '@playwright/test';

/** Width and height of a window, in pixels. */
export type Size = readonly [width: number, height: number];

/** Changes the size of the window. Resolves when the page has handled the change and is drawn again. */
export async function resize(page: Page, [width, height]: Size): Promise<void> {
  const { width: before, height: high } = page.viewportSize() ?? {};
  if (before === width && high === height) return;
  const heard = await page.evaluateHandle(() => ({
    event: new Promise<void>((resolve) => window.addEventListener('resize', () => resolve(), { once: true })),
  }));
  await page.setViewportSize({ width, height });
  await heard.evaluate(async ({ event }) => {
    await event;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** Runs an action at several window sizes, one after the other. */
export async function inEach(
  page: Page,
  sizes: readonly Size[],
  act: (width: number) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    await act(size[0]);
  }
}
