import type { EventName } from '../../contracts/schemas/events.ts';
import type { JournalEntry } from '../../contracts/schemas/mock.ts';

/** What servers on one store say to each other, and what each answers. */
export interface Topics {
  /** An event happens in a world. Answers how many have heard it. */
  readonly event: {
    readonly says: { readonly worldId: string; readonly name: EventName; readonly data: unknown };
    readonly answers: number;
  };
  /** A world has been deleted. */
  readonly 'world-gone': { readonly says: string; readonly answers: null };
  /** What is in the journal of a world? */
  readonly journal: { readonly says: string; readonly answers: readonly KeptEntry[] };
  /** The journal of a world begins anew. */
  readonly 'journal-clear': { readonly says: string; readonly answers: null };
  /** Somebody reads along in a world. */
  readonly 'journal-follow': { readonly says: string; readonly answers: null };
  /** A call happened in a world in which somebody reads along. */
  readonly 'journal-entry': {
    readonly says: { readonly worldId: string; readonly entry: JournalEntry };
    readonly answers: null;
  };
}

/** A call as one server keeps it. */
export interface KeptEntry {
  readonly entry: JournalEntry;
  /** By the machine's clock, milliseconds since 1970: the clock of a world may stand still. */
  readonly recordedAt: number;
}

export type Topic = keyof Topics;
export type Says<T extends Topic> = Topics[T]['says'];
export type Answers<T extends Topic> = Topics[T]['answers'];
/** Hearers are kept by topic, so each gets what its topic says. */
type AnyHearer = (said: unknown) => unknown;
type Hearer<T extends Topic> = (said: Says<T>) => Answers<T> | Promise<Answers<T>>;

/** The servers that work on one store, this one included. Everybody hears everything in the same order. */
export interface Peers {
  /** Tells everybody; nobody answers. */
  tell<T extends Topic>(topic: T, said: Says<T>): Promise<void>;
  /** Tells everybody, and has the answers of all once each has heard it. */
  ask<T extends Topic>(topic: T, said: Says<T>): Promise<Answers<T>[]>;
  /** Hears what is said until the answered function is called. */
  hear<T extends Topic>(topic: T, hearer: Hearer<T>): () => void;
  /** False while others may say something that is not heard here. */
  readonly isHearing: boolean;
  /** Tells each time when something may not have been heard here, until the answered function is called. */
  onMissed(listener: () => void): () => void;
}

/** The only server on its store: what it says it hears itself, at once. */
export class LonePeer implements Peers {
  /** Nothing is said elsewhere. */
  readonly isHearing = true;
  readonly #hearers = new Map<Topic, Set<AnyHearer>>();

  async tell<T extends Topic>(topic: T, said: Says<T>): Promise<void> {
    await this.ask(topic, said);
  }

  /** All have heard it when this returns, and answered it when its promise resolves. */
  ask<T extends Topic>(topic: T, said: Says<T>): Promise<Answers<T>[]> {
    const hearers = [...(this.#hearers.get(topic) ?? [])];
    return Promise.all(hearers.map(async (hearer) => (await hearer(said)) as Answers<T>));
  }

  hear<T extends Topic>(topic: T, hearer: Hearer<T>): () => void {
    const hearers = this.#hearers.get(topic) ?? new Set();
    this.#hearers.set(topic, hearers.add(hearer as AnyHearer));
    return () => hearers.delete(hearer as AnyHearer);
  }

  onMissed(): () => void {
    return () => undefined;
  }
}
