import { isRecord, isText } from '../shared/parse.ts';

/** Returns the state of the history entry for the error page of missing settings, in the router's format. */
export const missingSettingsEntry = (wanted: string) => ({ usr: { wanted } });

/**
 * Parses the state of a history entry. Returns the address that the user wanted when the settings were missing, which
 * any script can have written; null on any other error page.
 */
export const parseMissingSettings = (state: unknown): string | null =>
  isRecord(state) && isText(state['wanted']) ? state['wanted'] : null;
