import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../engines/database.ts';
import { connectionMilliseconds } from '../engines/postgres.ts';
import { type ClusterBus, LocalBus, type Topic, type Topics } from './bus.ts';

const channel = 'threshold';

/** The content of a notification, which must be shorter than 8,000 bytes. */
interface Packet {
  readonly topic: Topic;
  readonly message: Topics[Topic];
}

const reconnectMilliseconds = 250;

/** Connects the servers that share a PostgreSQL database, by LISTEN and NOTIFY. */
export class PostgresBus implements ClusterBus {
  readonly #url: string;
  readonly #db: Database;
  readonly #local = new LocalBus();
  readonly #onLost = new Set<() => void>();
  #listener: Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #isClosed = false;
  #outbox: Promise<void> = Promise.resolve();

  private constructor(url: string, db: Database) {
    this.#url = url;
    this.#db = db;
  }

  static async connect(url: string, db: Database): Promise<PostgresBus> {
    const bus = new PostgresBus(url, db);
    await bus.#listen();
    return bus;
  }

  /** Sends messages one at a time, so that all servers receive them in the same order. */
  publish<T extends Topic>(topic: T, message: Topics[T]): Promise<void> {
    const sent = this.#outbox.then(async () => {
      const text = JSON.stringify({ topic, message } satisfies Packet);
      await sql`select pg_notify(${channel}, ${text})`.execute(this.#db);
    });
    this.#outbox = sent.catch(() => undefined);
    return sent;
  }

  subscribe: ClusterBus['subscribe'] = (topic, subscriber) => this.#local.subscribe(topic, subscriber);

  /** True while the bus listens to the database. When the connection breaks, the listeners of `onLost` are called. */
  get isConnected(): boolean {
    return this.#listener !== undefined;
  }

  onLost(listener: () => void): () => void {
    this.#onLost.add(listener);
    return () => this.#onLost.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnect);
    await this.#listener?.end();
    await this.#outbox;
  }

  async #listen(): Promise<void> {
    const listener = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: connectionMilliseconds,
      keepAlive: true,
    });
    listener.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    listener.on('error', () => this.#listenAgain(listener));
    listener.on('end', () => this.#listenAgain(listener));
    await listener.connect();
    await listener.query(`listen ${channel}`);
    this.#listener = listener;
  }

  /** Tries to reconnect at intervals, until it succeeds or the bus is closed. */
  #listenAgain(lost: Client): void {
    if (this.#isClosed || (this.#listener !== lost && this.#listener !== undefined)) return;
    if (this.#listener) {
      this.#listener = undefined;
      this.#reportLost();
    }
    clearTimeout(this.#reconnect);
    this.#reconnect = setTimeout(() => {
      this.#listen().catch(() => this.#listenAgain(lost));
    }, reconnectMilliseconds);
    this.#reconnect.unref();
  }

  /** Gives a message to the subscribers. One that fails, or cannot be read, counts as lost. */
  #receive(payload: string): void {
    try {
      const { topic, message } = JSON.parse(payload) as Packet;
      this.#local.publish(topic, message).catch(() => this.#reportLost());
    } catch {
      this.#reportLost();
    }
  }

  #reportLost(): void {
    for (const listener of this.#onLost) listener();
  }
}
