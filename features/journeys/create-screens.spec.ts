import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '../../web/shared/routes/paths.ts';
import { noLicenseNote } from '../../web/pages/create-loan/messages.ts';
import { alreadyCreatedTitle, failureTitle } from '../../web/pages/create-loan/submit-messages.ts';
import { changeAddress } from '../support/address.ts';
import { inDialog, inMain } from './accessible.ts';
import { expectOneGrid, expectRoomForFields, expectRoomForSpacedText } from './fits.ts';
import { field, fillIn } from './form.ts';
import { arriveAt, checkAndSaveScreenshot, failedRequests, saveScreenshotOf, test } from './journey.ts';
import { inEach, resize, type Size } from './window-size.ts';

test.use({ expectedErrors: failedRequests });

/** Waits until the create screen has its option lists. */
const isReady = async (page: Page, title = 'Create Loan') => {
  await arriveAt(page, title);
  await expect(field(page, 'Institution')).toBeEnabled();
};

/** Window sizes from a phone to a large screen. */
const sizes: readonly Size[] = [
  [360, 800],
  [480, 800],
  [768, 1024],
  [390, 844],
  [1024, 768],
  [1440, 600],
  [1440, 900],
];

/** Fills in the form with all optional fields, the longest amounts, and messages below many fields. */
async function fillUp(page: Page): Promise<void> {
  const whole = {
    Institution: 'Marrowbrook Home Lending',
    'Loan purpose': 'Construction',
    'Sales price': '999999999.99',
    'Estimated or appraised value': '999999999.99',
    'Base loan amount': '999999999.99',
    'Financed amount': '999999999',
    'Amortization term': '360',
    'Tax identifier': '123456789',
    'Cell phone': '555010',
    Email: 'ada@',
    'Birth date': '02/30/1990',
  };
  for (const [label, entry] of Object.entries(whole)) await field(page, label).fill(entry);
  await field(page, 'Add co-borrower').click();
  for (const place of ['Borrower Information', 'Co-Borrower Information', 'Property Information']) {
    const panel = page.getByRole('region', { name: place, exact: true });
    for (const [label, entry] of Object.entries({
      'Zip code': '9268',
      'Zip extension': '12',
      State: 'Calif',
    })) {
      await panel.getByLabel(label, { exact: true }).fill(entry);
    }
  }
  await field(page, 'County').fill('San Bernardino');
  await field(page, 'Interest rate').focus();
}

/**
 * Asserts that all controls of the dialog are visible without scrolling, also in a window narrower than the dialog
 * (S-9-13).
 */
async function expectInSight(page: Page, dialog: Locator): Promise<void> {
  await inEach(page, sizes, async (width) => {
    await expect.poll(() => dialog.locator('button, input').evaluateAll(outOfSight)).toEqual([]);
    await saveScreenshotOf(page, 'S-9-13', `create-dialog-at-${width}`);
  });
}

/** Returns the elements of a list that are not completely visible. Runs in the page. */
async function outOfSight(parts: readonly Element[]): Promise<string[]> {
  const seen = await new Promise<readonly IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries);
    });
    for (const part of parts) observer.observe(part);
  });
  const hidden = seen.filter(({ intersectionRatio }) => intersectionRatio < 1);
  return hidden.map(({ target }) => target.outerHTML);
}

/** Picks a birth date from the calendar, by mouse and by keyboard. Asserts that the field has the focus afterwards. */
async function pickBirthDate(page: Page): Promise<void> {
  const date = field(page, 'Birth date');
  const calendar = page.locator('.ant-picker-dropdown');
  await date.click();
  await expect(calendar).toBeVisible();
  // The accessible names of month and year contain their shown texts (WCAG 2.5.3).
  for (const button of await calendar.locator('.ant-picker-header-view button').all())
    await expect(button).toHaveAccessibleName((await button.textContent()) ?? '');
  await checkAndSaveScreenshot(page, 'L-2.2-46', 'create-birth-date', { within: '.ant-picker-dropdown' });
  await calendar.getByText('15', { exact: true }).click();
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue(/^\d\d\/15\/19\d\d$/);
  await expect(date).toBeFocused();
  await date.fill('03/14/1985');
  for (const [key, day] of [
    ['ArrowDown', '03/15/1985'],
    ['ArrowUp', '03/14/1985'],
    ['PageDown', '04/14/1985'],
    ['PageUp', '03/14/1985'],
    ['Shift+PageUp', '03/14/1984'],
    ['Enter', '03/14/1984'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(date).toHaveValue(day);
    await expect(calendar).toBeVisible({ visible: key !== 'Enter' });
  }
  await page.keyboard.press('Tab');
  await expect(calendar).toBeHidden();
  await expect(date).not.toBeFocused();
  await expect(page.locator('input:focus')).toHaveCount(1);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the create screen of a lead and a loan: empty, invalid, left; the Create Loan dialog; a complete loan and failed creations', async ({
  visitor: page,
  world,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // With this flag, Create Loan opens the dialog with the choice of an action.
  await world.changeWorld({ flags: { enableNewCreateLoanWorkflow: true } });
  await enterAs('lending-staff', paths.newLead);
  await isReady(page, 'Create Lead');
  await saveScreenshotOf(page, 'L-2.2-03', 'create-lead');
  await changeAddress(page, paths.newLoan);
  await isReady(page);
  await checkAndSaveScreenshot(page, 'L-2.2-01', 'create-empty');
  const wrong = { 'Interest rate': '25.001', Institution: 'Nobody', 'First name': 'Ada', Email: 'ada@' };
  for (const [label, entry] of Object.entries(wrong)) {
    await field(page, label).first().fill(entry);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByText('Rate cannot exceed 25%. Please enter a valid value.')).toBeVisible();
  await pickBirthDate(page);
  await checkAndSaveScreenshot(page, 'L-5.3-01', 'create-wrong', inMain);
  await fillUp(page);
  // A window of 1280 by 1024 pixels at a zoom of 400%, and one of 1440 by 900 at 200%.
  await inEach(
    page,
    [
      [360, 256],
      [720, 450],
    ],
    () => expectRoomForFields(page),
  );
  await inEach(page, [[320, 800]], async () => {
    await expectOneGrid(page);
    await expectRoomForSpacedText(page);
  });
  await inEach(page, sizes, async (width) => {
    await expectRoomForFields(page);
    await expectOneGrid(page);
    await saveScreenshotOf(page, 'L-2.2-02', `create-full-at-${width}`);
  });
  for (const purpose of ['Refinance', 'Construction-Permanent', 'Purchase']) {
    await field(page, 'Loan purpose').fill(purpose);
    await expectOneGrid(page);
  }
  await page.getByRole('link', { name: 'Threshold' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without creating the loan?' })).toBeVisible();
  await checkAndSaveScreenshot(page, 'L-2.2-01', 'create-leave-question', inDialog);
  await press(page, 'Leave');
  await arriveAt(page, 'Mortgage Pipeline');
  await page.getByRole('main').getByRole('button', { name: 'Create Loan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Loan' });
  await expect(dialog.getByRole('button', { name: 'Scenario Pricer' })).toBeVisible();
  await checkAndSaveScreenshot(page, 'S-2.5-01', 'create-dialog', inDialog);
  await expectInSight(page, dialog);
  await press(page, 'Quick Lock');
  await expect(dialog.getByRole('combobox', { name: 'Institution' })).toBeEnabled();
  await checkAndSaveScreenshot(page, 'S-2.5-15', 'create-dialog-institution', inDialog);
  await expectInSight(page, dialog);
  await page.keyboard.press('Escape');
  await changeAddress(page, paths.newLoan);
  await isReady(page);
  await fillIn(page, 'Ada', 'Newcomer');
  await checkAndSaveScreenshot(page, 'L-2.2-02', 'create-complete', inMain);
  await world.changeWorld({
    faults: {
      closed: { operation: 'createLoan', kind: 'create-error', message: 'The institution is closed.' },
    },
  });
  await press(page, 'Create Loan');
  await expect(page.getByRole('dialog', { name: failureTitle(false) })).toBeVisible();
  await checkAndSaveScreenshot(page, 'L-8.2-01', 'create-failed', inDialog);
  await press(page, 'OK');
  await world.changeWorld({ faults: { cut: { operation: 'createLoan', kind: 'truncate' } } });
  await press(page, 'Create Loan');
  await press(page, 'Dismiss');
  await expect(page.getByRole('button', { name: 'Create Loan', exact: true })).toBeFocused();
  await field(page, 'Interest rate').fill('6.625');
  await press(page, 'Create Loan');
  await expect(page.getByRole('button', { name: 'Open the loan' })).toBeFocused();
  await expect(page.getByRole('dialog', { name: alreadyCreatedTitle(false) })).toBeVisible();
  await checkAndSaveScreenshot(page, 'L-4.6-07', 'create-created-before', inDialog);
});

test('a user without licenses, an institution without originators and a pair without products get a message', async ({
  visitor: page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs('no-licensed-states', paths.newLoan);
  await isReady(page);
  await field(page, 'Institution').fill('Quillhaven Savings');
  await page.keyboard.press('Enter');
  await expect(page.getByText(noLicenseNote)).toBeVisible();
  await page.getByText(noLicenseNote).scrollIntoViewIfNeeded();
  await checkAndSaveScreenshot(page, 'L-8.3-03', 'create-no-license', inMain);
  const none = page.getByText('No options available');
  for (const [institution, list] of [
    ['Fennimore Partners', 'Originator'],
    ['Tarnfield Community Bank', 'Product'],
  ] as const) {
    await field(page, 'Institution').fill(institution);
    await page.keyboard.press('Enter');
    await expect(none).toHaveCount(1);
    await expect(page.getByRole('combobox', { name: list })).toBeEnabled();
  }
});

test('the index of the form goes to a panel and marks it, beside the form and above it', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, [1440, 900]);
  await enterAs('lending-staff', paths.newLoan);
  await isReady(page);
  const index = page.getByRole('navigation', { name: 'Sections' });
  await expect(index.getByRole('link', { name: 'Loan' })).toHaveAttribute('aria-current', 'location');
  await inEach(
    page,
    [
      [1440, 900],
      [390, 844],
    ],
    async () => {
      for (const name of ['Borrower', 'Property']) {
        await index.getByRole('link', { name }).click();
        await expect(index.locator('[aria-current]')).toHaveText(name);
        await expect(page.getByRole('button', { name: `${name} Information` })).toBeFocused();
        await expect(page.getByRole('button', { name: `${name} Information` })).toBeInViewport({ ratio: 1 });
      }
    },
  );
});

test('neither a scrollbar nor a wheel turned past the end moves the footer of the form', async ({
  visitor: page,
  enterAs,
}) => {
  await resize(page, [1440, 900]);
  await enterAs('lending-staff', paths.newLoan);
  await isReady(page);
  expect(await keepsRoomForScrollbar(field(page, 'Institution'))).toBe(true);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  expect(await keepsRoomForScrollbar(cancel)).toBe(true);
  const before = await cancel.boundingBox();
  await field(page, 'Institution').hover();
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByLabel('Zip extension').last()).toBeInViewport();
  await page.mouse.wheel(0, 10_000);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await cancel.boundingBox()).toEqual(before);
});

/**
 * Returns true if an area around the element reserves space for a scrollbar. The browser of tests shows no scrollbars.
 */
const keepsRoomForScrollbar = (inside: Locator): Promise<boolean> =>
  inside.evaluate((element) => {
    for (let area: Element | null = element; area; area = area.parentElement)
      if (getComputedStyle(area).scrollbarGutter === 'stable') return true;
    return false;
  });
