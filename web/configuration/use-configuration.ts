import type { Configuration } from '../../contracts/schemas/configuration.ts';
import { useGetConfigurationQuery } from './api.ts';

/**
 * The settings. For pages behind the guard: the app starts there only with its settings loaded.
 * @throws {Error} where the app runs without settings.
 */
export function useConfiguration(): Configuration {
  const { data } = useGetConfigurationQuery();
  if (!data) throw new Error('useConfiguration needs the settings: the app was started without them');
  return data;
}
