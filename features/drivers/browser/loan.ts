import { legacyPages } from '../../../contracts/api/legacy.ts';
import { paths } from '../../../web/shared/routes/paths.ts';
import type { LoanActions } from '../areas/loan.ts';
import { expectedRow, type StandardLoan, standardLoan, standardLoans } from '../standard-loans.ts';
import { routeOfPage } from '../vocabulary.ts';
import { frameOf, seesFramed } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

const pipeline = 'Mortgage Pipeline';

export function loanActions(visit: Visit): Partial<LoanActions> {
  const { page } = visit;
  let opened: StandardLoan | undefined;
  const seesTitleOf = ({ seed, borrower }: StandardLoan) =>
    visit.seesTitle(`${seed.dashboard.loanNumber} ${borrower}`);
  const openFromFrame = async (borrower: string) => {
    opened = standardLoan(borrower);
    await rowOf(visit, borrower).getByRole('link').click();
    await seesTitleOf(opened);
  };
  const look = async () => {
    await visit.open(routeOfPage(pipeline));
    await seesFramed(visit, pipeline);
    await visit.keepSignIn();
  };
  return {
    openFromFrame,
    openFromPipeline: async (borrower) => {
      await look();
      await openFromFrame(borrower);
    },
    haveOpenLoan: async (borrower) => {
      opened = standardLoan(borrower);
      await visit.open(paths.dashboardOf(opened.applicationIdentifier));
      await seesTitleOf(opened);
      await visit.keepSignIn();
    },
    listsStandardLoans: async () => {
      const rows = frameOf(page, pipeline).getByRole('row');
      // One row more: the titles of the columns.
      await expect(rows).toHaveCount(standardLoans().length + 1);
      const texts = await rows.allTextContents();
      for (const { number, borrower, amount, status } of standardLoans().map(expectedRow)) {
        const text = texts.find((one) => one.includes(number));
        for (const part of [borrower, amount, status]) expect(text).toContain(part);
      }
    },
    seesDashboard: async () => {
      if (opened) return seesTitleOf(opened);
      await visit.seesTitle(/^\d{10} /);
      await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
    },
    seesNumberAnd: (name) => visit.seesTitle(new RegExp(`^\\d{10} ${name}$`)),
    hasHiddenFrame: async () => {
      const frame = page.getByTitle(legacyPages.SelectLoan.title);
      const address = `/Search/SelectLoan?accountId=${opened?.seed.generalAccountId}`;
      await expect(frame).toHaveAttribute('src', address);
      // A dot with its border, clipped away: too small for anybody to see.
      const box = await frame.boundingBox();
      expect(box?.width).toBeLessThan(10);
      expect(box?.height).toBeLessThan(10);
    },
  };
}

const rowOf = ({ page }: Visit, borrower: string) =>
  frameOf(page, pipeline).getByRole('row').filter({ hasText: borrower });
