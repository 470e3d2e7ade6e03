import { paths } from '../shared/routes/paths.ts';
import { browserStorage, type ProductStorage, userKeys } from '../shared/storage.ts';

const signInPrefix = 'msal.';

/** Clears everything that the product stores in the browser. */
export function clearStorage(storage: ProductStorage = browserStorage): void {
  for (const key of userKeys) storage.remove(key);
}

/**
 * Clears the storage of the sign-in library without calling it, since damaged data breaks the library.
 * @param area returns the storage; access to disabled storage throws
 */
export function forgetSignIn(area: () => Storage = () => globalThis.sessionStorage): void {
  try {
    const storage = area();
    for (const key of Object.keys(storage)) if (key.startsWith(signInPrefix)) storage.removeItem(key);
  } catch {
    // Disabled storage holds no data.
  }
}

/** Clears all storage and loads the start page. Error pages offer this, in case damaged data is the cause. */
export function startOver(): void {
  clearStorage();
  forgetSignIn();
  window.location.assign(paths.root);
}
