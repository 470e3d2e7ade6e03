import type { World } from '../../client/client.ts';
import type { JournalEntry } from '../../client/contract.ts';
import { followWorld } from '../../presenter/client/world-stream.ts';

export type Connection = 'opening' | 'live' | 'away';

/** Listener of a journal. May get an entry twice. */
interface FeedListener {
  readonly hear: (entry: JournalEntry) => void;
  /** Called with the stored requests after each connection. Errors among them are not announced, since they are old. */
  readonly catchUp: (entries: readonly JournalEntry[]) => void;
  readonly changed: (connection: Connection) => void;
  /** Called when the world has or may have changed, also when the server rejects the stream, as after its deletion. */
  readonly worldChanged: () => void;
  /** Called when the journal has been cleared. */
  readonly cleared: () => void;
}

/**
 * Streams the journal of a world while the page is visible. After each connection, also reads the stored requests.
 *
 * @returns a function that closes the stream
 */
export const followJournal = (world: World, listener: FeedListener): (() => void) =>
  followWorld(world.id, () => {
    listener.changed('opening');
    return {
      onConnected: async (isAgain, connection) => {
        if (isAgain) listener.worldChanged();
        const journal = await world.searchJournal({}).catch(() => null);
        if (connection.aborted) return;
        if (journal) listener.catchUp(journal.entries);
        listener.changed(journal ? 'live' : 'away');
      },
      onLost: (reason) => {
        listener.changed('away');
        if (reason === 'unavailable') listener.worldChanged();
      },
      receive: (name, data) => {
        if (name === 'change') listener.worldChanged();
        else if (name === 'clear') listener.cleared();
        else if (name === 'call') listener.hear(JSON.parse(data) as JournalEntry);
      },
    };
  });
