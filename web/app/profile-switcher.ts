import { api } from '../shared/api/api.ts';
import { configurationApi } from '../configuration/api.ts';
import { sessionApi } from '../session/api.ts';
import { clearStorage } from '../session/logout.ts';
import type { Session } from '../session/session-context.ts';
import type { SignInContext } from '../session/sign-in.ts';
import { browserStorage } from '../shared/storage.ts';
import { switchProfile } from '../session/switch-profile.ts';
import type { Tabs } from '../session/tabs.ts';
import type { AppStore } from '../shared/store/store.ts';
import { watchSwitch } from './switch-watch.ts';
import { userForgotten } from '../shared/store/session-slice.ts';

/** Puts the loaded settings into the store, as the response of their request. */
export function putSettings(store: AppStore, { configuration }: SignInContext): void {
  const settings = { endpointName: 'getConfiguration', arg: undefined, value: configuration } as const;
  store.dispatch(configurationApi.util.upsertQueryEntries([settings]));
}

/** Returns the function that switches the profile of this session. */
export function profileSwitcher(
  store: AppStore,
  session: { readonly context: SignInContext; readonly tabs: Tabs; readonly logout: Session['logout'] },
): Session['switchProfile'] {
  const forgetUser = () => {
    browserStorage.remove('user');
    store.dispatch(userForgotten());
  };
  let stopWatching = () => {};
  return (userId, openStart) =>
    switchProfile(userId, {
      forgetUser,
      requestSwitch: async (id) => {
        const { error } = await store.dispatch(sessionApi.endpoints.switchProfile.initiate(id));
        return !error;
      },
      startAfresh: () => {
        clearStorage(browserStorage);
        forgetUser();
        store.dispatch(api.util.resetApiState());
        putSettings(store, session.context);
        stopWatching();
        stopWatching = watchSwitch(store, userId);
      },
      notifyOtherTabs: () => session.tabs.post('profile-switched'),
      openStart,
      logout: session.logout,
    });
}
