/** State of the request for a menu. */
export interface MenuLoad {
  /** A menu that could not be loaded stays `failed` while it is requested again. */
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Loads the menu again. A call has no effect while the menu is loading. */
  readonly askAgain: () => void;
  readonly isAsking: boolean;
}

/** The result of a query hook for a menu. */
interface MenuQuery {
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Returns the state of a menu from its query. A menu that was loaded before stays loaded when a refresh fails. */
export function menuLoadOf({ currentData, error, isFetching, refetch }: MenuQuery): MenuLoad {
  const state = currentData !== undefined ? 'loaded' : error === undefined ? 'loading' : 'failed';
  return {
    state,
    isAsking: isFetching,
    askAgain: () => {
      if (!isFetching) refetch();
    },
  };
}
