import { safeRedirect } from '../shared/routes/redirect.ts';

/** Goes with the error page when the settings could not be loaded: the address that was wanted, not to be trusted. */
interface MissingSettings {
  readonly wanted: string;
}

/** The state of a history entry as the router reads it. */
export const missingSettingsEntry = (wanted: string) => ({ usr: { wanted } satisfies MissingSettings });

/** Where to try again, if the error page tells of missing settings; null for any other error page. */
export function retryAddress(state: unknown, origin: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { wanted } = state as Partial<MissingSettings>;
  return typeof wanted === 'string' ? safeRedirect(wanted, origin) : null;
}
