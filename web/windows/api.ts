import { loanOperations } from '../../contracts/api/loan.ts';
import type { ImageFlowAccess } from '../../contracts/schemas/loan.ts';
import { api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** What is asked before a window opens. */
export const windowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** By general account id (S-7-36). Asked each time the image flow is to be opened. */
    getImageFlowAccess: build.query<ImageFlowAccess, number>({
      query: (id) => call(loanOperations.getImageFlowAccess, { id }),
      keepUnusedDataFor: 0,
    }),
  }),
});
