import { api } from '../../shared/api/api.ts';
import { initializationRequest } from './initialization.ts';

export const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    initializeEnterpriseLos: build.mutation<null, void>({
      query: () => initializationRequest,
    }),
  }),
});

export const { useInitializeEnterpriseLosMutation } = landingApi;
