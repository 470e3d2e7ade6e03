import { expect, type Page } from '@playwright/test';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { changeAddress } from '../support/address.ts';
import { besidesFrames, expectAccessible, frames, inDialog, type Part } from './accessible.ts';
import { arriveAt, failedRequests, frameIsThere, saveScreenshot, saveScreenshotOf, test } from './journey.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { inEach, resize, type Size } from './window-size.ts';
import { type Mode, palettes } from '../../contracts/palette.ts';

const pipeline = paths.legacyPage('loan-pipeline');
const pipelineIsThere = (page: Page) => frameIsThere(page, 'Mortgage Pipeline');

async function openLoan(page: Page): Promise<void> {
  const frame = page.getByTitle('Mortgage Pipeline').contentFrame();
  await frame.getByRole('link', { name: '1000123401' }).click();
  await arriveAt(page, /^1000123401 /);
  await expect(details(page)).toBeVisible();
}

const details = (page: Page) => page.getByRole('region', { name: 'Loan Details' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Loan menu' });
const summary = (page: Page) => page.getByRole('dialog', { name: 'Loan Summary' });
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

/** Saves a screenshot at each window size. */
const show = (page: Page, sizes: readonly Size[], rule: string, name: string) =>
  inEach(page, sizes, (width) => saveScreenshotOf(page, rule, `${name}-at-${width}`));

const wide: readonly Size[] = [
  [1920, 1080],
  [1280, 800],
];

test.use({ expectedErrors: failedRequests });

test('a wide window: the navigation is beside the page, light and dark; the equal-housing mark needs a height of 450 pixels', async ({
  visitor: page,
  enterAs,
  consoleErrors,
}) => {
  await watchShifts(page);
  // The response with the menu of the loan is held until the dashboard shows.
  await page.route('**/api/navigation/menu/loan/**', async (route) => {
    await details(page).waitFor();
    await route.continue();
  });
  for (const size of wide) {
    await resize(page, size);
    await enterAs('lending-staff', pipeline);
    await pipelineIsThere(page);
    await show(page, [size], 'S-4.2-01', 'pipeline');
    await openLoan(page);
    await expect(menu(page)).toBeVisible();
    // The page reserves space for toolbar, navigation and the menu of the loan.
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  }
  await menu(page).getByRole('button', { name: 'Loan Application' }).click();
  await show(page, wide, 'S-2.4-17', 'loan-menu');
  await expectMarkInLowWindow(page);
  await expectRowsToEdge(page);
  await lookAtNavigation(page);
  // A panel whose page fails to load shows an error with a retry button.
  await page.route(`**${legacyPages.LoanSummary.path}*`, (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await menu(page).getByRole('button', { name: 'General Loan Summary' }).click();
  await expect(summary(page).getByText("We couldn't load Loan Summary.")).toBeVisible();
  await expectAccessible(page, { ...inDialog, ...besidesFrames });
  await inEach(page, wide, (width) => saveScreenshotOf(page, 'S-2.4-20', `summary-that-failed-at-${width}`));
  expect(consoleErrors.at(-1)).toContain('A page of the legacy application could not be loaded');
  await summary(page).getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page).locator(frames)).toHaveAttribute('data-loaded', 'true');
});

/** Checks drawers, menus and a dialog of a menu in light and dark colors. Starts and ends with an open loan. */
async function lookAtNavigation(page: Page): Promise<void> {
  await resize(page, [1920, 900]);
  await menu(page).getByRole('button', { name: 'Loan Services' }).click();
  await lookInBothColors(page, 'loan', {}, {});
  await menu(page).getByRole('button', { name: 'Product and Pricing' }).click();
  await expect(page.getByRole('dialog').locator(frames)).toHaveAttribute('data-loaded', 'true');
  await lookInBothColors(page, 'dialog', inDialog, inDialog);
  await page.keyboard.press('Escape');
  await changeAddress(page, pipeline);
  await pipelineIsThere(page);
  await page.getByRole('button', { name: 'Delivery' }).click();
  await lookInBothColors(page, 'delivery', besidesFrames, {});
  await openLoan(page);
}

async function expectMarkInLowWindow(page: Page): Promise<void> {
  const mark = page.getByRole('img', { name: 'Equal Housing Opportunity' });
  await resize(page, [1280, 450]);
  await expect(mark).toBeVisible();
  await saveScreenshotOf(page, 'S-2.4-10', 'mark-at-450');
  await resize(page, [1280, 449]);
  await expect(mark).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await saveScreenshotOf(page, 'S-9-04', 'no-mark-at-449');
}

/** Asserts that the rows of the menu reach its edge, and that a scrollbar does not make them narrower. */
async function expectRowsToEdge(page: Page): Promise<void> {
  const gaps = await menu(page).evaluate((drawer) => {
    // The browser of tests has no scrollbars, so this padding takes the space of one.
    const body = drawer.lastElementChild as HTMLElement;
    body.style.paddingInlineEnd = '15px';
    const rows = [...drawer.querySelectorAll('[data-row], [aria-label="Borrowers"]')];
    const { left } = drawer.getBoundingClientRect();
    const found = rows.map((row) => left + drawer.clientWidth - row.getBoundingClientRect().right);
    body.style.paddingInlineEnd = '';
    return found;
  });
  expect(gaps).not.toEqual([]);
  expect(gaps).toEqual(gaps.map(() => 0));
}

const narrow: readonly Size[] = [
  [1279, 800],
  [1024, 768],
];

/** Window sizes in which the banner needs more than one row. */
const telephones: readonly Size[] = [
  [480, 800],
  [360, 740],
  [320, 640],
];

test('a narrow window: the navigation covers the page', async ({ visitor: page, enterAs }) => {
  await resize(page, [1279, 800]);
  await enterAs('lending-staff', pipeline);
  await pipelineIsThere(page);
  await expectAccessible(page, besidesFrames);
  await show(page, [...narrow, ...telephones], 'S-4.2-03', 'pipeline');
  await openLoan(page);
  await show(page, [...telephones, ...narrow], 'S-2.3-12', 'loan');
  await toggle(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Loan/ }).click();
  await menu(page).getByRole('button', { name: 'Loan Application' }).click();
  await expectAccessible(page);
  await show(page, narrow, 'S-4.2-04', 'drawer-over-page');
  // A dialog from the drawer closes the drawer. Closing the dialog returns to the page.
  await menu(page).getByRole('button', { name: 'Actions' }).click();
  await menu(page).getByRole('button', { name: 'View Notes' }).click();
  await expect(page.getByRole('dialog').locator(frames)).toHaveAttribute('data-loaded', 'true');
  await expect(menu(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(toggle(page)).toBeFocused();
  // A panel from the drawer also closes the drawer.
  await toggle(page).click();
  await menu(page).getByRole('button', { name: 'General Loan Summary' }).click();
  await expect(summary(page).locator(frames)).toHaveAttribute('data-loaded', 'true');
  await expect(menu(page)).toHaveCount(0);
  await inEach(page, narrow, (width) => saveScreenshotOf(page, 'S-2.4-20', `summary-at-${width}`));
  await summary(page).getByRole('button', { name: 'Close Loan Summary' }).click();
  await expect(toggle(page)).toBeFocused();
});

/** Checks a state of the page in light and dark colors. Legacy pages in light colors are checked elsewhere. */
async function lookInBothColors(page: Page, name: string, light: Part, dark: Part): Promise<void> {
  await saveScreenshot(page, `drawers-${name}-light`);
  await expectAccessible(page, light);
  await dress(page, 'dark');
  await saveScreenshot(page, `drawers-${name}-dark`);
  await expectAccessible(page, { ...dark, onlyContrast: true });
  await dress(page, 'light');
}

/** Changes the preferred color scheme, and waits until the page has changed its colors. */
async function dress(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  const [name, color] = Object.entries(palettes[mode])[0] ?? [];
  await expect
    .poll(() => page.evaluate((of) => document.documentElement.style.getPropertyValue(of), `--${name}`))
    .toBe(color);
}
