import {
  createLoanOperations,
  type CreateLoanRequest,
  type Institutions,
  type Originator,
  type Product,
} from '../../../contracts/operations/create-loan.ts';
import { idempotencyKeyHeader } from '../../../contracts/api/headers.ts';
import type { ProblemCode } from '../../../contracts/problems.ts';
import { api } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { parseInstitutions, parseOriginators, parseProducts, parseStateCodes } from './option-lists.ts';
import { type CreateResult, parseCreateResponse } from './request.ts';

/** Path parameters: originator and institution, in the documented order. */
export interface OriginatorAtInstitution {
  readonly originatorId: number;
  readonly institutionId: number;
}

/** A create request. The server creates no second loan for the same idempotency key. */
export interface Creation {
  readonly request: CreateLoanRequest;
  readonly idempotencyKey: string;
  /** Returns true if the user has left the form: the caller then shows an error, and no dialog opens. */
  readonly isShownByCaller?: () => boolean;
}

/** Code of the problem that an earlier request with the same idempotency key has created a loan. */
export const keyReused: ProblemCode = 'idempotency-key-reused';

export const createLoanApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstitutions: build.query<Institutions, void>({
      query: () =>
        apiRequest(createLoanOperations.getInstitutions, {}, undefined, { parse: parseInstitutions }),
    }),
    /** Loads the originators of an institution by its id. */
    getOriginators: build.query<Originator[], number>({
      query: (institutionId) =>
        apiRequest(createLoanOperations.getOriginators, { institutionId }, undefined, {
          parse: parseOriginators,
        }),
    }),
    getProducts: build.query<Product[], OriginatorAtInstitution>({
      query: (pair) =>
        apiRequest(createLoanOperations.getProducts, { ...pair }, undefined, { parse: parseProducts }),
    }),
    /** Loads the codes of the states in which the originator may lend for the institution. */
    getLicenses: build.query<string[], OriginatorAtInstitution>({
      query: (pair) =>
        apiRequest(createLoanOperations.getLicenses, { ...pair }, undefined, { parse: parseStateCodes }),
    }),
    createLoan: build.mutation<CreateResult, Creation>({
      query: ({ request, idempotencyKey, isShownByCaller }) =>
        apiRequest(createLoanOperations.createLoan, {}, request, {
          headers: { [idempotencyKeyHeader]: idempotencyKey },
          parse: parseCreateResponse,
          isShownByCaller: ({ code }) => code === keyReused || isShownByCaller?.() === true,
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
