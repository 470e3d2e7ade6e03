import { expect, type Page } from '@playwright/test';
import { paths } from '../../web/app/paths.ts';
import { type Mode, palettes } from '../../web/ui/palette.ts';
import { besidesFrames, expectAccessible, frames, inDialog, type Part } from './accessible.ts';
import { arriveAt, expectQuiet, frameIsThere, picture, test } from './journey.ts';

const openLoan = async (page: Page) => {
  const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();
  await pipeline.getByRole('link', { name: '1000123401' }).click();
  await arriveAt(page, /^1000123401 /);
  await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
};

/** One state in both colours. What differs is contrast, also in an older page; light, those have been checked elsewhere. */
async function lookInBothColours(page: Page, name: string, light: Part, dark: Part): Promise<void> {
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

test('the navigation is for everybody: drawers, menus and dialogs, light and dark', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs('lending-staff', paths.legacyPage('loan-pipeline'));
  await frameIsThere(page, 'Mortgage Pipeline');
  await page.getByRole('button', { name: 'Delivery' }).click();
  await lookInBothColours(page, 'delivery', besidesFrames, {});
  await openLoan(page);
  const menu = page.getByRole('navigation', { name: 'Loan menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Loan Application' }).click();
  await menu.getByRole('button', { name: 'Loan Services' }).click();
  await lookInBothColours(page, 'loan', {}, {});
  await menu.getByRole('button', { name: 'Product and Pricing' }).click();
  await expect(page.getByRole('dialog').locator(frames)).toHaveAttribute('data-loaded', 'true');
  await lookInBothColours(page, 'dialog', inDialog, inDialog);
  expectQuiet(complaints);
});
