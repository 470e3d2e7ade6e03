import { useGetConfigurationQuery } from './api.ts';
import type { Settings } from './settings.ts';

/**
 * The settings. For pages behind the guard: the app starts there only with its settings loaded.
 * @throws {Error} where the app runs without settings.
 */
export function useConfiguration(): Settings {
  const { data } = useGetConfigurationQuery();
  if (!data) throw new Error('useConfiguration needs the settings: the app was started without them');
  return data;
}
