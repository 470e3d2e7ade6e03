import { legacyPages } from '../../../contracts/api/legacy.ts';
import { type Account, loanOperations } from '../../../contracts/operations/loan.ts';
import { addressOf } from '../../../contracts/operation.ts';
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
  let answer: () => void = () => undefined;
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
  const account = async () => JSON.parse((await visit.kept('account')) ?? '{}') as Partial<Account>;
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
    openDashboard: () => visit.open(paths.dashboard),
    holdSelection: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answer = resolve;
      await page.route(`**${loanOperations.selectLoan.path}*`, async (route) => {
        await promise;
        await route.continue();
      });
    },
    answerSelection: async () => answer(),
    chooseFromFrame: async (borrower) => {
      opened = standardLoan(borrower);
      const selection = page.waitForRequest(`**${loanOperations.selectLoan.path}*`);
      await rowOf(visit, borrower).getByRole('link').click();
      await selection;
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
    lists: async (borrower, times) => {
      await visit.goOn(routeOfPage(pipeline));
      await seesFramed(visit, pipeline);
      await expect(rowOf(visit, borrower)).toHaveCount(times);
    },
    seesDashboard: async () => {
      if (opened) return seesTitleOf(opened);
      await visit.seesTitle(/^\d{10} /);
      await expect(page.getByRole('region', { name: 'Loan Details' })).toBeVisible();
    },
    seesNumberAnd: (name) => visit.seesTitle(new RegExp(`^\\d{10} ${name}$`)),
    seesLeadSummary: async (name) => {
      await page.waitForURL(visit.origin + paths.leadSummary);
      await visit.seesTitle(new RegExp(`^\\d{10} ${name}$`));
    },
    isNotAskedFor: async () => {
      // What was going to be asked beside the selection has been asked by the next picture of the page.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(visit.requests.filter((request) => request.endsWith('/dashboard'))).toEqual([]);
    },
    wasSelectedFirst: async () => {
      const generalAccountId = opened?.seed.generalAccountId ?? 0;
      const selected = visit.requests.indexOf(`GET ${loanOperations.selectLoan.path}`);
      const asked = visit.requests.indexOf(
        `GET ${addressOf(loanOperations.getLoanDashboard, { generalAccountId })}`,
      );
      expect(selected).toBeGreaterThan(-1);
      expect(asked).toBeGreaterThan(selected);
    },
    hasHiddenFrame: async () => {
      const frame = page.getByTitle(legacyPages.SelectLoan.title);
      const address = `/Search/SelectLoan?accountId=${opened?.seed.generalAccountId}`;
      await expect(frame).toHaveAttribute('src', address);
      // A dot with its border, clipped away: too small for anybody to see.
      const box = await frame.boundingBox();
      expect(box?.width).toBeLessThan(10);
      expect(box?.height).toBeLessThan(10);
    },
    keepsAccount: async () => {
      const { generalAccountId, applicationIdentifier, isLead, masterAccountId, originatorUserId } =
        await account();
      expect(generalAccountId).toBe(opened?.seed.generalAccountId);
      expect(applicationIdentifier).toBe(opened?.applicationIdentifier);
      expect(originatorUserId).toBe(opened?.seed.originatorUserId);
      expect(isLead).toBe(false);
      expect(masterAccountId).toBeGreaterThan(0);
    },
  };
}

const rowOf = ({ page }: Visit, borrower: string) =>
  frameOf(page, pipeline).getByRole('row').filter({ hasText: borrower });
