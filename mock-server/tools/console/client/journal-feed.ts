import { mockOperations } from '../../../../contracts/operations/mock.ts';
import { addressOf } from '../../../../contracts/operation.ts';
import type { World } from '../../client/client.ts';
import type { JournalEntry } from '../../client/contract.ts';

export type Connection = 'opening' | 'live' | 'away';

/** Listener of a journal. May get an entry twice. */
interface FeedListener {
  readonly hear: (entry: JournalEntry) => void;
  /** Called with the stored requests after each connection. Errors among them are not announced, since they are old. */
  readonly catchUp: (entries: readonly JournalEntry[]) => void;
  readonly changed: (connection: Connection) => void;
  /** Called when the world has changed, and when the server rejects the stream, as after the deletion of the world. */
  readonly worldChanged: () => void;
  /** Called when the journal has been cleared. */
  readonly cleared: () => void;
}

/** Milliseconds until the next attempt after the server has refused the stream. */
const pause = 3000;

/**
 * Streams the journal of a world. After each connection, also reads the stored requests. Only a visible page keeps the
 * stream open, since a browser allows few connections to a server.
 *
 * @returns a function that closes the stream
 */
export function followJournal(world: World, listener: FeedListener): () => void {
  let source: EventSource | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    const opened = new EventSource(addressOf(mockOperations.streamJournal, { id: world.id }));
    source = opened;
    listener.changed('opening');
    const readEarlier = async (): Promise<void> => {
      try {
        const entries = await world.getJournal();
        if (source !== opened) return;
        listener.catchUp(entries);
        listener.changed('live');
      } catch {
        if (source === opened) listener.changed('away');
      }
    };
    opened.addEventListener('open', () => void readEarlier());
    opened.addEventListener('error', () => {
      listener.changed('away');
      // The browser reconnects after a lost connection, but not after a refused one.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      listener.worldChanged();
      waiting = setTimeout(connect, pause);
    });
    opened.addEventListener('change', listener.worldChanged);
    opened.addEventListener('clear', listener.cleared);
    opened.addEventListener('call', ({ data }: MessageEvent<string>) => {
      listener.hear(JSON.parse(data) as JournalEntry);
    });
  };
  const close = (): void => {
    clearTimeout(waiting);
    source?.close();
    source = undefined;
  };
  const look = (): void => {
    if (document.hidden) close();
    else if (!source) connect();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
