import { limits } from '../../../contracts/api/limits.ts';
import type {
  JournalFindings,
  JournalSearch,
  JournalEntry,
} from '../../../contracts/operations/journal-search.ts';
import { takingTurns } from './turns.ts';
import type { JournalPage, NewRequests } from '../../store/repositories/journal.ts';
import type { Store } from '../../store/store.ts';
import { entryOf } from './entry.ts';
import type { RecordedRequest } from './recorded-request.ts';
import { entriesIn, findIn, checkSearch } from './search.ts';

/** What a reader of a world's journal gets: a new request, a changed world, or a cleared journal. */
type JournalNews =
  | { readonly name: 'call'; readonly data: JournalEntry }
  | { readonly name: 'change' | 'clear'; readonly data: null };

export interface JournalReader {
  onNews(news: JournalNews): void;
  /** Called when the world is deleted or the server stops; no entry follows. */
  onEnd(): void;
}

/** Milliseconds after a response in which its request is written. A killed server loses these requests. */
const writeInterval = 500;

/** The same if other servers share the store, since they cannot ask this one for its requests. */
const sharedWriteInterval = 5;

interface Pending {
  readonly requests: RecordedRequest[];
  dropped: number;
}

/**
 * The journals of all worlds. Requests are written to the store in batches after their responses, and before a read. A
 * read at another server can miss the requests of the last milliseconds.
 */
export class Journal {
  readonly #store: Pick<Store, 'journal' | 'bus' | 'isShared'>;
  readonly #onError: (error: unknown) => void;
  readonly #unsubscribe: readonly (() => void)[];
  /** The requests to be written, by world. */
  #pending = new Map<string, Pending>();
  #timer: NodeJS.Timeout | undefined;
  /** The end of the work so far: writing and telling readers, one after the other. */
  #work: Promise<unknown> = Promise.resolve();
  /** The readers of each world, and the number of the last request that they got. */
  readonly #followed = new Map<string, { readonly readers: Set<JournalReader>; last: number }>();

  /** @param onError called when requests cannot be written; they are dropped */
  constructor(
    store: Pick<Store, 'journal' | 'bus' | 'isShared'>,
    onError: (error: unknown) => void = () => undefined,
  ) {
    this.#store = store;
    this.#onError = onError;
    const { bus } = store;
    this.#unsubscribe = [
      bus.subscribe('journal-written', (worldIds) =>
        this.#next(async () => {
          for (const worldId of worldIds) await this.#sendNew(worldId);
        }),
      ),
      bus.subscribe('journal-cleared', (worldId) => this.#tell(worldId, 'clear')),
      bus.subscribe('world-changed', (worldId) => this.#tell(worldId, 'change')),
      bus.subscribe('world-deleted', (worldId) => this.#next(async () => this.#end(worldId))),
      // Clients reconnect and read the journal.
      bus.onLost(() => this.#endAll()),
    ];
  }

  record(request: RecordedRequest): void {
    const pending = this.#pending.get(request.worldId) ?? { requests: [], dropped: 0 };
    this.#pending.set(request.worldId, pending);
    pending.requests.push(request);
    // Only the newest requests are masked and written.
    if (pending.requests.length >= 2 * limits.journal) {
      pending.dropped += pending.requests.splice(0, limits.journal).length;
    }
    const interval = this.#store.isShared ? sharedWriteInterval : writeInterval;
    this.#timer ??= setTimeout(() => void this.write(), interval);
  }

  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#next(async () => {
      if (this.#pending.size === 0) return;
      const pending = this.#pending;
      this.#pending = new Map();
      try {
        await this.#store.journal.add(await rowsOf(pending));
        // Not awaited, because the readers are told after this work. A message is short on PostgreSQL.
        const worldIds = [...pending.keys()];
        for (let start = 0; start < worldIds.length; start += 100)
          this.#store.bus.publish('journal-written', worldIds.slice(start, start + 100)).catch(this.#onError);
      } catch (error) {
        this.#onError(error);
      }
    });
  }

  /** Writes the requests of this server, and sends those of a world to its readers. */
  async flush(worldId: string): Promise<void> {
    await this.write();
    await this.#next(() => this.#sendNew(worldId));
  }

  /** Returns the newest requests of a world, newest last. */
  async entries(worldId: string): Promise<JournalEntry[]> {
    return entriesIn(await this.#read(worldId));
  }

  /**
   * Counts and lists the requests that match a search.
   *
   * @throws {ProblemError} operation-not-found, persona-not-found, or naming a field that can match nothing
   */
  async search(worldId: string, search: JournalSearch): Promise<JournalFindings> {
    checkSearch(search);
    const after = Number.parseInt(search.after ?? '', 10) || 0;
    const page = await this.#read(worldId, after);
    return findIn(page, { ...search, after });
  }

  async clear(worldId: string): Promise<void> {
    await this.flush(worldId);
    await this.#store.journal.clear(worldId);
    await this.#store.bus.publish('journal-cleared', worldId);
  }

  /** Sends new requests and changes of a world to a reader until the returned function is called. */
  async follow(worldId: string, reader: JournalReader): Promise<() => void> {
    await this.flush(worldId);
    const { last } = await this.#store.journal.read(worldId, Number.POSITIVE_INFINITY);
    const followed = this.#followed.get(worldId) ?? { readers: new Set(), last };
    this.#followed.set(worldId, followed);
    followed.readers.add(reader);
    return () => {
      followed.readers.delete(reader);
      if (followed.readers.size === 0 && this.#followed.get(worldId) === followed)
        this.#followed.delete(worldId);
    };
  }

  /** Ends all readers when the server stops. */
  endAll(): void {
    for (const stop of this.#unsubscribe) stop();
    this.#endAll();
  }

  async #read(worldId: string, after = 0): Promise<JournalPage> {
    await this.write();
    return this.#store.journal.read(worldId, after);
  }

  /** Runs work after the work before it. */
  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Sends the requests that its readers have not got yet. If they cannot be read, the clients must reconnect. */
  async #sendNew(worldId: string): Promise<void> {
    const followed = this.#followed.get(worldId);
    if (!followed) return;
    try {
      const page = await this.#store.journal.read(worldId, followed.last);
      followed.last = page.last;
      for (const data of entriesIn(page)) {
        for (const reader of followed.readers) reader.onNews({ name: 'call', data });
      }
    } catch {
      this.#end(worldId);
    }
  }

  async #tell(worldId: string, name: 'change' | 'clear'): Promise<void> {
    if (!this.#followed.has(worldId)) return;
    await this.write();
    await this.#next(async () => {
      await this.#sendNew(worldId);
      for (const reader of this.#followed.get(worldId)?.readers ?? []) reader.onNews({ name, data: null });
    });
  }

  #end(worldId: string): void {
    const followed = this.#followed.get(worldId);
    this.#followed.delete(worldId);
    for (const reader of followed?.readers ?? []) reader.onEnd();
  }

  #endAll(): void {
    for (const worldId of this.#followed.keys()) this.#end(worldId);
  }
}

/** Returns the rows of requests. Yields to other work, because masking hundreds of requests takes some milliseconds. */
async function rowsOf(pending: ReadonlyMap<string, Pending>): Promise<ReadonlyMap<string, NewRequests>> {
  const turn = takingTurns();
  const written = new Map<string, NewRequests>();
  for (const [worldId, { requests, dropped }] of pending) {
    const newest = requests.slice(-limits.journal);
    const rows: NewRequests['rows'][number][] = [];
    for (const request of newest) {
      await turn();
      rows.push({ recordedAt: request.recordedAt, entry: JSON.stringify(entryOf(request)) });
    }
    written.set(worldId, { rows, dropped: dropped + requests.length - newest.length });
  }
  return written;
}
