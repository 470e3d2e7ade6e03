import type { LoanMatch } from '../../../contracts/api/frame-messages.ts';
import type { BannerActions } from '../areas/banner.ts';
import { frameOf } from './legacy.ts';
import { loanIconActions } from './loan-icons.ts';
import { panelActions } from './panels.ts';
import { expect, type Visit } from './visit.ts';

const pipeline = 'Mortgage Pipeline';

export function bannerActions(visit: Visit): Partial<BannerActions> {
  const { page } = visit;
  return {
    ...loanIconActions(visit),
    ...panelActions(visit),
    ...quickSearchActions(visit),
    widen: (width) => page.setViewportSize({ width, height: 900 }),
    goBack: async () => {
      await page.goBack();
      await visit.seesTitle(pipeline);
    },
  };
}

function quickSearchActions(visit: Visit): Partial<BannerActions> {
  const { page } = visit;
  const box = () => page.getByRole('textbox', { name: 'Quick search' });
  return {
    typeAndEnter: async (text) => {
      await expect(box()).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    pasteIntoBox: async (text) => {
      await expect(box()).toBeVisible();
      await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await box().press('ControlOrMeta+V');
    },
    boxSays: async (message) => {
      await expect(page.getByRole('search').getByRole('alert')).toHaveText(message);
    },
    listsOnly: async (borrowers) => {
      const rows = frameOf(page, pipeline).getByRole('row');
      // One row more: the titles of the columns.
      await expect(rows).toHaveCount(borrowers.length + 1);
      for (const borrower of borrowers) await expect(rows.filter({ hasText: borrower })).toHaveCount(1);
    },
    keepsMatches: async (borrowers) => {
      await expect
        .poll(async () => {
          const matches = JSON.parse((await visit.kept('LoanMatches')) ?? '[]') as LoanMatch[];
          return matches.map(({ borrowerName }) => borrowerName).toSorted();
        })
        .toEqual(borrowers.toSorted());
    },
  };
}
