import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { StoreUnavailableError } from '../engines/errors.ts';
import { connectionMilliseconds } from '../engines/postgres.ts';
import type { Database } from '../schema/tables.ts';
import { type ClusterBus, LocalBus, type Message, type Reply, type Topic } from './bus.ts';

/** The channel of messages to all members. Replies are sent to the channel of the member that sent the request. */
const commonChannel = 'threshold_bus';
const replyChannelOf = (member: string): string => `threshold_bus_${member}`;

/** Prefix of a member's database session name. The session ends with its process, also when the process is killed. */
const sessionPrefix = 'threshold-member-';

/** The content of a notification: a message, or the replies to a request. */
type Packet =
  | {
      readonly from: string;
      readonly request: number | null;
      readonly topic: Topic;
      readonly message: unknown;
    }
  | { readonly from: string; readonly request: number; readonly replies: readonly unknown[] };

/** A reference to a packet in the table `peer_messages`, since a notification must be shorter than 8,000 bytes. */
interface Reference {
  readonly row: string;
}

const longestNotification = 7_900;

const reconnectMilliseconds = 250;

/** Connects the servers that share a PostgreSQL database, by LISTEN and NOTIFY. */
export class PostgresBus implements ClusterBus {
  readonly #id = randomBytes(6).toString('hex');
  readonly #url: string;
  readonly #db: Database;
  readonly #local = new LocalBus();
  readonly #requests = new Map<number, PendingRequest>();
  readonly #onLost = new Set<() => void>();
  #listener: Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #isClosed = false;
  #inbox: Promise<void> = Promise.resolve();
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

  async publish<T extends Topic>(topic: T, message: Message<T>): Promise<void> {
    await this.#send(commonChannel, { from: this.#id, request: null, topic, message });
  }

  async request<T extends Topic>(topic: T, message: Message<T>): Promise<Reply<T>[]> {
    if (!this.#listener) throw new StoreUnavailableError('The connection to the other replicas is broken');
    const readMembers = (): Promise<string[]> => membersOf(this.#db);
    const request = new PendingRequest(await readMembers(), readMembers);
    this.#requests.set(request.id, request);
    try {
      await this.#send(commonChannel, { from: this.#id, request: request.id, topic, message });
      return (await request.replies()) as Reply<T>[];
    } finally {
      request.end();
      this.#requests.delete(request.id);
    }
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
    for (const request of this.#requests.values()) request.end();
    await this.#listener?.end();
    await Promise.all([this.#inbox, this.#outbox]);
  }

  /** Connects this member. Sets the session name last, so that other members see this member only when it listens. */
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
    await listener.query(`listen ${commonChannel}`);
    await listener.query(`listen ${replyChannelOf(this.#id)}`);
    await listener.query(`set application_name = '${sessionPrefix}${this.#id}'`);
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

  /** Sends packets one at a time, so that all members receive them in the same order. */
  #send(channel: string, packet: Packet): Promise<void> {
    const sent = this.#outbox.then(async () => {
      await sql`select pg_notify(${channel}, ${await this.#payloadOf(packet)})`.execute(this.#db);
    });
    this.#outbox = sent.catch(ignore);
    return sent;
  }

  async #payloadOf(packet: Packet): Promise<string> {
    const text = JSON.stringify(packet);
    if (Buffer.byteLength(text) <= longestNotification) return text;
    const row = randomBytes(12).toString('hex');
    // Packets older than a minute have been read by all members.
    await sql`delete from peer_messages where sent_at < now() - interval '1 minute'`.execute(this.#db);
    await sql`insert into peer_messages (id, body) values (${row}, ${text})`.execute(this.#db);
    return JSON.stringify({ row } satisfies Reference);
  }

  #receive(payload: string): void {
    // If a packet cannot be read, its message counts as lost.
    this.#inbox = this.#inbox.then(() => this.#take(payload)).catch(() => this.#reportLost());
  }

  #reportLost(): void {
    for (const listener of this.#onLost) listener();
  }

  async #take(payload: string): Promise<void> {
    let packet = JSON.parse(payload) as Packet | Reference;
    if ('row' in packet) {
      const { rows } = await sql<{
        body: string;
      }>`select body from peer_messages where id = ${packet.row}`.execute(this.#db);
      if (!rows[0]) return;
      packet = JSON.parse(rows[0].body) as Packet;
    }
    if ('replies' in packet) {
      this.#requests.get(packet.request)?.addReplies(packet.from, packet.replies);
      return;
    }
    const { from, request, topic, message } = packet;
    // Subscribers have the message before the next one is taken. Their replies are not awaited: one may wait for a write.
    this.#local.request(topic, message as Message<Topic>).then(
      (replies) => {
        if (request === null) return;
        this.#send(replyChannelOf(from), { from: this.#id, request, replies }).catch(ignore);
      },
      () => this.#reportLost(),
    );
  }
}

/** Time without a reply after which the list of cluster members is read, milliseconds. */
const checkInterval = 250;

/** Number of checks after which a member without a reply is no longer awaited. */
const mostChecks = 12;

let lastId = 0;

/** A request to all members of the cluster. It is complete when each member has replied, left or timed out. */
export class PendingRequest {
  readonly id = (lastId += 1);
  readonly #readMembers: () => Promise<string[]>;
  readonly #missing: Set<string>;
  readonly #replies: unknown[] = [];
  readonly #complete = Promise.withResolvers<readonly unknown[]>();
  #timer: NodeJS.Timeout | undefined;
  #checks = 0;

  /** @param members ids of the members that must reply @param readMembers reads the ids of the present members */
  constructor(members: readonly string[], readMembers: () => Promise<string[]>) {
    this.#readMembers = readMembers;
    this.#missing = new Set(members);
  }

  replies(): Promise<readonly unknown[]> {
    this.#next();
    return this.#complete.promise;
  }

  addReplies(member: string, replies: readonly unknown[]): void {
    this.#replies.push(...replies);
    this.#missing.delete(member);
    if (this.#missing.size === 0) this.#complete.resolve(this.#replies);
  }

  /** Completes the request with the replies that have arrived. */
  end(): void {
    clearTimeout(this.#timer);
    this.#missing.clear();
    this.#complete.resolve(this.#replies);
  }

  #next(): void {
    if (this.#missing.size === 0) this.#complete.resolve(this.#replies);
    else this.#timer = setTimeout(() => void this.#check(), checkInterval);
  }

  async #check(): Promise<void> {
    this.#checks += 1;
    const present = new Set(await this.#readMembers().catch((): string[] => []));
    for (const member of this.#missing) if (!present.has(member)) this.#missing.delete(member);
    if (this.#checks >= mostChecks) this.#missing.clear();
    this.#next();
  }
}

/** Returns the ids of the servers that listen on the database. */
async function membersOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${sessionPrefix}%`}`.execute(db);
  return rows.map(({ name }) => name.slice(sessionPrefix.length));
}

const ignore = (): void => undefined;
