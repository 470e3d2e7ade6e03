import assert from 'node:assert/strict';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import type { LoanMenu, MenuEntry } from '../../../contracts/operations/shell.ts';
import { shellApi } from '../../../web/shell/menu/api.ts';
import type { LoanPageActions } from '../areas/loan-pages.ts';
import { standardLoan } from '../standard-loans.ts';
import { pageNamed } from '../vocabulary.ts';
import type { HttpContext } from './context.ts';
import { textOf } from '../legacy-pages.ts';

/** Loads the pages at the addresses that the product puts into its frames, and reads what they say. */
export function loanPageActions(context: HttpContext): LoanPageActions {
  let account = 0;
  let text = '';
  let entry: MenuEntry | undefined;

  const load = async (address: string) => {
    const answer = await context.client.fetch(address, { headers: { accept: 'text/html' } });
    text = textOf(await answer.text());
  };
  const embed = (page: string, parameters: Readonly<Record<string, number>> = {}) =>
    load(legacyAddress(pageNamed(page), parameters));
  const open = (borrower: string) => {
    account = accountOf(borrower);
    return account;
  };
  const menu = (): Promise<LoanMenu> => {
    const request = shellApi.endpoints.getLoanMenu.initiate(account, { forceRefetch: true });
    return context.store.dispatch(request).unwrap();
  };

  return {
    embed: (page) => embed(page),
    embedForLoan: (page, borrower) => embed(page, { accountId: open(borrower) }),
    embedForTask: (page, borrower) => embed(page, { accountId: open(borrower), taskId: taskOf(borrower) }),
    embedForForeignTask: (page, borrower, other) =>
      embed(page, { accountId: open(borrower), taskId: taskOf(other) }),
    findEntry: async (name, borrower) => {
      open(borrower);
      const { navigationMenu } = await menu();
      entry = navigationMenu
        .flatMap((group) => [group, ...(group.items ?? [])])
        .find((candidate) => candidate.name === name);
    },
    openEntry: () => load(entry?.page?.address ?? assert.fail('The entry opens no page')),

    wasLoadedFrom: async (address) => assert.equal(context.client.last.path, address),
    wasLoadedForLoanFrom: async (address) =>
      assert.equal(context.client.last.path, `${address}?accountId=${account}`),
    says: async (words) => assert.ok(text.includes(words), text),
    entryOpensDialog: async (address) => {
      assert.equal(entry?.page?.address, `${address}?accountId=${account}`);
      assert.equal(entry.page.kind, 'legacy-modal');
    },
    menuBeginsWith: async (name) => assert.equal((await menu()).navigationMenu[0]?.name, name),
  };
}

const accountOf = (borrower: string): number => standardLoan(borrower).seed.generalAccountId;

function taskOf(borrower: string): number {
  const { task } = standardLoan(borrower).seed;
  if (!task) throw new Error(`The loan of ${borrower} waits in no queue`);
  return task.taskId;
}
