import type { Account } from '../../../contracts/operations/loan.ts';
import type { MenuName } from '../../../contracts/operations/shell.ts';
import { type LoanTask, readTaskId, taskIdOrNone } from '../../session/account.ts';
import { bodyOf } from '../../shared/api/api.ts';
import { ownerOf } from '../../session/session-context.ts';
import { id, isRecord, listOf, parseWhole, shape } from '../../shared/parse.ts';
import { browserStorage, type ProductStorage } from '../../shared/storage.ts';
import { selectAccount, selectUser } from '../../shared/store/session-slice.ts';
import type { Listeners } from '../../shared/store/store.ts';
import { shellApi } from './api.ts';
import { userDrawers } from './parse-menu.ts';

/** Menus of the user in storage, by name. They are not parsed yet. */
type Menus = Readonly<Partial<Record<MenuName, readonly unknown[]>>>;

/** The menu of a loan in local storage. All tabs share local storage, so the menu has its loan and task. */
interface StoredLoanMenu extends LoanTask {
  readonly navigationMenu: unknown[];
  readonly pageIcons: unknown[];
  readonly borrowers: unknown[];
}

const names = Object.keys(userDrawers) as MenuName[];
const records = listOf<unknown>((entry) => entry);

const storedLoanMenu = shape<StoredLoanMenu>({
  generalAccountId: id,
  taskId: taskIdOrNone,
  navigationMenu: records,
  pageIcons: records,
  borrowers: records,
});

/** Returns the user's menus in session storage that are lists; none if the stored menus are another user's. */
export function readMenus(owner: string, storage: ProductStorage = browserStorage): Menus {
  const value = storage.read('menu');
  if (!isRecord(value) || value['owner'] !== owner) return {};
  const lists = names.filter((name) => Array.isArray(value[name]));
  return Object.fromEntries(lists.map((name) => [name, value[name]]));
}

/**
 * Returns the stored menu of this loan, with its icons and borrowers, not parsed yet; null if there is none or a part
 * of it is malformed. If the key `navigationMenu` has no menu, the menu of the key `loanMenuBase` is returned.
 */
export function readLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  storage: ProductStorage = browserStorage,
): StoredLoanMenu | null {
  const stored = parseWhole(storedLoanMenu, storage.read('navigationMenu') ?? storage.read('loanMenuBase'));
  const isOfLoan =
    stored?.generalAccountId === generalAccountId && stored.taskId === readTaskId(generalAccountId, storage);
  return isOfLoan ? stored : null;
}

/**
 * Stores a menu of the user beside the other menus of the same user. After a reload of the page, the menus that are not
 * stored are loaded again.
 * @param entries the body of the response: a parsed menu that is parsed again can differ
 */
export function storeMenu(
  owner: string,
  name: MenuName,
  entries: unknown,
  storage: ProductStorage = browserStorage,
): void {
  storage.write('menu', { owner, ...readMenus(owner, storage), [name]: entries });
}

/**
 * Stores a loan menu that was loaded or refreshed.
 * @param menu the body of the response
 */
export function storeLoanMenu(
  { generalAccountId }: Pick<Account, 'generalAccountId'>,
  menu: unknown,
  storage: ProductStorage = browserStorage,
): void {
  const task: LoanTask = { generalAccountId, taskId: readTaskId(generalAccountId, storage) };
  storage.write('navigationMenu', { ...Object(menu), ...task });
}

const { getMenu, getLoanMenu } = shellApi.endpoints;

/** Stores each menu that arrives, as it came, for a reload of the page: of the user, and of the open loan. */
export const followMenus =
  (storage: ProductStorage = browserStorage): Listeners =>
  (startListening) => {
    startListening({
      matcher: getMenu.matchFulfilled,
      effect: ({ meta }, { getState }) => {
        const user = selectUser(getState());
        if (user) storeMenu(ownerOf(user), meta.arg.originalArgs, bodyOf(meta), storage);
      },
    });
    startListening({
      matcher: getLoanMenu.matchFulfilled,
      effect: ({ meta }, { getState }) => {
        const account = selectAccount(getState());
        if (account?.generalAccountId !== meta.arg.originalArgs) return;
        storeLoanMenu(account, bodyOf(meta), storage);
      },
    });
  };
