import type { MissingSettings } from '../app/start-failures.ts';
import { safeRedirect } from '../session/redirect.ts';

/** Where to try again, if the error page tells of missing settings; null for any other error page. */
export function retryAddress(state: unknown, origin: string): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { wanted } = state as Partial<MissingSettings>;
  return typeof wanted === 'string' ? safeRedirect(wanted, origin) : null;
}
