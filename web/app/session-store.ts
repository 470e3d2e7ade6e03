import { anonymousTransport } from '../api/browser-transport.ts';
import type { Transport } from '../api/transport.ts';
import { configurationApi } from '../configuration/api.ts';
import { followSession } from '../events/follow-session.ts';
import { countIgnoredEvent } from '../events/ignored-events.ts';
import { serverErrorRaised } from '../errors/server-error-slice.ts';
import { accessTokenReader } from '../session/access-token.ts';
import { sessionApi } from '../session/api.ts';
import { createLogout } from '../session/logout.ts';
import type { Session } from '../session/session-context.ts';
import { logoutStarted, userLoaded } from '../session/session-slice.ts';
import { type SignInContext, startSignIn } from '../session/sign-in.ts';
import { browserStorage } from '../session/storage.ts';
import { readUser } from '../session/stored-user.ts';
import { restoreNavigation } from '../shell/drawers/restore-navigation.ts';
import { followAccount } from '../shell/banner/follow-account.ts';
import { type AppStore, createAppStore } from './store.ts';

/** Longest time that a logout waits for the server before it goes on without it. */
const logoutPatience = 5_000;

/** The store of a page without sign-in. */
export const createAnonymousStore = (): AppStore => createAppStore(anonymousTransport);

/** Wires one signed-in session: its store, its transport and its way out. */
export function createSession(context: SignInContext): {
  readonly store: AppStore;
  readonly session: Session;
} {
  const transport: Transport = {
    ...anonymousTransport,
    accessToken: accessTokenReader(context, () => {
      const { pathname, search } = window.location;
      if (!store.getState().session.ending)
        void startSignIn(context, pathname + search).catch(() => logout());
    }),
    protectedResources: () => context.configuration.protectedResources,
    onUnauthorized: () => void logout(),
    onServerError: (error) => store.dispatch(serverErrorRaised(error)),
  };
  const store = createAppStore(transport);
  const logout = createLogout({
    origin: window.location.origin,
    storage: browserStorage,
    user: () => store.getState().session.user ?? readUser(),
    announce: () => store.dispatch(logoutStarted()),
    requestLogout: () => requestLogout(store),
    tellTopWindow: () => {
      if (window.top !== window.self) window.top?.postMessage({ type: 'logout' }, window.location.origin);
    },
    signOutOfProvider: (address) => signOutOfProvider(context, address),
    leave: (address) => window.location.assign(address),
  });
  const settings = {
    endpointName: 'getConfiguration',
    arg: undefined,
    value: context.configuration,
  } as const;
  store.dispatch(configurationApi.util.upsertQueryEntries([settings]));
  const user = readUser();
  if (user) store.dispatch(userLoaded(user));
  restoreNavigation(store.dispatch);
  followAccount(store);
  followSession(store, transport, { onIgnored: countIgnoredEvent });
  return { store, session: { context, logout } };
}

async function requestLogout(store: AppStore) {
  const request = store.dispatch(sessionApi.endpoints.logout.initiate());
  const patience = setTimeout(() => request.abort(), logoutPatience);
  const answer = await request;
  clearTimeout(patience);
  return answer.data ?? null;
}

async function signOutOfProvider({ msal }: SignInContext, postLogoutRedirectUri: string): Promise<boolean> {
  const account = msal.getActiveAccount();
  if (!account) return false;
  await msal.logoutRedirect({ account, postLogoutRedirectUri });
  return true;
}
