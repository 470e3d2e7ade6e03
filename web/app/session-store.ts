import { settingsLoaded } from '../session/configuration/api.ts';
import { noticeOf, readCreation } from '../pages/create-loan/submit-messages.ts';
import { followSession } from './events/follow-session.ts';
import { accessTokenReader, signInAgain } from '../session/access-token.ts';
import { adoptUser, storeSession } from '../session/listeners.ts';
import { logout } from '../session/logout.ts';
import type { SignInContext } from '../session/sign-in.ts';
import { ownerOf } from '../session/session-context.ts';
import { isOfFormerProfile, readUser } from '../session/stored-user.ts';
import { checkSwitch } from '../session/switch-profile.ts';
import { connectTabs, type Tabs } from '../session/tabs.ts';
import type { SessionTransport } from '../shared/api/early-requests.ts';
import { paths } from '../shared/routes/paths.ts';
import { browserStorage, sessionKeys } from '../shared/storage.ts';
import { profileLost, userLoaded } from '../shared/store/session-slice.ts';
import { type AppStore, createAppStore, type Extra } from '../shared/store/store.ts';
import { noticeRaised, serverErrorRaised } from '../shared/store/ui-slice.ts';
import {
  closeOnLeavingLoan,
  restoreNavigation,
  storeLoanUpdate,
  storeSelection,
} from '../shell/stored-navigation.ts';
import { followMenus } from '../shell/menu/stored-menus.ts';
import { anonymousTransport } from '../shared/api/browser-transport.ts';

export const createAnonymousStore = (): AppStore => createAppStore(anonymousTransport);

/** Creates the store of a signed-in session, with what an earlier load of the page has stored. */
export function createSessionStore(signIn: SignInContext, tabs: Tabs = connectTabs()): AppStore {
  const extra: Extra & SessionTransport = {
    ...anonymousTransport,
    session: { signIn, tabs },
    early: signIn.early,
    accessToken: accessTokenReader(signIn, {
      signInAgain: (scopes, stayed) => store.dispatch(signInAgain(scopes, stayed)),
      logout: () => void store.dispatch(logout()),
    }),
    protectedResources: () => signIn.configuration.protectedResources,
    epoch: () => store.getState().session.epoch,
    onUnauthorized: () => void store.dispatch(logout()),
    onServerError: (error) => store.dispatch(serverErrorRaised(error)),
  };
  const store = createAppStore(extra, [
    adoptUser,
    storeSession(),
    checkSwitch,
    followMenus(),
    closeOnLeavingLoan,
    storeSelection,
    storeLoanUpdate(),
    followSession(),
  ]);
  tabs.onMessage((message) => {
    if (message === 'signed-out') void store.dispatch(logout({ isOfOtherTab: true }));
    else restartAfterProfileSwitch(store);
  });
  store.dispatch(settingsLoaded(signIn.configuration));
  if (isOfFormerProfile()) for (const key of sessionKeys) browserStorage.remove(key);
  const user = readUser();
  if (user) {
    store.dispatch(userLoaded(user));
    tellOfCreation(store, ownerOf(user));
  }
  store.dispatch(restoreNavigation());
  return store;
}

/** Says that the creation is not confirmed whose answer an earlier load of this page did not get. */
function tellOfCreation({ dispatch }: AppStore, owner: string): void {
  const what = readCreation();
  if (what === null) return;
  browserStorage.remove('creation');
  const content = noticeOf({ kind: 'unanswered', reason: null, traceId: null }, { isLead: what === 'lead' });
  dispatch(noticeRaised({ ...content, owner }));
}

/**
 * Starts again after another tab has switched the profile, since the server now responds for that profile. The page is
 * replaced first, so that no form asks for confirmation.
 */
function restartAfterProfileSwitch({ dispatch }: AppStore): void {
  browserStorage.end();
  dispatch(profileLost());
  setTimeout(() => window.location.assign(paths.default));
}
