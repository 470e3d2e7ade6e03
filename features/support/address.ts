import type { Page } from '@playwright/test';

/** Changes the route of the open product as its links do, without loading the page again. */
export async function changeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
