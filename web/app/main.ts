import { type EarlyRequests, sendEarly } from '../shared/api/early-requests.ts';
import { anonymousTransport } from '../shared/api/browser-transport.ts';
import type { Transport } from '../shared/api/transport.ts';
import { loadConfiguration, type Settings } from '../session/configuration/settings.ts';
import { initializationRequest } from '../pages/landing/initialization.ts';
import { missingSettingsEntry, parseMissingSettings } from '../session/errors/missing-settings.ts';
import { isRecord } from '../shared/parse.ts';
import { clearStorage } from '../session/start-over.ts';
import {
  acquireToken,
  completeSignIn,
  createSignIn,
  type SignInContext,
  startSignIn,
  userRequest,
} from '../session/sign-in.ts';
import { unsavedPages } from '../session/unsaved-entries.ts';
import { forgetFailedSignIns, forgetInactivity, noteFailedSignIn } from '../session/sign-out-reason.ts';
import { browserStorage, hasSessionStorage } from '../shared/storage.ts';
import { log } from '../shared/log.ts';
import { isCallback, isErrorPage, isSignedOutPage, isUnguarded, paths } from '../shared/routes/paths.ts';
import { safeRedirect } from '../shared/routes/redirect.ts';
import {
  showDownloadFailure,
  showFramed,
  showInsecureAddress,
  showStorageBlocked,
  showRepeatedFailure,
  showSignInFailure,
  showUnknownFailure,
} from './start-failures.ts';
import { forgetTimedOutActivity } from '../session/idle/activity.ts';

/**
 * Startup of every page load. A user who is not signed in is redirected to the provider before React is downloaded:
 * the app is a separate chunk.
 */
async function boot(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const address = (pathname + search).replace(copiedEnd, '');
  if (address !== pathname + search) window.history.replaceState(window.history.state, '', address + hash);
  const path = window.location.pathname;
  if (isSignedOutPage(path)) return showApp(null);
  if (!window.isSecureContext)
    return isErrorPage(path) ? showApp(null) : showInsecureAddress(window.location);
  // The app is usually needed, so its download starts before the requests below. An error shows when it is awaited.
  if (isCallback(path) || browserStorage.read('user') !== null) import('./app.tsx').catch(() => undefined);
  const configuration = await loadConfiguration(anonymousTransport);
  if (!configuration) {
    const wanted = path + window.location.search;
    if (!isErrorPage(path)) window.history.replaceState(missingSettingsEntry(wanted), '', paths.error(500));
    return showApp(null);
  }
  // A reload of the error page starts again, since the settings may load now.
  const { state } = window.history as { readonly state: unknown };
  const wanted = isErrorPage(path) && isRecord(state) ? parseMissingSettings(state['usr']) : null;
  if (wanted !== null) window.history.replaceState(null, '', safeRedirect(wanted, window.location.origin));
  await signIn(configuration, window.location.pathname);
}

/** What comes with an address that is copied from a text: a space, or the signs that end a sentence or a quotation. */
const copiedEnd = /(?:%20|%22|%27|%3E|%C2%A0|%E2%80%9[89CD]|[.,;'")>]){1,4}$/i;

/**
 * Starts the sign-in library and continues with the sign-in. If the library cannot start, shows a notice, except on the
 * error page, which works without sign-in.
 */
async function signIn(configuration: Settings, path: string): Promise<void> {
  try {
    await enter(await createSignIn(configuration), path);
  } catch (error) {
    log.error('Sign-in cannot start', error);
    if (isErrorPage(path)) return showApp(null);
    if (hasSessionStorage()) showSignInFailure(error);
    else showStorageBlocked();
  }
}

/** Continues with the loaded settings: to the app, to sign-in or to sign-out. */
async function enter(context: SignInContext, path: string): Promise<void> {
  const { account, arrived, isOtherUser, wanted, failure } = await completeSignIn(context);
  if (account) {
    if (!arrived) return showApp(context, isCallback(path) ? redirectOf(window.location) : undefined);
    if (isOtherUser) clearStorage();
    browserStorage.remove('user');
    forgetFailedSignIns();
    forgetInactivity();
    const arrivedAt = Date.now();
    forgetTimedOutActivity(context.configuration, arrivedAt);
    const address = safeRedirect(wanted, window.location.origin);
    const accessToken: Transport['accessToken'] = (scopes) => acquireToken(context, account, scopes);
    const early = address === paths.default ? sendForLanding(context, accessToken) : undefined;
    return showApp({ ...context, arrivedAt, early }, address);
  }
  if (isCallback(path)) {
    if (failure && noteFailedSignIn()) return showRepeatedFailure(failure);
    if (!failure) clearStorage();
    return showApp(null, paths.signedOut);
  }
  if (isUnguarded(path)) return showApp(null);
  if (window.top !== window.self) return showFramed();
  if (!hasSessionStorage()) return showStorageBlocked();
  await startSignIn(context, path + window.location.search);
}

/** Sends the requests of the landing while the app is still downloading. */
function sendForLanding(
  { configuration }: SignInContext,
  accessToken: Transport['accessToken'],
): EarlyRequests {
  const protectedResources = () => configuration.protectedResources;
  const transport: Transport = { ...anonymousTransport, accessToken, protectedResources };
  return sendEarly(transport, [userRequest, initializationRequest]);
}

/** Returns the address in the parameter `redirect` of a link to the callback page. */
const redirectOf = ({ search, origin }: Location): string =>
  safeRedirect(new URLSearchParams(search).get('redirect'), origin);

/** Starts the app, at another address if one is given. Shows a notice if the app cannot be downloaded or started. */
async function showApp(context: SignInContext | null, address?: string): Promise<void> {
  if (address) window.history.replaceState(null, '', address);
  const app = await import('./app.tsx').catch((error: unknown) => {
    log.error('The application could not be downloaded', error);
    showDownloadFailure();
  });
  try {
    app?.renderApp(context);
  } catch (error) {
    log.error('The application did not start', error);
    showUnknownFailure();
  }
}

/**
 * Loads a page again that the browser restores as the user left it: without its requests, in the middle of a sign-in, or
 * after its session has ended. A page with unsaved entries stays.
 */
window.addEventListener('pageshow', (event) => {
  if (!event.persisted || unsavedPages().length > 0) return;
  // The sign-in library would take the return for a canceled sign-in.
  event.stopImmediatePropagation();
  window.location.reload();
});

boot().catch((error: unknown) => {
  log.error('The application did not start', error);
  showUnknownFailure();
});
