import type { JournalEntry } from '../../contracts/schemas/mock.ts';
import { Journal } from './journal.ts';
import { entryOf, type RecordedCall } from './recorded-call.ts';

export interface JournalReader {
  onEntry(entry: JournalEntry): void;
  /** The world goes, or the server stops: nothing will follow. */
  onEnd(): void;
}

/** Characters that the journals of all worlds keep together. */
const mostKept = 64_000_000;

/** The journals of all worlds. They live as long as the process. */
export class Journals {
  readonly #journals = new Map<string, Journal>();
  /** Worlds whose journal has been written since room was last made. */
  readonly #written = new Set<Journal>();
  readonly #readers = new Map<string, Set<JournalReader>>();
  readonly #limit: number;
  #kept = 0;

  constructor(limit = mostKept) {
    this.#limit = limit;
  }

  record(call: RecordedCall): void {
    const journal = this.#journalOf(call.worldId);
    const before = journal.size;
    const number = journal.add(call);
    this.#kept += journal.size - before;
    this.#written.add(journal);
    if (this.#kept > this.#limit) this.#makeRoom(journal);
    if (this.#readers.size === 0) return;
    const readers = this.#readers.get(call.worldId);
    if (!readers) return;
    const entry = entryOf(number, call);
    for (const reader of readers) reader.onEntry(entry);
  }

  /** Newest last. */
  entries(worldId: string): JournalEntry[] {
    return this.#journals.get(worldId)?.entries() ?? [];
  }

  clear(worldId: string): void {
    const journal = this.#journals.get(worldId);
    if (journal) this.#drop(worldId, journal);
  }

  /** Reads along until the answered function is called. */
  follow(worldId: string, reader: JournalReader): () => void {
    const readers = this.#readers.get(worldId) ?? new Set();
    this.#readers.set(worldId, readers.add(reader));
    return () => {
      readers.delete(reader);
      if (readers.size === 0 && this.#readers.get(worldId) === readers) this.#readers.delete(worldId);
    };
  }

  /** The world goes: its journal too, and whoever reads along is told. */
  end(worldId: string): void {
    this.clear(worldId);
    const readers = this.#readers.get(worldId);
    this.#readers.delete(worldId);
    for (const reader of readers ?? []) reader.onEnd();
  }

  /** The server stops. */
  endAll(): void {
    for (const worldId of this.#readers.keys()) this.end(worldId);
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
