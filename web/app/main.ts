import { anonymousTransport } from '../api/browser-transport.ts';
import { loadConfiguration } from '../configuration/load.ts';
import { clearStorage } from '../session/logout.ts';
import { completeSignIn, createSignIn, type SignInContext, startSignIn } from '../session/sign-in.ts';
import { forgetTimedOutActivity } from '../session/idle/last-activity.ts';
import { browserStorage, keepsForSession } from '../session/storage.ts';
import { readUser } from '../session/stored-user.ts';
import { log } from './log.ts';
import { showNotice } from './notice.ts';
import { isUnguarded, paths } from './paths.ts';

/**
 * The start of every page load. Whoever is not signed in is on the way to the provider before React is even asked
 * for: the app itself is a separate download.
 */
async function boot(): Promise<void> {
  const path = window.location.pathname;
  if (path === paths.signedOut) return showApp(null);
  if (!window.isSecureContext) {
    showNotice(
      'This address is not secure',
      'Sign-in needs a secure connection. Open the application by https, or by http on localhost.',
    );
    return;
  }
  // Most likely the app will be needed: its download goes on beside the questions below. A failure shows there.
  if (path === paths.callback || readUser()) import('./app.tsx').catch(() => undefined);
  const configuration = await loadConfiguration(anonymousTransport);
  if (!configuration) return showApp(null, paths.error(500));
  await enter(await createSignIn(configuration), path);
}

/** Goes on with the settings known: to the app, to sign-in, or to sign-out. */
async function enter(context: SignInContext, path: string): Promise<void> {
  const { account, arrived, isSomebodyElse, wanted } = await completeSignIn(context);
  if (account) {
    if (!arrived) return showApp(context);
    if (isSomebodyElse) clearStorage(browserStorage);
    browserStorage.remove('user');
    forgetTimedOutActivity(context.configuration, Date.now());
    return showApp(context, `${paths.callback}?redirect=${encodeURIComponent(wanted ?? '')}`);
  }
  if (path === paths.callback) {
    clearStorage(browserStorage);
    return showApp(null, paths.signedOut);
  }
  if (isUnguarded(path)) return showApp(null);
  if (window.top !== window.self) {
    showNotice('You are not signed in', 'This page cannot ask you to sign in from inside another one.');
    return;
  }
  if (!keepsForSession()) {
    showNotice(
      'This browser keeps nothing for this site',
      'Sign-in needs the storage of the browser, which is blocked or full. Allow site data, or clear it, and reload.',
    );
    return;
  }
  await startSignIn(context, path + window.location.search);
}

/** Starts the app, at another address than the present one if given. */
async function showApp(context: SignInContext | null, address?: string): Promise<void> {
  if (address) window.history.replaceState(null, '', address);
  const { renderApp } = await import('./app.tsx');
  renderApp(context);
}

boot().catch((error: unknown) => {
  log.error('The application did not start', error);
  showNotice(
    'The application did not start',
    'Please reload the page. If that does not help, contact support.',
  );
});
