import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { endpoints } from '../../contracts/api/endpoints.ts';
import type { Person } from './person.ts';
import { codeOf } from './stage.ts';
import { within } from './watchdog.ts';

/** How long an event may be on its way, seconds. */
const patience = 10;

/** In one of so many worlds somebody listens; nobody is connected yet. */
export const listenersIn = (people: readonly Person[], oneIn = 4): Listener[] =>
  people.filter((_, index) => index % oneIn === 0).map((person) => new Listener(person));

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
  readonly #person: Person;
  #stream: IncomingMessage | null = null;
  #isOver = false;
  #wake: () => void = () => undefined;

  constructor(person: Person) {
    this.#person = person;
    person.listener = this;
  }

  /** Resolves once events are heard. @throws {Unanswered} */
  async connect(): Promise<void> {
    const stream = await this.#person.stage.client.open({
      method: 'GET',
      path: endpoints.getEvents.path,
      headers: this.#person.headers,
    });
    if (stream.statusCode !== 200) {
      const code = codeOf({ headers: stream.headers, body: await text(stream) });
      this.#person.stage.refuseStream(stream.statusCode, code);
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

  /** Before something that causes an event; the answered function waits for the event. Null where nobody listens now. */
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
        this.#person.stage.faults.add('events that did not come', String(error));
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
