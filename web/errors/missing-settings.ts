import { isRecord, isText } from '../shared/parse.ts';

/** Returns the history entry of the error page for missing settings, as the router reads it. */
export const missingSettingsEntry = (wanted: string) => ({ usr: { wanted } });

/**
 * Parses the state of that entry. Returns the wanted address, which any script can have written; null on any other error
 * page.
 */
export const parseMissingSettings = (state: unknown): string | null =>
  isRecord(state) && isText(state['wanted']) ? state['wanted'] : null;
