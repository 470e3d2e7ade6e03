import type { Page } from '@playwright/test';

/** Returns the content of the frame with this title. */
export const frameOf = (page: Page, title: string) => page.getByTitle(title, { exact: true }).contentFrame();
