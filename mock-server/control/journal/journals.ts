import type { JournalFindings, JournalSearch } from '../../../contracts/operations/journal-search.ts';
import type { JournalEntry } from '../../../contracts/operations/mock-schemas.ts';
import {
  LocalBus,
  type ClusterBus,
  type KeptJournal,
  type Message,
  type Topic,
} from '../../store/cluster/bus.ts';
import { machineTime } from '../worlds/clock.ts';
import { Journal, longestJournal } from './journal.ts';
import { entryOf } from './entry.ts';
import { findIn, merged } from './findings.ts';
import { maskedRequest, type RecordedRequest } from './recorded-request.ts';
import { checkSearch } from './search.ts';

/** What a reader of a world's journal gets: a new request, a changed world, or a cleared journal. */
type JournalNews =
  | { readonly name: 'call'; readonly data: JournalEntry }
  | { readonly name: 'change' | 'clear'; readonly data: null };

export interface JournalReader {
  onNews(news: JournalNews): void;
  /** Called when the world is deleted or the server stops; no entry follows. */
  onEnd(): void;
}

/** Maximum number of characters in the journals of all worlds together. */
const mostKept = 64_000_000;

interface JournalOptions {
  /** Connects the servers of one store; by default a bus of this server alone. */
  readonly bus?: ClusterBus;
  /** Maximum number of characters in the journals of all worlds together; default: 64 million. */
  readonly limit?: number;
}

/** Milliseconds for which a journal counts as followed after the last `journal-follow` message. */
const following = 45_000;

/**
 * The journals of all worlds. Each server stores the requests to which it has responded, until it stops. A read of a
 * journal collects the requests of all servers.
 */
export class Journals {
  readonly #journals = new Map<string, Journal>();
  /** Journals that have got requests since journals were last dropped. */
  readonly #written = new Set<Journal>();
  readonly #readers = new Map<string, Set<JournalReader>>();
  /**
   * Worlds whose journal a client of any server follows, with the time until which they count as followed
   * (milliseconds).
   */
  readonly #followed = new Map<string, number>();
  readonly #bus: ClusterBus;
  readonly #limit: number;
  readonly #unsubscribe: readonly (() => void)[];
  readonly #renewal: NodeJS.Timeout;
  #kept = 0;

  constructor({ bus = new LocalBus(), limit = mostKept }: JournalOptions = {}) {
    this.#bus = bus;
    this.#limit = limit;
    this.#unsubscribe = [
      bus.subscribe('journal', async (worldId) => (await this.#journals.get(worldId)?.kept()) ?? null),
      bus.subscribe('journal-clear', (worldId) => {
        this.#clear(worldId);
        return this.#tell(worldId, { name: 'clear', data: null });
      }),
      bus.subscribe('journal-follow', (worldId) => this.#beFollowed(worldId)),
      bus.subscribe('journal-entry', ({ worldId, entry }) =>
        this.#tell(worldId, { name: 'call', data: entry }),
      ),
      bus.subscribe('world-changed', (worldId) => this.#tell(worldId, { name: 'change', data: null })),
      bus.subscribe('world-deleted', (worldId) => this.#end(worldId)),
      bus.onLost(() => this.#endReading()),
    ];
    // A repeated message also reaches servers that started later.
    this.#renewal = setInterval(() => this.#renew(), following / 3);
    this.#renewal.unref();
  }

  record(request: RecordedRequest): void {
    const { worldId } = request;
    if (this.#followed.size === 0 || !this.#isFollowed(worldId)) {
      this.#add(request);
      return;
    }
    const shown = maskedRequest(request);
    void this.#publish('journal-entry', { worldId, entry: entryOf(this.#add(shown), shown) });
  }

  /**
   * Returns the newest requests of a world on all servers, newest last. Renumbers them if there are several servers.
   */
  async entries(worldId: string): Promise<JournalEntry[]> {
    const all = merged(await this.#onAllServers(worldId));
    return all.map(({ entry }) => entry).slice(-longestJournal);
  }

  /**
   * Returns the requests of a world on this server, oldest first. They are unmasked, because a recording masks them
   * itself.
   */
  requestsHere(worldId: string): readonly RecordedRequest[] {
    return this.#journals.get(worldId)?.requests() ?? [];
  }

  /**
   * Counts and lists the requests that match a search, in the journals of a world on all servers.
   *
   * @throws {ProblemError} operation-not-found, persona-not-found, or naming a field that can match nothing
   */
  async search(worldId: string, search: JournalSearch): Promise<JournalFindings> {
    checkSearch(search);
    return findIn(await this.#onAllServers(worldId), search);
  }

  async clear(worldId: string): Promise<void> {
    await this.#bus.request('journal-clear', worldId);
  }

  /** Sends new requests and changes of a world to a reader until the returned function is called. */
  async follow(worldId: string, reader: JournalReader): Promise<() => void> {
    const readers = this.#readers.get(worldId) ?? new Set();
    this.#readers.set(worldId, readers.add(reader));
    await this.#bus.request('journal-follow', worldId);
    return () => {
      readers.delete(reader);
      if (readers.size === 0 && this.#readers.get(worldId) === readers) this.#readers.delete(worldId);
    };
  }

  /** Ends all followers when the server stops. */
  endAll(): void {
    clearInterval(this.#renewal);
    for (const stop of this.#unsubscribe) stop();
    for (const worldId of this.#readers.keys()) this.#end(worldId);
  }

  async #onAllServers(worldId: string): Promise<KeptJournal[]> {
    return (await this.#bus.request('journal', worldId)).filter((journal) => journal !== null);
  }

  /**
   * Ends all followers, because entries of other servers may be lost. The clients then reconnect and read the journal.
   */
  #endReading(): void {
    const all = [...this.#readers.values()];
    this.#readers.clear();
    for (const readers of all) for (const reader of readers) reader.onEnd();
  }

  /** Adds a request to the journal of its world and returns its number. */
  #add(request: RecordedRequest): number {
    const journal = this.#journalOf(request.worldId);
    const before = journal.size;
    const number = journal.add(request);
    this.#kept += journal.size - before;
    this.#written.add(journal);
    if (this.#kept > this.#limit) this.#makeRoom(journal);
    return number;
  }

  #clear(worldId: string): null {
    const journal = this.#journals.get(worldId);
    if (!journal) return null;
    this.#forget(journal);
    this.#journals.delete(worldId);
    return null;
  }

  /** Deletes the journal of a deleted world and ends the connections of its followers. */
  #end(worldId: string): null {
    this.#clear(worldId);
    this.#followed.delete(worldId);
    const readers = this.#readers.get(worldId);
    this.#readers.delete(worldId);
    for (const reader of readers ?? []) reader.onEnd();
    return null;
  }

  #tell(worldId: string, news: JournalNews): null {
    for (const reader of this.#readers.get(worldId) ?? []) reader.onNews(news);
    return null;
  }

  #beFollowed(worldId: string): null {
    this.#followed.set(worldId, machineTime() + following);
    return null;
  }

  #isFollowed(worldId: string): boolean {
    const until = this.#followed.get(worldId);
    if (until === undefined) return false;
    if (until > machineTime()) return true;
    this.#followed.delete(worldId);
    return false;
  }

  #renew(): void {
    for (const worldId of this.#readers.keys()) void this.#publish('journal-follow', worldId);
  }

  /** Publishes a message. Ignores a failure of the store: followers then miss an entry, and the request continues. */
  #publish<T extends Topic>(topic: T, said: Message<T>): Promise<void> {
    return this.#bus.publish(topic, said).catch(() => undefined);
  }

  #journalOf(worldId: string): Journal {
    const known = this.#journals.get(worldId);
    if (known) return known;
    const journal = new Journal();
    this.#journals.set(worldId, journal);
    return journal;
  }

  /** Drops journals until half of the limit is free: first those without new requests, never the current one. */
  #makeRoom(current: Journal): void {
    const idle = [...this.#journals].filter(([, journal]) => !this.#written.has(journal));
    const others = [...this.#journals].filter(
      ([, journal]) => this.#written.has(journal) && journal !== current,
    );
    for (const [, journal] of [...idle, ...others]) {
      if (this.#kept <= this.#limit / 2) break;
      this.#forget(journal);
    }
    this.#written.clear();
  }

  #forget(journal: Journal): void {
    this.#kept -= journal.size;
    journal.forget();
    this.#written.delete(journal);
  }
}
