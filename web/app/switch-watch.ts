import type { AppStore } from '../shared/store/store.ts';
import { serverErrorRaised } from '../shared/store/ui-slice.ts';

/**
 * Checks the result of a profile switch, since any 2xx response counts as success (S-7-37). Shows an error if the next
 * loaded user still lists the requested profile among the other profiles.
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
