import { expect, type Page } from '@playwright/test';
import { type Mode, palettes } from '../../contracts/palette.ts';
import { expectAccessible, type Part } from './accessible.ts';
import { picture } from './journey.ts';

/** One state in both colours. What differs is contrast, also in an legacy page; light, those have been checked elsewhere. */
export async function lookInBothColours(page: Page, name: string, light: Part, dark: Part): Promise<void> {
  await picture(page, `drawers-${name}-light`);
  await expectAccessible(page, light);
  await dress(page, 'dark');
  await picture(page, `drawers-${name}-dark`);
  await expectAccessible(page, { ...dark, onlyContrast: true });
  await dress(page, 'light');
}

/** Changes the colours that the user's system asks for, and waits for the page to follow. */
async function dress(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  const [name, colour] = Object.entries(palettes[mode])[0] ?? [];
  await expect
    .poll(() => page.evaluate((of) => document.documentElement.style.getPropertyValue(of), `--${name}`))
    .toBe(colour);
}
