import {
  type LoanMenu,
  type MenuEntry,
  type MenuName,
  shellOperations,
} from '../../../contracts/operations/shell.ts';
import { api } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';

/** Endpoints for the menus of the left drawers. */
export const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<MenuEntry[], MenuName>({
      query: (menu) => apiRequest(shellOperations.getMenu, { menu }),
    }),
    /** Loads the menu of a loan by its general account id. */
    getLoanMenu: build.query<LoanMenu, number>({
      query: (generalAccountId) => apiRequest(shellOperations.getLoanMenu, { generalAccountId }),
    }),
  }),
});

export const { useGetMenuQuery, useGetLoanMenuQuery } = shellApi;
