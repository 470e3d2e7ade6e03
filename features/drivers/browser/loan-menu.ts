import { mockOperations } from '../../../contracts/operations/mock.ts';
import { addressOf } from '../../../contracts/operation.ts';
import { type LoanMenu, shellOperations } from '../../../contracts/operations/shell.ts';
import type { Account } from '../../../contracts/operations/loan.ts';
import type { DrawerActions } from '../areas/drawers.ts';
import { expect, type Visit } from './visit.ts';

/** What the menu of an open loan brings along: its summary, and its changes. */
export function loanMenuActions(visit: Visit): Partial<DrawerActions> {
  const { page } = visit;
  const summary = page.getByRole('dialog', { name: 'Loan Summary', exact: true });
  let letGo: () => void = () => undefined;
  const account = async () => JSON.parse((await visit.kept('account')) ?? '{}') as Account;
  return {
    holdPage: async (address) => {
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(`**${address}*`, async (route) => {
        await held;
        await route.continue();
      });
    },
    letPageGo: async () => letGo(),
    addToLoanMenu: async (name) => {
      const { generalAccountId } = await account();
      await page.route(`**${addressOf(shellOperations.getLoanMenu, { generalAccountId })}`, async (route) => {
        const answer = await route.fetch();
        const menu = (await answer.json()) as LoanMenu;
        const kind = 'legacy-page';
        const opened = { name: 'menu-item', address: '/MenuItem/Show?item=gift-letter', kind } as const;
        const entry = { name, index: 99, drawer: 'Loan', page: opened } as const;
        await route.fulfill({ json: { ...menu, navigationMenu: [...menu.navigationMenu, entry] } });
      });
      const address = visit.origin + addressOf(mockOperations.sendEvent, { id: 'current' });
      const event = { name: 'menuUpdate', data: { generalAccountId } };
      // An event that nobody hears is lost: the page may still be connecting.
      await expect
        .poll(async () => {
          const answer = await visit.context.request.post(address, { data: event });
          return ((await answer.json()) as { readonly listeners: number }).listeners;
        })
        .toBe(1);
    },
    summaryIsLoading: async (isLoading) => {
      const frame = summary.locator('iframe');
      const { loanNumber, generalAccountId } = await account();
      await expect(frame).toHaveAttribute('src', new RegExp(`accountId=${generalAccountId}$`));
      if (isLoading) return expect(summary.getByText('Loading Loan Summary')).toBeVisible();
      await expect(frame.contentFrame().getByText(loanNumber).first()).toBeVisible();
      await expect(summary.getByText('Loading Loan Summary')).toHaveCount(0);
    },
    keepsEntry: async (name) => {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('navigationMenu')))
        .toContain(`"name":"${name}"`);
    },
  };
}
