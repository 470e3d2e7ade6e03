import { isRecord, isText } from '../shared/parse.ts';
import { safeRedirect } from '../shared/routes/redirect.ts';

/** Returns the history entry of the error page for missing settings, as the router reads it. */
export const missingSettingsEntry = (wanted: string) => ({ usr: { wanted } });

/**
 * Returns the address that Try again opens on the error page for missing settings; null on any other error page.
 * @param state of the history entry, which any script can write
 */
export const retryAddress = (state: unknown, origin: string): string | null =>
  isRecord(state) && isText(state['wanted']) ? safeRedirect(state['wanted'], origin) : null;
