import { paths } from '../shared/routes/paths.ts';
import { clearStorage } from './logout.ts';
import { browserStorage } from '../shared/storage.ts';

/** What the sign-in library stores begins with this. */
const signInPrefix = 'msal.';

/**
 * Clears all that the sign-in library stores, without asking the library: what is damaged breaks it.
 * @param area asked for late: merely touching a disabled storage throws
 */
export function forgetSignIn(area: () => Storage = () => globalThis.sessionStorage): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage)) if (key.startsWith(signInPrefix)) storage.removeItem(key);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

/** The way out of a page that what is stored may have broken: clears everything and loads the start. */
export function startOver(): void {
  clearStorage(browserStorage);
  forgetSignIn();
  window.location.assign(paths.root);
}
