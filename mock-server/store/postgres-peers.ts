import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { StoreUnavailableError } from './outage.ts';
import { type Answers, LonePeer, type Peers, type Says, type Topic } from './peers.ts';
import { connectionMilliseconds } from './postgres-dialect.ts';
import { PresentPeers, sessionNameOf } from './present-peers.ts';
import { Question } from './question.ts';

/** Everybody listens to this one; answers go to a channel of whoever has asked. */
const everybody = 'threshold_peers';
const channelOf = (peer: string): string => `threshold_peer_${peer}`;

/** What travels in a notification: something said, or the answers to a question. */
type Message =
  | { readonly from: string; readonly question: number | null; readonly topic: Topic; readonly said: unknown }
  | { readonly from: string; readonly question: number; readonly answers: readonly unknown[] };

/** A notification takes less than 8,000 bytes: a longer message is kept as a row, and this is sent. */
interface Reference {
  readonly row: string;
}

const longestNotification = 7_900;

/** Servers that share a PostgreSQL database, by LISTEN and NOTIFY. */
export class PostgresPeers implements Peers {
  readonly #id = randomBytes(6).toString('hex');
  readonly #url: string;
  readonly #db: Database;
  readonly #here = new LonePeer();
  readonly #present: PresentPeers;
  readonly #questions = new Map<number, Question>();
  readonly #onMissed = new Set<() => void>();
  #listener: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #inbox: Promise<void> = Promise.resolve();
  #outbox: Promise<void> = Promise.resolve();

  private constructor(url: string, db: Database) {
    this.#url = url;
    this.#db = db;
    this.#present = new PresentPeers(db);
  }

  static async join(url: string, db: Database): Promise<PostgresPeers> {
    const peers = new PostgresPeers(url, db);
    await peers.#listen();
    return peers;
  }

  async tell<T extends Topic>(topic: T, said: Says<T>): Promise<void> {
    await this.#send(everybody, { from: this.#id, question: null, topic, said });
  }

  async ask<T extends Topic>(topic: T, said: Says<T>): Promise<Answers<T>[]> {
    if (!this.#listener) throw new StoreUnavailableError('The connection to the other servers is broken');
    const question = new Question(this.#present, await this.#present.ids());
    this.#questions.set(question.number, question);
    try {
      await this.#send(everybody, { from: this.#id, question: question.number, topic, said });
      return (await question.answered()) as Answers<T>[];
    } finally {
      question.end();
      this.#questions.delete(question.number);
    }
  }

  hear: Peers['hear'] = (topic, hearer) => this.#here.hear(topic, hearer);

  /** Whoever begins to listen while this is true hears all that follows, or is told otherwise by `onMissed`. */
  get isHearing(): boolean {
    return this.#listener !== undefined;
  }

  onMissed(listener: () => void): () => void {
    this.#onMissed.add(listener);
    return () => this.#onMissed.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    for (const question of this.#questions.values()) question.end();
    await this.#listener?.end();
    await Promise.all([this.#inbox, this.#outbox]);
  }

  /** Whoever can be seen among the sessions listens already: the name is given afterwards. */
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
    await listener.query(`listen ${everybody}`);
    await listener.query(`listen ${channelOf(this.#id)}`);
    await listener.query(`set application_name = '${sessionNameOf(this.#id)}'`);
    this.#listener = listener;
  }

  /** A lost connection is made again for as long as the server lives. */
  #listenAgain(lost: Client): void {
    if (this.#isClosed || (this.#listener !== lost && this.#listener !== undefined)) return;
    if (this.#listener) {
      this.#listener = undefined;
      this.#tellMissed();
    }
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#listen().catch(() => this.#listenAgain(lost));
    }, retryMilliseconds);
    this.#retry.unref();
  }

  /** One after the other, so that everybody hears it in the order in which it was said. */
  #send(channel: string, message: Message): Promise<void> {
    const sent = this.#outbox.then(async () => {
      await sql`select pg_notify(${channel}, ${await this.#letter(message)})`.execute(this.#db);
    });
    this.#outbox = sent.catch(ignore);
    return sent;
  }

  async #letter(message: Message): Promise<string> {
    const text = JSON.stringify(message);
    if (Buffer.byteLength(text) <= longestNotification) return text;
    const row = randomBytes(12).toString('hex');
    // Whoever was meant by an older one has read it long ago.
    await sql`delete from peer_messages where sent_at < now() - interval '1 minute'`.execute(this.#db);
    await sql`insert into peer_messages (id, body) values (${row}, ${text})`.execute(this.#db);
    return JSON.stringify({ row } satisfies Reference);
  }

  #receive(payload: string): void {
    // A long message is a row: what cannot be read now is as lost as what never came.
    this.#inbox = this.#inbox.then(() => this.#take(payload)).catch(() => this.#tellMissed());
  }

  #tellMissed(): void {
    for (const listener of this.#onMissed) listener();
  }

  async #take(payload: string): Promise<void> {
    let message = JSON.parse(payload) as Message | Reference;
    if ('row' in message) {
      const { rows } = await sql<{
        body: string;
      }>`select body from peer_messages where id = ${message.row}`.execute(this.#db);
      if (!rows[0]) return;
      message = JSON.parse(rows[0].body) as Message;
    }
    if ('answers' in message) {
      this.#questions.get(message.question)?.answer(message.from, message.answers);
      return;
    }
    const { from, question, topic, said } = message;
    const answers = await this.#here.ask(topic, said as Says<Topic>);
    if (question === null) return;
    // Nobody waits for it here: the next message may come in the meantime.
    this.#send(channelOf(from), { from: this.#id, question, answers }).catch(ignore);
  }
}

const retryMilliseconds = 250;

const ignore = (): void => undefined;
