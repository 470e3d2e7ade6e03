import { anonymousTransport } from '../shared/api/browser-transport.ts';
import type { SessionTransport } from '../shared/api/early-requests.ts';
import type { ServerError } from '../shared/api/transport.ts';
import { countIgnoredEvent, followSession } from '../events/follow-session.ts';
import { accessTokenReader } from '../session/access-token.ts';
import { leaveForSignIn } from '../session/leave-for-sign-in.ts';
import { clearStorage, createLogout } from '../session/logout.ts';
import { signOutOfProvider } from '../session/provider-sign-out.ts';
import { requestLogout } from '../session/request-logout.ts';
import type { Session } from '../session/session-context.ts';
import { type SignInContext, startSignIn } from '../session/sign-in.ts';
import { browserStorage } from '../shared/storage.ts';
import { readUser } from '../session/stored-user.ts';
import { forgetSignIn } from '../session/start-over.ts';
import { restoreNavigation } from '../shell/drawers/restore-navigation.ts';
import { closeOnLeavingLoan, storeSelection } from '../shell/listeners.ts';
import { followMenus } from '../shell/menu/stored-menus.ts';
import { connectTabs, followOtherTabs, type Tabs } from '../session/tabs.ts';
import { paths } from '../shared/routes/paths.ts';
import { profileSwitcher, putSettings } from './profile-switcher.ts';
import { type AppStore, createAppStore } from '../shared/store/store.ts';
import { logoutStarted, profileLost, userLoaded } from '../shared/store/session-slice.ts';
import { serverErrorRaised } from '../shared/store/ui-slice.ts';

/** Creates the store of a page without sign-in. */
export const createAnonymousStore = (): AppStore => createAppStore(anonymousTransport);

/** Creates a signed-in session: its store, its transport and its logout. */
export function createSession(
  context: SignInContext,
  tabs: Tabs = connectTabs(),
): {
  readonly store: AppStore;
  readonly session: Session;
} {
  const transport: SessionTransport = {
    ...anonymousTransport,
    early: context.early,
    accessToken: accessTokenReader(context, {
      signInAgain: (scopes, stayed) => {
        const isEnding = () => store.getState().session.ending;
        const { pathname, search } = window.location;
        if (isEnding()) return;
        leaveForSignIn(() => startSignIn(context, pathname + search, scopes), {
          stayed: () => {
            stayed();
            if (!isEnding()) store.dispatch(serverErrorRaised(stayedSignedOut));
          },
          failed: () => void logout(),
        });
      },
      logout: () => void logout(),
    }),
    protectedResources: () => context.configuration.protectedResources,
    onUnauthorized: () => void logout(),
    onServerError: (error) => store.dispatch(serverErrorRaised(error)),
  };
  const store = createAppStore(transport, [
    followSession({ onIgnored: countIgnoredEvent }),
    followMenus,
    closeOnLeavingLoan,
    storeSelection,
  ]);
  const leave = createLogout({
    origin: window.location.origin,
    storage: browserStorage,
    // While no user is known, the account counts as one of the identity provider, where every session starts.
    isProviderUser: () => store.getState().session.isProviderUser ?? true,
    announce: () => store.dispatch(logoutStarted()),
    requestLogout: () => requestLogout(store.dispatch),
    notifyTopWindow: () => {
      if (isFramed()) window.top?.postMessage({ type: 'logout' }, window.location.origin);
    },
    signOutOfProvider: async (address) => {
      const isLeft = await signOutOfProvider(context, address, isFramed()).catch(() => false);
      // The library cannot clear a damaged sign-in.
      if (!isLeft) forgetSignIn();
      return isLeft;
    },
    leave: (address) => window.location.assign(address),
  });
  const logout = followOtherTabs(tabs, {
    leave,
    // The server now responds for another profile. The page is replaced first, so that no form asks for confirmation.
    startOver: () => {
      clearStorage(browserStorage);
      store.dispatch(profileLost());
      setTimeout(() => window.location.assign(paths.default));
    },
  });
  putSettings(store, context);
  const user = readUser();
  if (user) store.dispatch(userLoaded(user));
  store.dispatch(restoreNavigation());
  const switchTo = profileSwitcher(store, { context, tabs, logout });
  return { store, session: { context, logout, switchProfile: switchTo } };
}

/** Notice for a user who had to sign in again and stayed on the page. No entries are lost. */
const stayedSignedOut: ServerError = {
  traceId: null,
  errorMessage:
    'Your sign-in has expired. Sign in in another tab of this browser, then repeat your last action on this page. Nothing that you have entered is lost.',
  showErrorMessage: true,
  showTraceId: false,
  returnToDefault: false,
};

const isFramed = (): boolean => window.top !== window.self;
