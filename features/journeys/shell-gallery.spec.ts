import { expect, type Page } from '@playwright/test';
import { legacyPages } from '../../contracts/api/legacy.ts';
import { providerPaths } from '../../mock-server/identity/settings.ts';
import { paths } from '../../web/app/paths.ts';
import { arriveAt, exhibit, expectQuiet, show, test } from './journey.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';

/** The pipeline in its frame: newcomer.spec.ts has checked it. */
const pipelineFrame = ['iframe[title="Mortgage Pipeline"]'];

/** Lending staff in front of the pipeline, in a window of this size. */
async function lookAtPipeline(page: Page, origin: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const answer = await page.request.post(origin + providerPaths.session, {
    data: { persona: 'lending-staff' },
  });
  expect(answer.status()).toBe(204);
  await page.goto(origin + paths.legacyPage('loan-pipeline'));
  await expect(page.getByTitle('Mortgage Pipeline')).toHaveAttribute('data-loaded', 'true');
}

async function openLoan(page: Page): Promise<void> {
  const pipeline = page.getByTitle('Mortgage Pipeline').contentFrame();
  await pipeline.getByRole('link', { name: '1000123401' }).click();
  await arriveAt(page, /^1000123401 /);
  await expect(details(page)).toBeVisible();
}

const details = (page: Page) => page.getByRole('region', { name: 'Loan Details' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Loan menu' });
const summary = (page: Page) => page.getByRole('dialog', { name: 'Loan Summary' });
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

/** Nothing of the shell reaches over the edge of the window or over what surrounds it. */
async function expectWithinBounds(page: Page): Promise<void> {
  expect(await page.evaluate(overflowing)).toEqual([]);
}

for (const [width, height] of [
  [1920, 1080],
  [1280, 800],
] as const) {
  test(`a wide window, ${width} by ${height}: the navigation stands beside the page`, async ({
    visitor: page,
    origin,
    complaints,
  }) => {
    await watchShifts(page);
    // The menu of a loan comes last.
    await page.route('**/api/navigation/menu/loan/**', async (route) => {
      await details(page).waitFor();
      await route.continue();
    });
    await lookAtPipeline(page, origin, width, height);
    await expectWithinBounds(page);
    await exhibit(page, 'S-4.2-01', `pipeline-at-${width}`, pipelineFrame);
    await openLoan(page);
    await expect(menu(page)).toBeVisible();
    // Toolbar, navigation and the menu of the loan come into places that were kept for them.
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await menu(page).getByRole('button', { name: 'Loan Application' }).click();
    await expectWithinBounds(page);
    await exhibit(page, 'S-2.4-17', `loan-menu-at-${width}`);
    expectQuiet(complaints);
    // A panel whose page does not come says so, and asks again.
    await page.route(`**${legacyPages.LoanSummary.path}*`, (route) => route.abort('connectionreset'), {
      times: 1,
    });
    await menu(page).getByRole('button', { name: 'General Loan Summary' }).click();
    await expect(summary(page).getByText('Loan Summary could not be loaded.')).toBeVisible();
    await exhibit(page, 'S-2.4-20', `summary-that-failed-at-${width}`);
    expect(complaints.at(-1)).toContain('A page of the older application could not be loaded');
    await summary(page).getByRole('button', { name: 'Try again' }).click();
    await expect(summary(page).locator('iframe')).toHaveAttribute('data-loaded', 'true');
  });
}

for (const [width, height] of [
  [1279, 800],
  [1024, 768],
] as const) {
  test(`a narrow window, ${width} by ${height}: the navigation lies over the page`, async ({
    visitor: page,
    origin,
    complaints,
  }) => {
    await lookAtPipeline(page, origin, width, height);
    await expectWithinBounds(page);
    await exhibit(page, 'S-4.2-03', `pipeline-at-${width}`, pipelineFrame);
    await openLoan(page);
    await expectWithinBounds(page);
    await exhibit(page, 'S-2.3-12', `loan-at-${width}`);
    await toggle(page).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Loan/ }).click();
    await menu(page).getByRole('button', { name: 'Loan Application' }).click();
    await expectWithinBounds(page);
    await exhibit(page, 'S-4.2-04', `drawer-over-page-at-${width}`);
    // A dialog that is opened from the drawer takes its place; closed, it leads back to the page.
    await menu(page).getByRole('button', { name: 'Actions' }).click();
    await menu(page).getByRole('button', { name: 'View Notes' }).click();
    await expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('data-loaded', 'true');
    await expect(menu(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
    // So does a panel.
    await toggle(page).click();
    await menu(page).getByRole('button', { name: 'General Loan Summary' }).click();
    await expect(summary(page).locator('iframe')).toHaveAttribute('data-loaded', 'true');
    await expect(menu(page)).toHaveCount(0);
    await exhibit(page, 'S-2.4-20', `summary-at-${width}`);
    await summary(page).getByRole('button', { name: 'Close Loan Summary' }).click();
    await expect(toggle(page)).toBeFocused();
    expectQuiet(complaints);
  });
}

test('a low window: the mark of equal housing needs 450 pixels', async ({ visitor: page, origin }) => {
  await lookAtPipeline(page, origin, 1280, 450);
  const mark = page.getByRole('img', { name: 'Equal Housing Opportunity' });
  await expect(mark).toBeVisible();
  await expectWithinBounds(page);
  await exhibit(page, 'S-2.4-10', 'mark-at-450', pipelineFrame);
  await page.setViewportSize({ width: 1280, height: 449 });
  await expect(mark).toBeHidden();
  await expectWithinBounds(page);
  await show(page, 'S-9-04', 'no-mark-at-449');
  await openLoan(page);
  await expect(menu(page)).toBeVisible();
});

for (const [kind, direction, first, last] of [
  ['long', 'ltr', 'Maximiliana'.repeat(9).slice(0, 99), 'Wolfeschlegelstein'.repeat(6).slice(0, 100)],
  ['right-to-left', 'rtl', 'אמליה־רחל ', `${'בן־שושן '.repeat(9)}(כהן) 1003`],
] as const) {
  test(`names that are ${kind} stay inside banner, profile menu and drawer`, async ({
    visitor: page,
    origin,
    complaints,
  }) => {
    await page.route('**/api/{navigation,loans}/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replaceAll('Amelia Thornquist', `${first} ${last}`)
        .replaceAll('"Amelia"', `"${first}"`)
        .replaceAll('"Thornquist"', `"${last}"`)
        .replaceAll('"firstName":"Leila"', `"firstName":"${first}"`)
        .replaceAll('"lastName":"Sandoval"', `"lastName":"${last}"`);
      return route.fulfill({ response: answer, body });
    });
    await lookAtPipeline(page, origin, 1280, 800);
    await expectWithinBounds(page);
    await openLoan(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last);
    // What does not fit is cut off at the end of the name, wherever that is.
    await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveCSS('direction', direction);
    await expect(menu(page).getByText(first).first()).toBeVisible();
    await expectWithinBounds(page);
    await exhibit(page, 'S-2.3-12', `names-${kind}`);
    await page.getByRole('banner').locator('button[aria-haspopup="menu"]').last().click();
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expectWithinBounds(page);
    await exhibit(page, 'S-2.2-15', `profile-menu-names-${kind}`);
    expectQuiet(complaints);
  });
}

/** Runs in the page: parts of the shell that reach over their bounds. */
function overflowing(): string[] {
  const found: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`page ${scrollWidth}x${scrollHeight}`);
  const shell = [...document.querySelectorAll<HTMLElement>('header, nav, [role="menu"], h1')];
  // What stands above the page's own content: its banner.
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
