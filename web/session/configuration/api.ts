import { configurationOperations, type ZipCode } from '../../../contracts/operations/configuration.ts';
import { api } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { isRecord, isText } from '../../shared/parse.ts';
import { type Settings, settingsRequest } from './settings.ts';

const isZipCode = (row: unknown): row is ZipCode =>
  isRecord(row) && isText(row['zip']) && isText(row['city']) && isText(row['state']) && isText(row['county']);

/**
 * Endpoints for settings and zip codes. The startup loads the settings before the store exists; see
 * `settingsLoaded`.
 */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfiguration: build.query<Settings, void>({
      query: () => settingsRequest,
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** Loads the list of zip codes, some thousand rows, once. */
    getZipCodes: build.query<ZipCode[], void>({
      query: () =>
        apiRequest(configurationOperations.getZipCodes, {}, undefined, {
          parse: (body) => {
            if (!Array.isArray(body)) return null;
            const rows = body.filter(isZipCode);
            return rows.length === 0 && body.length > 0 ? null : rows;
          },
        }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
  }),
});

/** Puts the settings that the startup has loaded into the cache. */
export const settingsLoaded = (settings: Settings) =>
  configurationApi.util.upsertQueryEntries([
    { endpointName: 'getConfiguration', arg: undefined, value: settings },
  ]);

export const { useGetZipCodesQuery } = configurationApi;

/**
 * Returns the settings. Only for pages inside the sign-in guard, which shows no page before the settings are loaded.
 * @throws {Error} when the app runs without settings
 */
export function useConfiguration(): Settings {
  const { data } = configurationApi.useGetConfigurationQuery();
  if (!data) throw new Error('useConfiguration needs the settings: the app was started without them');
  return data;
}
