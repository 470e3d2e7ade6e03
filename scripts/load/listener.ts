import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { productOperations } from '../../contracts/operations/all.ts';
import type { User } from './user.ts';
import { codeOf } from './setup.ts';
import { within } from './watchdog.ts';

/** How long an event may be on its way, seconds. */
const patience = 10;

/** A listener in one of so many worlds, not connected yet. */
export const listenersIn = (users: readonly User[], oneIn = 4): Listener[] =>
  users.filter((_, index) => index % oneIn === 0).map((user) => new Listener(user));

/** What all of them have counted together. */
export const sumOf = (
  listeners: readonly Listener[],
  counted: 'heard' | 'reconnects' | 'brokenOff',
): number => listeners.reduce((sum, listener) => sum + listener[counted], 0);

/** Hears the events of a world, and connects again when the stream breaks, as the SPA does. */
export class Listener {
  /** Events that have come. */
  heard = 0;
  /** How often it had to connect again. */
  reconnects = 0;
  /** Streams that broke off instead of ending. */
  brokenOff = 0;
  readonly #user: User;
  #stream: IncomingMessage | null = null;
  #isOver = false;
  #wake: () => void = () => undefined;

  constructor(user: User) {
    this.#user = user;
    user.listener = this;
  }

  /** Resolves once events are heard. @throws {Unanswered} */
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
      this.heard += events;
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
        if (!this.#isOver) this.brokenOff += 1;
        lost();
      });
  }

  /** Connects again if the stream has broken. */
  async reconnect(): Promise<void> {
    if (this.#stream || this.#isOver) return;
    this.reconnects += 1;
    await this.connect();
  }

  /** Before something that causes an event: returns a function that waits for the event; undefined without a stream. */
  mark(): (() => Promise<void>) | undefined {
    const stream = this.#stream;
    if (!stream) return undefined;
    const before = this.heard;
    return async () => {
      try {
        await within(
          patience,
          'an event',
          this.#until(() => this.heard > before || this.#stream !== stream),
        );
      } catch (error) {
        this.#user.setup.faults.add('events that did not come', String(error));
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
