import { serverErrorRaised } from '../errors/server-error-slice.ts';
import type { AppStore } from './store.ts';

/**
 * Checks the result of a profile switch. Any 2xx counts as success (S-7-37). If the requested profile is not active
 * in the next loaded user, the user sees an error.
 * @returns a function that cancels the check
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
  errorMessage:
    'The profile was not switched. Choose the other profile again, or continue with your present one.',
  showErrorMessage: true,
  traceId: null,
  showTraceId: false,
  returnToDefault: false,
} as const;
