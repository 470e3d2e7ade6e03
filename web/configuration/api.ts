import { configurationOperations, type ZipCode } from '../../contracts/operations/configuration.ts';
import { api } from '../shared/api/api.ts';
import { call } from '../shared/api/call.ts';
import { type Settings, settingsOf } from './settings.ts';

/** The settings. The start-up loads them before the store exists and puts them here. */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfiguration: build.query<Settings, void>({
      query: () => call(configurationOperations.getConfiguration, {}),
      transformResponse: settingsOf,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Some thousand rows that never change while the page is open. */
    getZipCodes: build.query<ZipCode[], void>({
      query: () => call(configurationOperations.getZipCodes, {}),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

export const { useGetConfigurationQuery, useGetZipCodesQuery } = configurationApi;
