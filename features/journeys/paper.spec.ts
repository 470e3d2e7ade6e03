import { expect, type Page } from '@playwright/test';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import { field } from './form.ts';
import { arriveAt, test } from './journey.ts';
import { resize } from './window-size.ts';

/** Each page on paper: what it shows, on how many sheets. */
test('[A-188] pages print complete, black on white, without controls and without an empty sheet', async ({
  visitor: page,
  world,
  enterAs,
  origin,
}) => {
  await world.changeWorld({ flags: { enableAiAssistant: true } });
  await resize(page, [1440, 900]);
  await page.emulateMedia({ colorScheme: 'dark' });

  await enterAs('lending-staff', '/lf/loan-pipeline');
  const list = page.getByTitle('Mortgage Pipeline').contentFrame();
  await list.getByRole('row').nth(1).waitFor();
  const numbers = await list.getByRole('rowheader').allInnerTexts();
  await expectPaper(page, {
    sheets: 2,
    shows: ['Mortgage Pipeline', ...numbers],
    hides: ['Search'],
  });

  await list.getByRole('link', { name: '1000123402' }).click();
  await arriveAt(page, '1000123402 Solomon Adeyemi');
  await expect(page.getByRole('region', { name: 'Loan Details' })).toContainText('$968,450.00');
  await page.getByRole('button', { name: 'Borrower Information' }).press('Enter');
  const panels = ['Application Date', 'Loan Details', 'Borrower Information', 'Assigned To', 'Ratios'];
  const values = ['$968,450.00', '(603) 555-0110', 'Loan Product Advisor: Accept', '39.842%'];
  await expectPaper(page, {
    sheets: 2,
    shows: ['1000123402 Solomon Adeyemi', ...panels, ...values],
    hides: ['Create Loan', 'Dashboard', 'Leila Sandoval'],
  });

  await page.keyboard.press('Control+Shift+~');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await expectPaper(page, {
    sheets: 2,
    shows: ['1000123402 Solomon Adeyemi', 'This is a test of the error dialog.', 'TEST-0001'],
    hides: ['Dismiss', 'Copy'],
  });
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');

  await page.getByRole('button', { name: 'AI Assistant' }).press('Enter');
  await page.getByRole('textbox', { name: 'Question' }).fill('What is the status of this loan?');
  await page.getByRole('textbox', { name: 'Question' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toContainText('Additional Citations');
  await expectPaper(page, {
    sheets: 2,
    shows: ['What is the status of this loan?', 'Additional Citations'],
    hides: ['New conversation'],
  });

  for (const [heading, address, shown] of legacyPages) {
    await page.goto(origin + address);
    await expect(page.getByText(heading).first()).toBeVisible();
    await expectPaper(page, { sheets: 1, shows: [heading, ...shown], hides: ['Close', 'Open the loan'] });
  }

  await page.goto(`${origin}/new-loan`);
  await field(page, 'Base loan amount').fill('400000');
  await field(page, 'Tax identifier').fill('123456789');
  await field(page, 'First name').focus();
  await expectPaper(page, {
    sheets: 2,
    shows: ['Base loan amount', 'Property Information'],
    hides: ['Cancel'],
  });
  await expectWholeFields(page);

  await page.goto(`${origin}/error/421`);
  await arriveAt(page, 'Misdirected Request');
  await expectPaper(page, {
    sheets: 1,
    shows: ['Error 421', 'Misdirected Request'],
    hides: ['Go to home page'],
  });
});

/** Asserts that no sheet ends between the label and the control of a field. */
async function expectWholeFields(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('form label');
  const breaks = await controls.evaluateAll((labels) =>
    labels.map((label) => {
      let part: Element | null = label;
      while (part && !part.querySelector('input, button')) part = part.parentElement;
      return part && getComputedStyle(part).breakInside;
    }),
  );
  expect(breaks.length).toBeGreaterThan(40);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
  await page.emulateMedia({ media: null });
}

/** Legacy pages in windows of their own, by a heading: address, and texts on paper. */
const legacyPages = [
  [
    'Desktop Underwriter: Approve/Eligible',
    legacyAddress('DesktopUnderwriterReport', { accountId: 123_401, type: 2 }),
    ['1000123401'],
  ],
  [
    '1000123410',
    legacyAddress('WorkOrderTask', { accountId: 123_410, taskId: 70_109 }),
    ['Lock expiration', 'Borrower’s email'],
  ],
] as const;

interface Paper {
  readonly sheets: number;
  readonly shows: readonly string[];
  readonly hides: readonly string[];
}

/** Prints the page, counts the sheets, and reads the text and the colors that are printed. */
async function expectPaper(page: Page, { sheets, shows, hides }: Paper): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const { text, inks, papers } = await page.evaluate(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const elements = [document, ...shadows].flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')]);
    const visible = elements.filter((element) => element.checkVisibility() && element.innerText?.trim());
    const styles = visible.map((element) => getComputedStyle(element));
    const roots = [document.body, ...shadows.flatMap((root) => [...root.children] as HTMLElement[])];
    return {
      text: roots.map(({ innerText }) => innerText).join('\n'),
      inks: [...new Set(styles.map(({ color }) => color))],
      papers: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
    };
  });
  for (const shown of shows) expect.soft(text).toContain(shown);
  for (const hidden of hides) expect.soft(text).not.toMatch(new RegExp(`^${hidden}$`, 'm'));
  const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  expect.soft(inks.filter((ink) => lightness(ink) > 128)).toEqual([]);
  expect.soft(papers.filter((paper) => lightness(paper) < 250 && !paper.endsWith(', 0)'))).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect.soft(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
}
