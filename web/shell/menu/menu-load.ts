/** How it stands with the call that loads a menu. */
export interface MenuLoad {
  /** A menu that could not be loaded stays failed while it is asked for again. */
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Asks for it again; does nothing while it is being asked for. */
  readonly askAgain: () => void;
  readonly isAsking: boolean;
}

/** What a query hook knows of a menu. */
interface MenuQuery {
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** How a menu's call stands. A menu that was loaded once is not lost by a later call that fails. */
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
