import assert from 'node:assert/strict';
import type { Account } from '../../contracts/operations/loan.ts';
import {
  type LoanMenu,
  type MenuEntry,
  type MenuName,
  menuNames,
  shellOperations,
} from '../../contracts/operations/shell.ts';
import { addressOf } from '../../contracts/operation.ts';
import type { TabUser } from '../users/tab-user.ts';
import { standardLoan } from '../vocabulary/standard-loans.ts';
import { damagedDelivery, damagedReports } from './menu-bodies.ts';

const { getMenu, getLoanMenu } = shellOperations;

/** The menus in responses and in the browser's storage. Menus are named by their drawers. */
export class Menus {
  readonly #user: TabUser;

  constructor(user: TabUser) {
    this.#user = user;
  }

  /** Makes the server send this body in place of a menu. */
  replace(menu: MenuName, body: unknown): void {
    this.#user.tab.changedResponses.set(addressOf(getMenu, { menu }), async () => Response.json(body));
  }

  /** Makes the server send damaged menus of reports and of delivery. */
  damage(): void {
    this.replace('reports', damagedReports);
    this.replace('delivery', damagedDelivery);
  }

  /** Makes all requests for a menu fail until the faults are removed. */
  async fail(drawer: string): Promise<void> {
    const fault = { kind: 'status', status: 503, times: null } as const;
    if (drawer === 'Loan') return this.#user.fail({ operation: 'getLoanMenu', ...fault });
    this.#user.tab.changedResponses.set(this.#path(drawer), async () => new Response(null, { status: 503 }));
  }

  mend(drawer: string): void {
    this.#user.tab.changedResponses.delete(this.#path(drawer));
  }

  /** Holds the response to the next request for a menu. */
  hold(drawer: string): void {
    this.#user.tab.holdNext({ method: getMenu.method, path: this.#path(drawer) });
  }

  /** Holds the response to the next request for the menu of a loan. */
  holdLoanMenu(borrower: string): void {
    const { generalAccountId } = standardLoan(borrower).seed;
    this.#user.tab.holdNext({
      method: getLoanMenu.method,
      path: addressOf(getLoanMenu, { generalAccountId }),
    });
  }

  /** Adds an entry to the menu of the open loan, and makes the server send the event that the menu has changed. */
  async addToLoanMenu(name: string): Promise<void> {
    const page = {
      name: 'menu-item',
      address: '/MenuItem/Show?item=gift-letter',
      kind: 'legacy-page',
    } as const;
    const entry = { name, index: 99, drawer: 'Loan', page } as const;
    await this.#changeLoanMenu((entries) => [...entries, entry]);
  }

  /** Renames an entry of the menu of the open loan, and makes the server send the event that the menu has changed. */
  async renameInLoanMenu(name: string, newName: string): Promise<void> {
    await this.#changeLoanMenu((entries) =>
      entries.map((entry) => (entry.name === name ? { ...entry, name: newName } : entry)),
    );
  }

  async #changeLoanMenu(change: (entries: readonly MenuEntry[]) => readonly MenuEntry[]): Promise<void> {
    const { generalAccountId } = this.#account;
    this.#user.tab.changeBodies<LoanMenu>(this.#path('Loan'), (menu) => ({
      ...menu,
      navigationMenu: change(menu.navigationMenu),
    }));
    await this.#user.announce('menuUpdate', { generalAccountId });
  }

  /** Asserts that session storage contains the four menus of the user. */
  areKept(): void {
    const kept = this.#user.kept('menu') as Readonly<Record<string, unknown>> | null;
    for (const menu of menuNames) assert.match(JSON.stringify(kept?.[menu] ?? null), /"name"/, menu);
  }

  /** The text of the stored menu of the loan; null if no menu is stored. */
  get keptLoanMenu(): string | null {
    return this.#user.tab.storage.localStorage.getItem('navigationMenu');
  }

  /** Number of requests for the menu of the open loan. */
  get loanMenuRequests(): number {
    const path = this.#path('Loan');
    return this.#user.tab.requests.filter((sent) => sent.path === path).length;
  }

  #path(drawer: string): string {
    if (drawer !== 'Loan') return addressOf(getMenu, { menu: drawer.toLowerCase() });
    const { generalAccountId } = this.#account;
    return addressOf(getLoanMenu, { generalAccountId });
  }

  get #account(): Account {
    return (this.#user.kept('account') as Account | null) ?? assert.fail('No loan is open');
  }
}
