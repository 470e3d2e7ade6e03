import type { Page } from '@playwright/test';

/** The content of the frame that shows the page with this title. */
export const frameOf = (page: Page, title: string) => page.getByTitle(title, { exact: true }).contentFrame();
