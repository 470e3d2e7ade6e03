import { landingOperations } from '../../contracts/operations/landing.ts';
import { api } from '../shared/api/api.ts';
import { call } from '../shared/api/call.ts';

/** The request that precedes each landing. */
export const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    initializeEnterpriseLos: build.mutation<null, void>({
      query: () => call(landingOperations.initializeEnterpriseLos, {}, undefined, { ignoreBody: true }),
    }),
  }),
});

export const { useInitializeEnterpriseLosMutation } = landingApi;
