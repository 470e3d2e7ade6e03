import { configurationOperations, type ZipCode } from '../../contracts/operations/configuration.ts';
import { api } from '../shared/api/api.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import { type Settings, settingsRequest } from './settings.ts';

/**
 * Endpoints for settings and zip codes. The startup loads the settings before the store exists, and then puts them into
 * the cache of `getConfiguration`.
 */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfiguration: build.query<Settings, void>({
      query: () => settingsRequest,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Loads the list of zip codes, some thousand rows, once. */
    getZipCodes: build.query<ZipCode[], void>({
      query: () => apiRequest(configurationOperations.getZipCodes, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetConfigurationQuery, useGetZipCodesQuery } = configurationApi;
