import { createParser } from 'eventsource-parser';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { reportUnauthorized } from '../../shared/api/api.ts';
import { apiRequest } from '../../shared/api/api-request.ts';
import { headersOf } from '../../shared/api/send.ts';
import type { Transport } from '../../shared/api/transport.ts';

export interface ConnectionSettings {
  readonly transport: Transport;
  /** Called with each event of the stream, in order. */
  readonly receive: (name: string | undefined, data: string) => void;
  /** Called after each connection, before its first event. */
  readonly onConnected?: () => void;
  /** Called after each reconnection, since events may have been lost while disconnected. */
  readonly onReconnected?: () => void;
  /** The last known position in the events, which the connection continues and updates. */
  readonly position?: Position;
  /** Abort it to end the connection. */
  readonly signal: AbortSignal;
  readonly wait?: typeof pause;
}

/**
 * Receives the events of the signed-in user until the signal aborts. After a connection is lost, reconnects with
 * exponential backoff and the last event id, if the server sends ids. Resolves when the server refuses the session, or
 * when it has no events (status 204).
 */
export async function followEvents(settings: ConnectionSettings): Promise<void> {
  const { transport, signal, wait = pause, position = startOfEvents() } = settings;
  const pauses = new Pauses();
  while (!signal.aborted) {
    const reason = await listenOnce(settings, pauses, position).catch(() => 'broken');
    if (reason === 'refused' || signal.aborted) return;
    const milliseconds = pauses.next();
    await wait(milliseconds, signal);
    // Logged after the pause: a page that is being left also loses its connection, but must not log it.
    if (!signal.aborted)
      transport.log('The connection to the event service ended', { reason, nextAttemptAfter: milliseconds });
  }
}

/** A position in the events of a user. */
export interface Position {
  /** Id of the last event; blank if the server sends no ids. */
  lastEventId: string;
  /** False before the first attempt to connect. Later, events may have been missed before a connection. */
  hasBegun: boolean;
}

export const startOfEvents = (): Position => ({ lastEventId: '', hasBegun: false });

/** Maximum length of an event in characters. A longer event ends the connection, and the client reconnects. */
const longestEvent = 1_000_000;

async function listenOnce(
  { transport, receive, signal, onConnected, onReconnected }: ConnectionSettings,
  pauses: Pauses,
  position: Position,
): Promise<'refused' | 'unavailable' | 'ended'> {
  const { hasBegun } = position;
  position.hasBegun = true;
  const response = await connect(transport, position, signal);
  if (response.status === 401) reportUnauthorized(transport);
  if (response.status === 401 || response.status === 204) return 'refused';
  if (!response.ok || !response.body || !isEventStream(response)) {
    await response.body?.cancel();
    return 'unavailable';
  }
  onConnected?.();
  if (hasBegun) onReconnected?.();
  const parser = createParser({
    maxBufferSize: longestEvent,
    onRetry: (milliseconds) => pauses.ask(milliseconds),
    onComment: () => pauses.restart(),
    onError: (error) => {
      // Ends the connection at once: the parser itself throws only when more arrives.
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
    onId: (id) => {
      position.lastEventId = id;
    },
    onEvent: ({ event, data }) => {
      pauses.restart();
      receive(event, data);
    },
  });
  const text = response.body.pipeThrough(new TextDecoderStream());
  for await (const part of partsOf(text)) parser.feed(part);
  return 'ended';
}

async function connect(
  transport: Transport,
  { lastEventId }: Position,
  signal: AbortSignal,
): Promise<Response> {
  const stream = apiRequest(sessionOperations.getEvents, {}, undefined, {
    headers: {
      accept: 'text/event-stream',
      ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
    },
  });
  const address = new URL(stream.address, transport.baseUrl);
  const headers = await headersOf(transport, stream, address);
  return transport.fetch(address.href, { headers, cache: 'no-store', signal });
}

const isEventStream = ({ headers }: Response): boolean =>
  /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

/** Yields the parts of a stream. Uses a reader, since not every browser can iterate over a stream. */
async function* partsOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The shortest and the longest pause between two attempts to connect, in milliseconds. */
const shortest = 1_000;
const longest = 60_000;

/**
 * Pauses between attempts to connect: each is twice as long as the pause before, without jitter, until a connection has
 * received data.
 */
class Pauses {
  #base = shortest;
  #failures = 0;

  /** Sets the shortest pause to the time that the server asks for, from `shortest` to `longest` milliseconds. */
  ask(milliseconds: number): void {
    this.#base = Math.min(Math.max(milliseconds, shortest), longest);
  }

  /** Resets to the shortest pause. Call it when a connection has received data. */
  restart(): void {
    this.#failures = 0;
  }

  /** Returns the next pause in milliseconds. */
  next(): number {
    const pause = Math.min(this.#base * 2 ** this.#failures, longest);
    // Limits the exponent. The longest pause is reached earlier.
    this.#failures = Math.min(this.#failures + 1, 16);
    return pause;
  }
}

/** Resolves after the given milliseconds, or as soon as the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
