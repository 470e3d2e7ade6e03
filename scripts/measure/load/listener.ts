import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { productOperations } from '../../../contracts/operations/all.ts';
import type { User } from './user.ts';
import { codeOf } from './setup.ts';
import { within } from './watchdog.ts';

/** Timeout for an event, in seconds. */
const timeoutSeconds = 10;

/** Creates a listener for every `oneIn`-th user, without connecting it. */
export const listenersIn = (users: readonly User[], oneIn = 4): Listener[] =>
  users.filter((_, index) => index % oneIn === 0).map((user) => new Listener(user));

/** Returns the sum of a count over all listeners. */
export const sumOf = (
  listeners: readonly Listener[],
  counted: 'received' | 'reconnects' | 'brokenStreams',
): number => listeners.reduce((sum, listener) => sum + listener[counted], 0);

/** Receives the events of a world. Connects again after a broken stream, as the SPA does. */
export class Listener {
  /** Number of received events. */
  received = 0;
  /** Number of reconnects. */
  reconnects = 0;
  /** Number of streams that were cut instead of ended. */
  brokenStreams = 0;
  readonly #user: User;
  #stream: IncomingMessage | null = null;
  #isOver = false;
  #wake: () => void = () => undefined;

  constructor(user: User) {
    this.#user = user;
    user.listener = this;
  }

  /** Connects to the event stream. @throws {NoResponse} */
  async connect(): Promise<void> {
    const stream = await this.#user.setup.client.open({
      method: 'GET',
      path: productOperations.getEvents.path,
      headers: this.#user.headers,
    });
    if (stream.statusCode !== 200) {
      const code = codeOf({ headers: stream.headers, body: await text(stream) });
      this.#user.setup.refuseStream(stream.statusCode, code);
      return;
    }
    this.#stream = stream;
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      const events = lines.filter((line) => line.startsWith('event: loanUpdate')).length;
      if (events === 0) return;
      this.received += events;
      this.#wake();
    });
    const lost = (): void => {
      if (this.#stream !== stream) return;
      this.#stream = null;
      this.#wake();
    };
    stream
      .on('end', lost)
      .on('close', lost)
      .on('error', () => {
        if (!this.#isOver) this.brokenStreams += 1;
        lost();
      });
  }

  /** Connects again if the stream has broken. */
  async reconnect(): Promise<void> {
    if (this.#stream || this.#isOver) return;
    this.reconnects += 1;
    await this.connect();
  }

  /** Call before the action that causes the event: returns a function that waits for it; undefined without a stream. */
  mark(): (() => Promise<void>) | undefined {
    const stream = this.#stream;
    if (!stream) return undefined;
    const before = this.received;
    return async () => {
      try {
        await within(
          timeoutSeconds,
          'an event',
          this.#until(() => this.received > before || this.#stream !== stream),
        );
      } catch (error) {
        this.#user.setup.faults.add('missing events', String(error));
      }
    };
  }

  end(): void {
    this.#isOver = true;
    this.#stream?.destroy();
  }

  async #until(isSo: () => boolean): Promise<void> {
    while (!isSo() && !this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
