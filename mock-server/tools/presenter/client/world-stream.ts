import { mockOperations } from '../../../../contracts/operations/mock.ts';
import { addressOf } from '../../../../contracts/operation.ts';
import { followEvents, pause, type StreamSettings } from '../../../../web/shared/api/event-stream.ts';

/** Maximum milliseconds between two attempts: a developer restarts the server while the page shows. */
const longestPause = 3_000;

/**
 * Streams the journal and the changes of a world while the page is visible, since a browser allows few connections to a
 * server.
 * @param open called when the page shows; returns what is done with the stream
 * @returns a function that closes the stream
 */
export function followWorld(
  id: string,
  open: () => Pick<StreamSettings, 'receive' | 'onConnected' | 'onLost'>,
): () => void {
  const address = addressOf(mockOperations.streamJournal, { id });
  let visible = new AbortController();
  const look = (): void => {
    visible.abort();
    if (document.hidden) return;
    visible = new AbortController();
    void followEvents({
      ...open(),
      request: (headers, signal) => fetch(address, { headers, cache: 'no-store', signal }),
      signal: visible.signal,
      wait: (milliseconds, signal) => pause(Math.min(milliseconds, longestPause), signal),
    });
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    visible.abort();
  };
}
