/**
 * Writes to the browser's console, for developers and support. Callers must not pass tokens, bodies or other private
 * data.
 */
export const log = {
  error: (message: string, details: unknown): void => console.error(message, details),
  warn: (message: string, details: unknown): void => console.warn(message, details),
  debug: (message: string, details: unknown): void => console.debug(message, details),
} as const;
