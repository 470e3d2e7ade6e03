import {
  type MenuBorrower,
  type MenuName,
  type PageIcon,
  pageIconShape,
  shellOperations,
} from '../../../contracts/operations/shell.ts';
import { api } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { log } from '../../shared/log.ts';
import { lenient } from '../../shared/lenient.ts';
import { isRecord, listOf } from '../../shared/parse.ts';
import type { DrawerChoice } from '../../shared/store/ui-slice.ts';
import { type MenuNode, parseMenu, userDrawers } from './parse-menu.ts';

/** The menu of a loan or lead. */
export interface LoanMenu {
  readonly navigationMenu: readonly MenuNode[];
  /** Icons of the banner; null if the server has left them out. */
  readonly pageIcons: readonly PageIcon[] | null;
  /** Not parsed yet; see `borrowersOf`. */
  readonly borrowers: readonly MenuBorrower[];
}

/** Endpoints for the menus of the left drawers. Their responses are parsed here, and nowhere else. */
export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<readonly MenuNode[], MenuName>({
      query: (menu) =>
        apiRequest(shellOperations.getMenu, { menu }, undefined, {
          parse: (body, origin) => parseLogged(body, userDrawers[menu], origin),
        }),
    }),
    /** Loads the menu of a loan by its general account id. */
    getLoanMenu: build.query<LoanMenu, number>({
      query: (generalAccountId) =>
        apiRequest(shellOperations.getLoanMenu, { generalAccountId }, undefined, { parse: parseLoanMenu }),
    }),
  }),
});

export const { useGetMenuQuery, useGetLoanMenuQuery } = shellApi;

/** Parses a menu of the user or the entries of a loan's menu, and logs what the product cannot show. */
export function parseLogged(value: unknown, drawer: DrawerChoice, origin: string): readonly MenuNode[] {
  const { nodes, oddities } = parseMenu(value, drawer, origin);
  if (oddities.length > 0)
    log.warn('A menu has entries that the product cannot show', { menu: drawer, oddities });
  return nodes;
}

/** Parses the menu of a loan. A faulty server may leave parts out. */
export function parseLoanMenu(body: unknown, origin: string): LoanMenu {
  const { navigationMenu, pageIcons, borrowers }: Readonly<Record<string, unknown>> = isRecord(body)
    ? body
    : {};
  return {
    navigationMenu: parseLogged(navigationMenu, 'Loan', origin),
    pageIcons: Array.isArray(pageIcons) ? parseIcons(pageIcons) : null,
    borrowers: Array.isArray(borrowers) ? borrowers : [],
  };
}

/** Parses the icons of a loan. An icon is hidden unless its `visible` is true. */
export const parseIcons = listOf(lenient(pageIconShape));
