import { configurationOperations, type ZipCode } from '../../contracts/operations/configuration.ts';
import { api } from '../shared/api/api.ts';
import { apiRequest } from '../shared/api/api-request.ts';
import { type Settings, settingsRequest } from './settings.ts';

/** Settings and zip codes. The startup loads the settings before the store exists and puts them here. */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfiguration: build.query<Settings, void>({
      query: () => settingsRequest,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Some thousand rows, which are loaded once. */
    getZipCodes: build.query<ZipCode[], void>({
      query: () => apiRequest(configurationOperations.getZipCodes, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetConfigurationQuery, useGetZipCodesQuery } = configurationApi;
