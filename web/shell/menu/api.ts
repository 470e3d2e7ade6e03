import {
  type LoanMenu,
  type MenuEntry,
  type MenuName,
  shellOperations,
} from '../../../contracts/operations/shell.ts';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

/** Menus of the left drawers. */
export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<MenuEntry[], MenuName>({
      query: (menu) => call(shellOperations.getMenu, { menu }),
    }),
    /** By general account id. */
    getLoanMenu: build.query<LoanMenu, number>({
      query: (generalAccountId) => call(shellOperations.getLoanMenu, { generalAccountId }),
    }),
  }),
});

export const { useGetMenuQuery, useGetLoanMenuQuery } = shellApi;
