import { useGetConfigurationQuery } from './api.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the settings. Only for pages inside the sign-in guard, which shows no page before the settings are loaded.
 * @throws {Error} when the app runs without settings
 */
export function useConfiguration(): Settings {
  const { data } = useGetConfigurationQuery();
  if (!data) throw new Error('useConfiguration needs the settings: the app was started without them');
  return data;
}
