import { expect, test as base } from '@playwright/test';
import { openSite } from '../../support/app.ts';
import { builtConsole } from '../../../scripts/shared/folders.ts';
import { engines, type Tab } from './tab.ts';
import { userOf } from './user.ts';

/** The lists of loans, of some users. */
const lists = {
  'Leila Sandoval': ['loan-pipeline', 'lead-pipeline'],
  'Calvin Osterhout': ['closing-queue'],
  'Lionel Prescod': ['loan-opener-queue'],
};

/** Heights of what engines draw differently, in pixels by page. In a banner of 57 all buttons are beside the title. */
const heights = {
  '/lf/loan-pipeline': { 'input[type=text]': 32, select: 32, 'main > div': 57 },
  '/mock': { 'input[type=search]': 32, 'input[type=datetime-local]': 32 },
};

/** A field of each kind that the program writes, too, with two entries. */
const undone = [
  ['Sales price', '450000', '1234.56'],
  ['Interest rate', '6.125', '7'],
  ['Amortization term', '360', '180'],
  ['Tax identifier', '123456789', '987654321'],
  ['Cell phone', '4155550123', '5550100199'],
  ['Birth date', '01/02/1980', '02/29/1992'],
  ['Loan purpose', 'Refinance', 'Purchase'],
  ['Zip code', '98101', '90210'],
  ['Zip extension', '4077', '1234'],
  ['State', 'WA', 'OR'],
  ['City', 'Kent', 'Tacoma'],
] as const;

const test = base.extend<{ tab: Tab; origin: string }>({
  origin: async ({ browserName: _browserName }, provide) => {
    const site = await openSite({ consoleRoot: builtConsole });
    await provide(site.origin);
    await site.close();
  },
  tab: async ({ browserName }, provide) => {
    const tab = await engines[browserName]();
    await provide(tab);
    await tab.close();
  },
});

test('a day with the mouse', async ({ tab, origin }) => {
  const { page } = tab;
  const user = userOf(tab);

  await test.step('Back from the sign-in page leads to the page before', async () => {
    await page.goto(`${origin}/mock`);
    await page.goto(origin);
    await user.see('h1', 'Sign in');
    await page.evaluate('setTimeout(() => history.back())');
    await user.see('h1', 'Mock console');
  });
  for (const [name, names] of Object.entries(lists)) {
    await test.step(`${name} signs in`, async () => {
      await page.goto(origin);
      await user.click('.users button .name', name);
      await user.see('header button', name);
    });
    for (const list of names)
      for (const [which, index] of [
        ['first', 0],
        ['last', -1],
      ] as const)
        await test.step(`opens the ${which} row of ${list}`, async () => {
          await page.goto(`${origin}/lf/${list}`);
          const { text } = await user.see('tbody th a', undefined, index);
          await user.click('tbody td:nth-child(3)', undefined, index);
          await user.missing('tbody th a');
          await expect.poll(() => page.evaluate('document.querySelector("h1")?.textContent')).toContain(text);
          await user.missing('main [aria-busy=true]');
        });
    if (name === 'Leila Sandoval') await workOnLoans();
    await test.step(`${name} logs out`, async () => {
      await user.click('header button', name);
      await user.click('[role=menuitem]', 'Logout');
      // The page that says so leads here by itself.
      await user.see('h1', 'Sign in');
    });
    await test.step('Back to a page from before the logout leads to the sign-in page', async () => {
      const before = await page.evaluate('performance.timeOrigin');
      await page.evaluate('setTimeout(() => history.back())');
      await expect(async () =>
        expect(await page.evaluate('performance.timeOrigin')).not.toBe(before),
      ).toPass();
      await user.see('h1', 'Sign in');
    });
  }

  async function workOnLoans() {
    await test.step('native lists, searches and dates are as high as the fields beside them', async () => {
      for (const [path, controls] of Object.entries(heights)) {
        await page.goto(origin + path);
        for (const [control, expected] of Object.entries(controls)) {
          const { height } = await user.see(control);
          expect(height, `${control} of ${path}`).toBe(expected);
        }
      }
      await page.goto(`${origin}/lf/loan-pipeline`);
    });
    await test.step('a heading sorts the list', async () => {
      await user.click('thead a', 'Borrower');
      await user.see('th[aria-sort=ascending]', 'Borrower');
    });
    await test.step('panels and drawers open and close', async () => {
      await user.click('tbody td:nth-child(3)');
      await user.click('main button', 'Application Criteria');
      await user.see('[role=dialog]', 'Application Criteria');
      await page.keyboard.press('Escape');
      await user.missing('[role=dialog]', 'Application Criteria');
    });
    await test.step('fields take keys, choices, switches and dates', async () => {
      await page.goto(`${origin}/new-loan`);
      await user.click('input', 'First name');
      await page.keyboard.type('Ada');
      await user.click('input', 'Institution');
      await page.keyboard.type('Marrow');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await user.click('[role=switch]', 'Add co-borrower');
      await user.click('input', 'Base loan amount');
      await page.keyboard.type('400000');
      await page.keyboard.press('Tab');
      await expect.poll(user.value('input', 'Base loan amount')).toBe('400,000.00');
      await expect.poll(user.value('input', 'Institution')).toBe('Marrowbrook Home Lending');
    });
    await test.step('Control+Z gives no value that nobody has typed', async () => {
      const chord = async (key: 'a' | 'y' | 'z') => {
        await page.keyboard.down('Control');
        await page.keyboard.press(key);
        await page.keyboard.up('Control');
      };
      // Not by its place on the screen: a calendar or list may lie over the field.
      const value = () => page.evaluate('document.activeElement.value');
      for (const [label, ...texts] of undone) {
        await user.click('input', label);
        const known = [await value()];
        for (const text of texts) {
          await chord('a');
          await page.keyboard.type(text);
          known.push(await value());
          await page.keyboard.press('Tab');
          await user.click('input', label);
          known.push(await value());
        }
        for (const key of ['z', 'z', 'z', 'y', 'y', 'z', 'z', 'z'] as const) {
          await chord(key);
          expect(known, `${label} after Control+${key}`).toContain(await value());
        }
        await chord('a');
        await page.keyboard.type(texts[0]);
        known.push(await value());
        for (const key of ['z', 'z', 'y', 'z', 'y', 'y'] as const) {
          await chord(key);
          expect(known, `${label} after Control+${key}`).toContain(await value());
        }
        await page.keyboard.press('Tab');
      }
    });
    await test.step('a dialog asks before the entries are lost', async () => {
      await user.click('form button', 'Cancel');
      await user.click('[role=dialog] button', 'Leave');
      await user.see('tbody th a');
    });
  }
});
