import type { EventName } from '../../../contracts/operations/events.ts';

/** The messages between the servers on one store, by topic. */
export interface Topics {
  /** An event of a world, for the pages at all servers. */
  readonly event: { readonly worldId: string; readonly name: EventName; readonly data: unknown };
  /** The state, settings, clock or faults of the world with this id have changed. */
  readonly 'world-changed': string;
  readonly 'world-deleted': string;
  /** The journals of the worlds with these ids have new requests. */
  readonly 'journal-written': readonly string[];
  readonly 'journal-cleared': string;
}

export type Topic = keyof Topics;
type Subscriber<T extends Topic> = (message: Topics[T]) => unknown;

/** Connects the servers on one store, this one included. Each server receives all messages in the same order. */
export interface ClusterBus {
  publish<T extends Topic>(topic: T, message: Topics[T]): Promise<void>;
  /** Calls the subscriber for each message of a topic. Returns a function that ends the subscription. */
  subscribe<T extends Topic>(topic: T, subscriber: Subscriber<T>): () => void;
  /** False while messages of other servers are not received. */
  readonly isConnected: boolean;
  /** Calls the listener each time messages may have been lost. Returns a function that removes the listener. */
  onLost(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The bus for a store with a single server: it delivers messages within the process. */
export class LocalBus implements ClusterBus {
  readonly isConnected = true;
  readonly #subscribers = new Map<Topic, Set<(message: unknown) => unknown>>();

  /** Calls all subscribers before it returns. The promise resolves when they have finished. */
  async publish<T extends Topic>(topic: T, message: Topics[T]): Promise<void> {
    const subscribers = [...(this.#subscribers.get(topic) ?? [])];
    await Promise.all(subscribers.map(async (subscriber) => subscriber(message)));
  }

  subscribe<T extends Topic>(topic: T, subscriber: Subscriber<T>): () => void {
    const subscribers = this.#subscribers.get(topic) ?? new Set();
    this.#subscribers.set(topic, subscribers.add(subscriber as (message: unknown) => unknown));
    return () => subscribers.delete(subscriber as (message: unknown) => unknown);
  }

  onLost(): () => void {
    return () => undefined;
  }

  async close(): Promise<void> {
    // The local bus has no connection to close.
  }
}
