import { expect, test as base } from '@playwright/test';
import { openSite } from '../../support/app.ts';
import { builtConsole } from '../../../scripts/shared/folders.ts';
import { chromiumTab } from './chromium-tab.ts';
import { firefoxTab } from './firefox-tab.ts';
import type { Tab } from './tab.ts';
import { keys, userOf } from './user.ts';
import { webkitTab } from './webkit-tab.ts';

const engines = { Chromium: chromiumTab, Firefox: firefoxTab, WebKit: webkitTab };

/** The lists of loans, of some users. */
const lists = {
  'Leila Sandoval': ['loan-pipeline', 'lead-pipeline'],
  'Calvin Osterhout': ['closing-queue'],
  'Lionel Prescod': ['loan-opener-queue'],
};

/** Controls that engines draw differently, by page. */
const nativeControls = {
  '/lf/loan-pipeline': ['input[type=text]', 'select'],
  '/mock': ['input[type=search]', 'input[type=datetime-local]'],
};

for (const [engine, openTab] of Object.entries(engines)) {
  const test = base.extend<{ tab: Tab; origin: string }>({
    origin: async ({ browserName: _browserName }, provide) => {
      const site = await openSite({ consoleRoot: builtConsole });
      await provide(site.origin);
      await site.close();
    },
    tab: async ({ browserName: _browserName }, provide) => {
      const tab = await openTab();
      await provide(tab);
      await tab.close();
    },
  });

  test(`${engine}: a day with the mouse`, async ({ tab, origin }) => {
    const user = userOf(tab);

    for (const [name, pages] of Object.entries(lists)) {
      await test.step(`${name} signs in`, async () => {
        await tab.open(origin);
        await user.click('.users button .name', name);
        await user.see('header button', name);
      });
      for (const page of pages)
        for (const [which, index] of [
          ['first', 0],
          ['last', -1],
        ] as const)
          await test.step(`opens the ${which} row of ${page}`, async () => {
            await tab.open(`${origin}/lf/${page}`);
            const { text } = await user.see('tbody th a', undefined, index);
            await user.click('tbody td:nth-child(3)', undefined, index);
            await user.missing('tbody th a');
            await expect.poll(() => tab.read('document.querySelector("h1")?.textContent')).toContain(text);
            await user.missing('main [aria-busy=true]');
          });
      if (name === 'Leila Sandoval') await workOnLoans();
      await test.step(`${name} logs out`, async () => {
        await user.click('header button', name);
        await user.click('[role=menuitem]', 'Logout');
        // The page that says so leads here by itself.
        await user.see('h1', 'Sign in');
      });
    }

    async function workOnLoans() {
      await test.step('native lists, searches and dates are as high as the fields beside them', async () => {
        for (const [path, controls] of Object.entries(nativeControls)) {
          await tab.open(origin + path);
          for (const control of controls) {
            const { height } = await user.see(control);
            expect(height, `${control} of ${path}`).toBe(32);
          }
        }
        await tab.open(`${origin}/lf/loan-pipeline`);
      });
      await test.step('a heading sorts the list', async () => {
        await user.click('thead a', 'Borrower');
        await user.see('th[aria-sort=ascending]', 'Borrower');
      });
      await test.step('panels and drawers open and close', async () => {
        await user.click('tbody td:nth-child(3)');
        await user.click('main button', 'Application Criteria');
        await user.see('[role=dialog]', 'Application Criteria');
        await user.type(keys.escape);
        await user.missing('[role=dialog]', 'Application Criteria');
      });
      await test.step('fields take keys, choices, switches and dates', async () => {
        await tab.open(`${origin}/new-loan`);
        await user.click('input', 'First name');
        await user.type('Ada');
        await user.click('input', 'Institution');
        await user.type('Marrow', keys.enter, keys.tab);
        await user.click('[role=switch]', 'Add co-borrower');
        await user.click('input', 'Base loan amount');
        await user.type('400000', keys.tab);
        await expect.poll(user.value('input', 'Base loan amount')).toBe('400,000.00');
        await expect.poll(user.value('input', 'Institution')).toBe('Marrowbrook Home Lending');
      });
      await test.step('a dialog asks before the entries are lost', async () => {
        await user.click('form button', 'Cancel');
        await user.click('[role=dialog] button', 'Leave');
        await user.see('tbody th a');
      });
    }
  });
}
