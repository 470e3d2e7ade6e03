import { mockOperations } from '../../../../contracts/operations/mock.ts';
import { addressOf } from '../../../../contracts/operation.ts';

/**
 * Calls `changed` after each connection to the stream of the world, when the world changes, and after each request while
 * `isWaiting` returns true. Only a visible page keeps the stream open, since a browser allows few connections to a
 * server.
 *
 * @returns a function that closes the stream
 */
export function followWorld(changed: () => void, isWaiting: () => boolean): () => void {
  let source: EventSource | null = null;
  const open = (): void => {
    // An EventSource that the server refused is closed, and is opened again.
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(addressOf(mockOperations.streamJournal, { id: 'current' }));
    source.addEventListener('open', changed);
    source.addEventListener('change', changed);
    source.addEventListener('call', () => isWaiting() && changed());
  };
  const close = (): void => {
    source?.close();
    source = null;
  };
  const look = (): void => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
