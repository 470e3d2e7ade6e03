import { isRecord, isText } from '../../shared/parse.ts';

/** Returns the history state for the error page when settings are missing, in the format of the router. */
export const missingSettingsEntry = (wanted: string) => ({ usr: { wanted } });

/**
 * Parses the state of a history entry. Returns the address that the user wanted when the settings were missing; null on
 * any other error page. Any script can have written this address.
 */
export const parseMissingSettings = (state: unknown): string | null =>
  isRecord(state) && isText(state['wanted']) ? state['wanted'] : null;
