import { landingOperations } from '../../contracts/operations/landing.ts';
import { api } from '../shared/api/api.ts';
import { apiRequest } from '../shared/api/api-request.ts';

/** The request that precedes each landing. */
export const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    initializeEnterpriseLos: build.mutation<null, void>({
      query: () => apiRequest(landingOperations.initializeEnterpriseLos, {}, undefined, { ignoreBody: true }),
    }),
  }),
});

export const { useInitializeEnterpriseLosMutation } = landingApi;
