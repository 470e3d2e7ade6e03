import type { Locator, Page } from '@playwright/test';

/** Returns the presenter's bar. */
export const presenterBar = (page: Page): Locator => page.getByRole('region', { name: 'Presenter' });
