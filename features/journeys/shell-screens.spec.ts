import { expect, type Page } from '@playwright/test';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { paths } from '../../web/shared/routes/paths.ts';
import { changeAddress } from '../support/address.ts';
import { besidesFrames, expectAccessible, frames, inDialog } from './accessible.ts';
import { lookInBothColours } from './colours.ts';
import { arriveAt, expectQuiet, frameIsThere, show, test } from './journey.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { inEach, resize, type Size } from './window-size.ts';

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

/** Asserts that no part of the shell exceeds the window or its container. */
async function expectWithinBounds(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(overflowing)).toEqual([]);
}

/** Saves a screenshot at each window size, and asserts that each part of the shell is within its bounds. */
const showWithinBounds = (page: Page, sizes: readonly Size[], rule: string, name: string) =>
  inEach(page, sizes, async (width) => {
    await expectWithinBounds(page);
    await show(page, rule, `${name}-at-${width}`);
  });

const wide: readonly Size[] = [
  [1920, 1080],
  [1280, 800],
];

test('a wide window: the navigation is beside the page, light and dark; the equal-housing mark needs a height of 450 pixels', async ({
  visitor: page,
  enterAs,
  complaints,
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
    await showWithinBounds(page, [size], 'S-4.2-01', 'pipeline');
    await openLoan(page);
    await expect(menu(page)).toBeVisible();
    expect(await menu(page).evaluate(shortOfEdge)).toEqual([]);
    // The page reserves space for toolbar, navigation and the menu of the loan.
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  }
  await menu(page).getByRole('button', { name: 'Loan Application' }).click();
  await showWithinBounds(page, wide, 'S-2.4-17', 'loan-menu');
  await expectMarkInLowWindow(page);
  await lookAtNavigation(page);
  expectQuiet(complaints);
  // A panel whose page fails to load shows an error with a retry button.
  await page.route(`**${legacyPages.LoanSummary.path}*`, (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await menu(page).getByRole('button', { name: 'General Loan Summary' }).click();
  await expect(summary(page).getByText('Loan Summary could not be loaded.')).toBeVisible();
  await expectAccessible(page, { ...inDialog, ...besidesFrames });
  await inEach(page, wide, (width) => show(page, 'S-2.4-20', `summary-that-failed-at-${width}`));
  expect(complaints.at(-1)).toContain('A page of the legacy application could not be loaded');
  await summary(page).getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page).locator(frames)).toHaveAttribute('data-loaded', 'true');
});

/** Checks drawers, menus and a dialog of a menu in light and dark colours. Starts and ends with an open loan. */
async function lookAtNavigation(page: Page): Promise<void> {
  await resize(page, [1920, 900]);
  await menu(page).getByRole('button', { name: 'Loan Services' }).click();
  await lookInBothColours(page, 'loan', {}, {});
  await menu(page).getByRole('button', { name: 'Product and Pricing' }).click();
  await expect(page.getByRole('dialog').locator(frames)).toHaveAttribute('data-loaded', 'true');
  await lookInBothColours(page, 'dialog', inDialog, inDialog);
  await page.keyboard.press('Escape');
  await changeAddress(page, pipeline);
  await pipelineIsThere(page);
  await page.getByRole('button', { name: 'Delivery' }).click();
  await lookInBothColours(page, 'delivery', besidesFrames, {});
  await openLoan(page);
}

async function expectMarkInLowWindow(page: Page): Promise<void> {
  const mark = page.getByRole('img', { name: 'Equal Housing Opportunity' });
  await resize(page, [1280, 450]);
  await expect(mark).toBeVisible();
  await expectWithinBounds(page);
  await show(page, 'S-2.4-10', 'mark-at-450');
  await resize(page, [1280, 449]);
  await expect(mark).toBeHidden();
  await expect(menu(page)).toBeVisible();
  await expectWithinBounds(page);
  await show(page, 'S-9-04', 'no-mark-at-449');
}

const narrow: readonly Size[] = [
  [1279, 800],
  [1024, 768],
];

/** Windows in which the banner needs more than one row. */
const telephones: readonly Size[] = [
  [480, 800],
  [360, 740],
  [320, 640],
];

test('a narrow window: the navigation covers the page', async ({ visitor: page, enterAs, complaints }) => {
  await resize(page, [1279, 800]);
  await enterAs('lending-staff', pipeline);
  await pipelineIsThere(page);
  await expectAccessible(page, besidesFrames);
  await showWithinBounds(page, [...narrow, ...telephones], 'S-4.2-03', 'pipeline');
  await openLoan(page);
  await showWithinBounds(page, [...telephones, ...narrow], 'S-2.3-12', 'loan');
  await toggle(page).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Loan/ }).click();
  await menu(page).getByRole('button', { name: 'Loan Application' }).click();
  await expectAccessible(page);
  await showWithinBounds(page, narrow, 'S-4.2-04', 'drawer-over-page');
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
  await inEach(page, narrow, (width) => show(page, 'S-2.4-20', `summary-at-${width}`));
  await summary(page).getByRole('button', { name: 'Close Loan Summary' }).click();
  await expect(toggle(page)).toBeFocused();
  expectQuiet(complaints);
});

const names = [
  ['long', 'ltr', 'Maximiliana'.repeat(9).slice(0, 99), 'Wolfeschlegelstein'.repeat(6).slice(0, 100)],
  ['right-to-left', 'rtl', 'אמליה־רחל ', `${'בן־שושן '.repeat(9)}(כהן) 1003`],
] as const;

/** Changes the names of user and borrower in responses, from the next page load on. */
async function rename(page: Page, first: string, last: string): Promise<void> {
  // The tab has stored the user, so its storage is cleared.
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/api/{navigation,loans}/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('Amelia Thornquist', `${first} ${last}`)
      .replaceAll('"Amelia"', `"${first}"`)
      .replaceAll('"Thornquist"', `"${last}"`)
      .replaceAll('"firstName":"Leila"', `"firstName":"${first}"`)
      .replaceAll('"lastName":"Sandoval"', `"lastName":"${last}"`);
    return route.fulfill({ response, body });
  });
}

test('names that are long or right-to-left stay inside banner, profile menu and drawer', async ({
  visitor: page,
  enterAs,
  complaints,
}) => {
  await resize(page, [1280, 800]);
  for (const [kind, direction, first, last] of names) {
    await rename(page, first, last);
    await enterAs('lending-staff', pipeline);
    await pipelineIsThere(page);
    await expectWithinBounds(page);
    await openLoan(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last);
    // A long name is truncated at its end, on the left for right-to-left names.
    await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveCSS('direction', direction);
    await expect(menu(page).getByText(first).first()).toBeVisible();
    await expectWithinBounds(page);
    await show(page, 'S-2.3-12', `names-${kind}`);
    await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
    await expect(page.getByRole('menu').filter({ hasText: 'Logout' })).toContainText(last);
    await expectWithinBounds(page);
    await show(page, 'S-2.2-15', `profile-menu-names-${kind}`);
  }
  expectQuiet(complaints);
});

/** Returns the rows and the list of borrowers that do not reach the edge of the menu. Runs in the page. */
function shortOfEdge(drawer: HTMLElement): string[] {
  const edge = drawer.getBoundingClientRect().left + drawer.clientWidth;
  const parts = [...drawer.querySelectorAll<HTMLElement>('[data-rows] [data-row], [aria-label="Borrowers"]')];
  if (parts.length === 0) return ['there is no row'];
  return parts
    .filter((part) => part.getBoundingClientRect().right !== edge)
    .map(({ textContent }) => textContent);
}

/** Returns the parts of the shell that exceed their bounds. Runs in the page. */
function overflowing(): string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`page ${scrollWidth}x${scrollHeight}`);
  const shell = [...document.querySelectorAll<HTMLElement>('header, nav, [role="menu"], h1')];
  // The banner is above the content of the page.
  const banner = document.querySelector('h1')?.parentElement?.parentElement;
  for (const part of banner ? [...shell, banner] : shell) {
    const bounds = part.getBoundingClientRect();
    if (bounds.left < -0.5 || bounds.right > innerWidth + 0.5) found.push(`${part.tagName} over the edge`);
    for (const inner of part.querySelectorAll<HTMLElement>('a, button, input, bdi, h1')) {
      const { left, right, width } = inner.getBoundingClientRect();
      const isCut = left < bounds.left - 0.5 || right > bounds.right + 0.5;
      if (width > 1 && isCut) found.push(`${part.tagName}: ${inner.textContent?.slice(0, 40)}`);
    }
  }
  return found;
}
