import type { Page } from '@playwright/test';

/** Another address of the product that is open, without loading it anew, as its own links do. */
export async function changeAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
