import { Readable } from 'node:stream';

export const eventStreamType = 'text/event-stream; charset=utf-8';

/** Headers with which proxies pass on each event at once: they neither compress it nor, as nginx does, collect events. */
export const unbuffered = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' } as const;

/** Milliseconds between two comment lines in the stream, which keep proxies from closing it. */
const heartbeat = 15_000;

/** Milliseconds that a browser waits before it reconnects. */
const retry = 3_000;

/** Number of unread characters after which a client is disconnected. */
const mostUnread = 1_000_000;

/** A response that stays open and carries server-sent events, until `end` or until the client disconnects. */
export class EventStream extends Readable {
  readonly #heartbeat: NodeJS.Timeout;
  #isOpen = true;

  constructor() {
    super({ encoding: 'utf8' });
    this.#heartbeat = setInterval(() => this.#write(': alive\n\n'), heartbeat);
    // The heartbeat does not keep the process alive.
    this.#heartbeat.unref();
    this.#write(`retry: ${retry}\n\n`);
  }

  /** Sends an event with its data as JSON. Does nothing after the end of the stream. */
  sendEvent(name: string, data: unknown): void {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Ends the response properly: the client sees the end of the stream, not a broken connection. */
  end(): void {
    if (!this.#isOpen) return;
    this.#stop();
    this.push(null);
  }

  override _read(): void {
    // Events are pushed when they happen.
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stop();
    done(error);
  }

  #write(text: string): void {
    if (!this.#isOpen) return;
    this.push(text);
    if (this.readableLength > mostUnread) this.destroy();
  }

  #stop(): void {
    this.#isOpen = false;
    clearInterval(this.#heartbeat);
  }
}
