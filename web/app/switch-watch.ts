import { serverErrorRaised } from '../errors/server-error-slice.ts';
import type { AppStore } from './store.ts';

/**
 * Watches what comes of a switch of profiles. Any 2xx is a success (S-7-37), whoever has given it: when the profile that
 * was asked for is still one of the others of the user that is loaded next, the user is told.
 *
 * @returns what to call when it no longer matters
 */
export function watchSwitch(store: AppStore, asked: number): () => void {
  const stop = store.subscribe(() => {
    const { user } = store.getState().session;
    if (!user) return;
    stop();
    if (user.otherProfiles.some(({ userId }) => userId === asked))
      store.dispatch(serverErrorRaised(notSwitched));
  });
  return stop;
}

const notSwitched = {
  errorMessage: 'The profile was not switched. Choose it once more, or go on with the one you have.',
  showErrorMessage: true,
  traceId: null,
  showTraceId: false,
  returnToDefault: false,
} as const;
