import { expect, type Page } from '@playwright/test';
import { type Mode, palettes } from '../../contracts/palette.ts';
import { expectAccessible, type Part } from './accessible.ts';
import { saveScreenshot } from './journey.ts';

/** Checks a state of the page in light and dark colours. Legacy pages in light colours are checked elsewhere. */
export async function lookInBothColours(page: Page, name: string, light: Part, dark: Part): Promise<void> {
  await saveScreenshot(page, `drawers-${name}-light`);
  await expectAccessible(page, light);
  await dress(page, 'dark');
  await saveScreenshot(page, `drawers-${name}-dark`);
  await expectAccessible(page, { ...dark, onlyContrast: true });
  await dress(page, 'light');
}

/** Changes the preferred colour scheme, and waits until the page has changed its colours. */
async function dress(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  const [name, colour] = Object.entries(palettes[mode])[0] ?? [];
  await expect
    .poll(() => page.evaluate((of) => document.documentElement.style.getPropertyValue(of), `--${name}`))
    .toBe(colour);
}
