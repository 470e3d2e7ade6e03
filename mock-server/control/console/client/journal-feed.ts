import type { JournalEntry } from '../../../../contracts/operations/mock-schemas.ts';
import type { Control } from './control.ts';

export type Connection = 'opening' | 'live' | 'away';

/** Listener of the journal. Gets the entries oldest first, and may get an entry twice. */
interface FeedListener {
  readonly hear: (entries: readonly JournalEntry[]) => void;
  /** Called with the stored requests after each connection. Errors among them are not announced, since they are old. */
  readonly catchUp: (entries: readonly JournalEntry[]) => void;
  readonly changed: (connection: Connection) => void;
  /** Called when the world has changed, and when the server rejects the stream, as after the deletion of the world. */
  readonly worldChanged: () => void;
  /** Called when the journal has been cleared. */
  readonly cleared: () => void;
}

/** Milliseconds until the next attempt after the server has refused the stream. */
const patience = 3000;

/**
 * Streams the journal of the browser's current world. After each connection, also reads the stored requests.
 *
 * @returns a function that closes the stream
 */
export function openFeed(
  control: Control,
  { hear, catchUp, changed, worldChanged, cleared }: FeedListener,
): () => void {
  let source: EventSource | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    /** Requests that arrive while the earlier ones are loading; null once they have loaded. */
    let early: JournalEntry[] | null = [];
    const opened = new EventSource(control.stream());
    source = opened;
    changed('opening');
    const readEarlier = async (): Promise<void> => {
      try {
        const entries = await control.journal();
        if (source !== opened) return;
        catchUp(entries);
        hear(early ?? []);
        early = null;
        changed('live');
      } catch {
        changed('away');
      }
    };
    opened.addEventListener('open', () => void readEarlier());
    opened.addEventListener('error', () => {
      changed('away');
      // The browser reconnects after a lost connection, but not after a refused one.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      worldChanged();
      waiting = setTimeout(connect, patience);
    });
    opened.addEventListener('change', worldChanged);
    opened.addEventListener('clear', cleared);
    opened.addEventListener('call', ({ data }: MessageEvent<string>) => {
      const entry = JSON.parse(data) as JournalEntry;
      if (early) early.push(entry);
      else hear([entry]);
    });
  };
  connect();
  return () => {
    clearTimeout(waiting);
    source?.close();
    source = undefined;
  };
}
