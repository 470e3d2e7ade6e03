import type { EventName } from '../../../contracts/operations/events.ts';

/** The topics of messages between the replicas on one store, each with its message and the reply of a subscriber. */
export interface Topics {
  /** An event of a world for the clients of all replicas. The reply is the number of clients that received it. */
  readonly event: {
    readonly message: { readonly worldId: string; readonly name: EventName; readonly data: unknown };
    readonly reply: number;
  };
  /** The state, settings, clock or faults of the world with this id have changed. */
  readonly 'world-changed': { readonly message: string; readonly reply: null };
  readonly 'world-deleted': { readonly message: string; readonly reply: null };
  /** The journals of the worlds with these ids have new requests. */
  readonly 'journal-written': { readonly message: readonly string[]; readonly reply: null };
  /** The journal of the world with this id is about to be read, so each server writes its buffered requests first. */
  readonly 'journal-flush': { readonly message: string; readonly reply: null };
  readonly 'journal-cleared': { readonly message: string; readonly reply: null };
}

export type Topic = keyof Topics;
export type Message<T extends Topic> = Topics[T]['message'];
export type Reply<T extends Topic> = Topics[T]['reply'];
type Subscriber<T extends Topic> = (message: Message<T>) => Reply<T> | Promise<Reply<T>>;

/** Connects the replicas on one store, this one included. Each replica receives all messages in the same order. */
export interface ClusterBus {
  /** Sends a message that has no reply. */
  publish<T extends Topic>(topic: T, message: Message<T>): Promise<void>;
  /** Sends a message and returns the replies of all subscribers on all servers. */
  request<T extends Topic>(topic: T, message: Message<T>): Promise<Reply<T>[]>;
  /** Calls the subscriber for each message of a topic. Returns a function that ends the subscription. */
  subscribe<T extends Topic>(topic: T, subscriber: Subscriber<T>): () => void;
  /** False while messages of other replicas are not received. */
  readonly isConnected: boolean;
  /** Calls the listener each time messages may have been lost. Returns a function that removes the listener. */
  onLost(listener: () => void): () => void;
  close(): Promise<void>;
}

/** The bus for a store with a single server: it delivers messages within the process. */
export class LocalBus implements ClusterBus {
  readonly isConnected = true;
  readonly #subscribers = new Map<Topic, Set<(message: unknown) => unknown>>();

  async publish<T extends Topic>(topic: T, message: Message<T>): Promise<void> {
    await this.request(topic, message);
  }

  /** Delivers a message to all subscribers before it returns. The promise resolves with their replies. */
  request<T extends Topic>(topic: T, message: Message<T>): Promise<Reply<T>[]> {
    const subscribers = [...(this.#subscribers.get(topic) ?? [])];
    return Promise.all(subscribers.map(async (subscriber) => (await subscriber(message)) as Reply<T>));
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
