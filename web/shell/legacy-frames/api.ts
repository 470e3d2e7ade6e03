import {
  createLoanOperations,
  type OtherActiveOriginators,
} from '../../../contracts/operations/create-loan.ts';
import { type ImageFlowAccess, loanOperations } from '../../../contracts/operations/loan.ts';
import { api } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { boolean, type Parser, parseWhole, shape, trimmed } from '../../shared/parse.ts';

/** Parses a text of a denial; null if it is missing or blank. */
const reason: Parser<string | null> = (value) => trimmed(value) || null;

const imageFlowAccess = shape<ImageFlowAccess>({
  hasPermission: boolean,
  errorTitle: reason,
  errorMessage: reason,
});

const otherOriginators = shape<OtherActiveOriginators>({ HasOtherActiveOriginators: boolean });

/**
 * Requests that the SPA sends before it opens a window or dialog of the legacy application. A response is unreadable
 * unless its flag is true or false: a text such as "no" grants nothing.
 */
export const windowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads whether the user may open the images of an account, by general account id. Sent each time they open. */
    getImageFlowAccess: build.query<ImageFlowAccess, number>({
      query: (id) =>
        apiRequest(loanOperations.getImageFlowAccess, { id }, undefined, {
          parse: (body) => parseWhole(imageFlowAccess, body),
        }),
      keepUnusedDataFor: 0,
    }),
    /** Loads whether the user may create loans for other originators. Requested again for each creation. */
    userHasOtherActiveOriginators: build.query<OtherActiveOriginators, void>({
      query: () =>
        apiRequest(createLoanOperations.userHasOtherActiveOriginators, {}, undefined, {
          parse: (body) => parseWhole(otherOriginators, body),
        }),
      keepUnusedDataFor: 0,
    }),
  }),
});
