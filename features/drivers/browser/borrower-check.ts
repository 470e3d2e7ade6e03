import { legacyPages } from '../../../contracts/api/legacy.ts';
import type { CreateDialogActions } from '../areas/create-dialog.ts';
import { pageNamed } from '../vocabulary.ts';
import { frameOf } from './legacy.ts';
import { expect, type Visit } from './visit.ts';

/** What the legacy application does on the way to a loan: the borrower check, and the dialogs of Optimal Blue. */
export function borrowerCheckActions(visit: Visit): Partial<CreateDialogActions> {
  const { page } = visit;
  const check = frameOf(page, legacyPages.CreateLoanCheck.title);
  const kept = async (key: string): Promise<unknown> => JSON.parse((await visit.kept(key)) ?? 'null');
  return {
    checkFetched: async (times) => {
      const code = /^GET \/assets\/borrower-check-page-[^/]+[.]js$/;
      expect(visit.requests.filter((request) => code.test(request))).toHaveLength(times);
    },
    checkBorrower: async (firstName, lastName) => {
      await check.getByLabel('First name').fill(firstName);
      await check.getByLabel('Last name').fill(lastName);
      await check.getByRole('button', { name: 'Check' }).click();
    },
    checkLists: (loanNumber) => expect(check.getByRole('table').getByText(loanNumber)).toBeVisible(),
    confirmBorrower: async (taxIdentifier) => {
      await check.getByLabel('Tax identifier', { exact: true }).fill(taxIdentifier);
      await check.getByRole('button', { name: 'Continue' }).click();
    },
    keepsBorrower: async (firstName, lastName, taxIdentifier) => {
      await expect
        .poll(() => kept('CreateLoanCheck'))
        .toEqual({
          firstName,
          middleName: null,
          lastName,
          generation: null,
          taxIdentifier,
          taxIdentifierType: 'ssn',
        });
    },
    keepsMatches: async (loanNumbers) => {
      const matches = (await kept('LoanMatches')) as { readonly loanNumber: string }[] | null;
      expect(matches?.map(({ loanNumber }) => loanNumber)).toEqual(loanNumbers);
    },

    legacyDialogIsOpen: async (title) => {
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
      const { pathname } = new URL(
        (await page.getByTitle(title, { exact: true }).getAttribute('src')) ?? '',
        visit.origin,
      );
      expect(pathname).toBe(legacyPages[pageNamed(title)].path);
      await expect(page.getByTitle(title, { exact: true })).toHaveAttribute('data-loaded', 'true');
    },
    chooseOriginator: (name) =>
      frameOf(page, legacyPages.OptimalBlueSelectOriginator.title)
        .getByRole('row', { name })
        .first()
        .getByRole('link', { name: 'Choose' })
        .click(),
  };
}
