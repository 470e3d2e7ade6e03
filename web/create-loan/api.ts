import { createLoanOperations } from '../../contracts/operations/create-loan.ts';
import { idempotencyKeyHeader } from '../../contracts/api/headers.ts';
import type {
  CreateLoanAnswer,
  CreateLoanRequest,
  Institutions,
  Originator,
  Product,
} from '../../contracts/schemas/create-loan.ts';
import { api } from '../shared/api/api.ts';
import { call } from '../shared/api/call.ts';
import { parseInstitutions, parseOriginators, parseProducts, parseStateCodes } from './option-lists.ts';

/** An originator at an institution, in the order of the documented paths. */
export interface OriginatorAtInstitution {
  readonly originatorId: number;
  readonly institutionId: number;
}

/** A create request. A repeated key creates no second loan. */
export interface Creation {
  readonly request: CreateLoanRequest;
  readonly idempotencyKey: string;
  /** True when a notification shows the error, since the user has left the form. */
  readonly isShownByCaller?: () => boolean;
}

/** Endpoints of the create screen: option lists and creation. */
export const createLoanApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstitutions: build.query<Institutions, void>({
      query: () => call(createLoanOperations.getInstitutions, {}, undefined, { parse: parseInstitutions }),
    }),
    /** By institution id. */
    getOriginators: build.query<Originator[], number>({
      query: (institutionId) =>
        call(createLoanOperations.getOriginators, { institutionId }, undefined, {
          parse: parseOriginators,
        }),
    }),
    getProducts: build.query<Product[], OriginatorAtInstitution>({
      query: (pair) =>
        call(createLoanOperations.getProducts, { ...pair }, undefined, { parse: parseProducts }),
    }),
    /** Codes of the states in which the pair may lend. */
    getLicenses: build.query<string[], OriginatorAtInstitution>({
      query: (pair) =>
        call(createLoanOperations.getLicenses, { ...pair }, undefined, { parse: parseStateCodes }),
    }),
    createLoan: build.mutation<CreateLoanAnswer, Creation>({
      query: ({ request, idempotencyKey, ...options }) =>
        call(createLoanOperations.createLoan, {}, request, {
          headers: { [idempotencyKeyHeader]: idempotencyKey },
          ...options,
        }),
    }),
  }),
});

export const {
  useGetInstitutionsQuery,
  useGetOriginatorsQuery,
  useGetProductsQuery,
  useGetLicensesQuery,
  useCreateLoanMutation,
} = createLoanApi;
