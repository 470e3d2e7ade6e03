import type { JournalEntry } from '../../../contracts/schemas/mock.ts';
import { LonePeer, type Peers, type Says, type Topic } from '../../store/peers.ts';
import { machineTime } from '../worlds/clock.ts';
import { Journal, longestJournal } from './journal.ts';
import { entryOf } from './entry.ts';
import { maskedCall, type RecordedCall } from './recorded-call.ts';

export interface JournalReader {
  onEntry(entry: JournalEntry): void;
  /** The world goes, or the server stops: nothing will follow. */
  onEnd(): void;
}

/** Characters that the journals of all worlds keep together. */
const mostKept = 64_000_000;

export interface JournalOptions {
  /** Nobody else without it. */
  readonly peers?: Peers;
  /** Characters that the journals of all worlds keep together. */
  readonly limit?: number;
}

/** How long a world counts as read along without being told again, milliseconds. */
const following = 45_000;

/**
 * The journals of all worlds. Each server keeps the calls that it has answered, for as long as it lives; whoever reads
 * a journal asks all of them.
 */
export class Journals {
  readonly #journals = new Map<string, Journal>();
  /** Worlds whose journal has been written since room was last made. */
  readonly #written = new Set<Journal>();
  readonly #readers = new Map<string, Set<JournalReader>>();
  /** Worlds in which somebody reads along, on whichever server, and until when. */
  readonly #followed = new Map<string, number>();
  readonly #peers: Peers;
  readonly #limit: number;
  readonly #stopHearing: readonly (() => void)[];
  readonly #renewal: NodeJS.Timeout;
  #kept = 0;

  constructor({ peers = new LonePeer(), limit = mostKept }: JournalOptions = {}) {
    this.#peers = peers;
    this.#limit = limit;
    this.#stopHearing = [
      peers.hear('journal', async (worldId) => (await this.#journals.get(worldId)?.entries()) ?? []),
      peers.hear('journal-clear', (worldId) => this.#clear(worldId)),
      peers.hear('journal-follow', (worldId) => this.#beFollowed(worldId)),
      peers.hear('journal-entry', ({ worldId, entry }) => this.#read(worldId, entry)),
      peers.hear('world-gone', (worldId) => this.#end(worldId)),
      peers.onMissed(() => this.#endReading()),
    ];
    // A server that has come in the meantime has not been told yet.
    this.#renewal = setInterval(() => this.#renew(), following / 3);
    this.#renewal.unref();
  }

  record(call: RecordedCall): void {
    const { worldId } = call;
    if (this.#followed.size === 0 || !this.#isFollowed(worldId)) {
      this.#add(call);
      return;
    }
    const shown = maskedCall(call);
    void this.#tell('journal-entry', { worldId, entry: entryOf(this.#add(shown), shown) });
  }

  /** The newest calls of a world on all servers, newest last; numbered anew when there are several. */
  async entries(worldId: string): Promise<JournalEntry[]> {
    const kept = (await this.#peers.ask('journal', worldId)).filter(({ length }) => length > 0);
    if (kept.length <= 1) return (kept[0] ?? []).map(({ entry }) => entry);
    const all = kept.flat().toSorted((one, other) => one.recordedAt - other.recordedAt);
    return all.map(({ entry }, index) => ({ ...entry, number: index + 1 })).slice(-longestJournal);
  }

  async clear(worldId: string): Promise<void> {
    await this.#peers.ask('journal-clear', worldId);
  }

  /** Reads along until the answered function is called. */
  async follow(worldId: string, reader: JournalReader): Promise<() => void> {
    const readers = this.#readers.get(worldId) ?? new Set();
    this.#readers.set(worldId, readers.add(reader));
    await this.#peers.ask('journal-follow', worldId);
    return () => {
      readers.delete(reader);
      if (readers.size === 0 && this.#readers.get(worldId) === readers) this.#readers.delete(worldId);
    };
  }

  /** The server stops. */
  endAll(): void {
    clearInterval(this.#renewal);
    for (const stop of this.#stopHearing) stop();
    for (const worldId of this.#readers.keys()) this.#end(worldId);
  }

  /** Calls on other servers may have been missed: whoever reads along begins anew. */
  #endReading(): void {
    const all = [...this.#readers.values()];
    this.#readers.clear();
    for (const readers of all) for (const reader of readers) reader.onEnd();
  }

  /** Number of the call. */
  #add(call: RecordedCall): number {
    const journal = this.#journalOf(call.worldId);
    const before = journal.size;
    const number = journal.add(call);
    this.#kept += journal.size - before;
    this.#written.add(journal);
    if (this.#kept > this.#limit) this.#makeRoom(journal);
    return number;
  }

  #clear(worldId: string): null {
    const journal = this.#journals.get(worldId);
    if (journal) this.#drop(worldId, journal);
    return null;
  }

  /** The world goes: its journal too, and whoever reads along is told. */
  #end(worldId: string): null {
    this.#clear(worldId);
    this.#followed.delete(worldId);
    const readers = this.#readers.get(worldId);
    this.#readers.delete(worldId);
    for (const reader of readers ?? []) reader.onEnd();
    return null;
  }

  #read(worldId: string, entry: JournalEntry): null {
    for (const reader of this.#readers.get(worldId) ?? []) reader.onEntry(entry);
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
    for (const worldId of this.#readers.keys()) void this.#tell('journal-follow', worldId);
  }

  /** Whoever reads along misses a call when the store is not there, and nobody else is concerned. */
  #tell<T extends Topic>(topic: T, said: Says<T>): Promise<void> {
    return this.#peers.tell(topic, said).catch(() => undefined);
  }

  #journalOf(worldId: string): Journal {
    const known = this.#journals.get(worldId);
    if (known) return known;
    const journal = new Journal();
    this.#journals.set(worldId, journal);
    return journal;
  }

  /** Gives up the journals that have not been written for longest, but never the one that is written now. */
  #makeRoom(current: Journal): void {
    const idle = [...this.#journals].filter(([, journal]) => !this.#written.has(journal));
    const others = [...this.#journals].filter(
      ([, journal]) => this.#written.has(journal) && journal !== current,
    );
    for (const [worldId, journal] of [...idle, ...others]) {
      if (this.#kept <= this.#limit / 2) break;
      this.#drop(worldId, journal);
    }
    this.#written.clear();
  }

  #drop(worldId: string, journal: Journal): void {
    this.#kept -= journal.size;
    this.#journals.delete(worldId);
    this.#written.delete(journal);
  }
}
