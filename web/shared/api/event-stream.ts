import { createParser } from 'eventsource-parser';

export interface StreamSettings {
  /** Requests the stream, with the headers given. */
  readonly request: (headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Response>;
  /** Called with each event of the stream, in order. */
  readonly receive: (name: string | undefined, data: string) => void;
  /**
   * Called after each connection, before its first event.
   * @param isAgain true if events may have been missed before
   * @param connection aborted when the connection is lost
   */
  readonly onConnected?: (isAgain: boolean, connection: AbortSignal) => void;
  /** Called when a connection or an attempt has failed, with the milliseconds until the next attempt. */
  readonly onLost?: (reason: Loss, pause: number) => void;
  /** True if events may have been missed before the first connection. */
  readonly isAgain?: boolean;
  /** Abort it to end the connection. */
  readonly signal: AbortSignal;
  readonly wait?: typeof pause;
}

/** `unavailable`: the response is not an event stream. `broken`: also without a response, or silent for too long. */
type Loss = 'unavailable' | 'ended' | 'broken';

/** Maximum length of an event in characters. A longer event breaks the connection. */
const longestEvent = 1_000_000;

/**
 * Milliseconds without data after which a connection counts as broken: a proxy, or a network after sleep, can stop
 * carrying without closing. The server sends a comment every 15 s. This is two of them and some delay.
 */
export const longestSilence = 35_000;

/** The shortest and the longest pause between two attempts, in milliseconds. */
const shortest = 1_000;
const longest = 60_000;

/**
 * Follows a stream of server-sent events until the signal aborts. A lost connection is replaced, with the id of the last
 * event. The pause before is that which the server asks for, and doubles until a connection has received data. Resolves
 * when the server refuses the session (status 401), or has no events (204).
 */
export async function followEvents(settings: StreamSettings): Promise<void> {
  const { signal, onLost, wait = pause, isAgain = false } = settings;
  const position = { lastEventId: '', isAgain, shortestPause: shortest, nextPause: shortest };
  while (!signal.aborted) {
    const reason = await listenOnce(settings, position).catch((): Loss => 'broken');
    if (reason === 'over' || signal.aborted) return;
    const milliseconds = Math.max(position.nextPause, position.shortestPause);
    position.nextPause = Math.min(milliseconds * 2, longest);
    position.isAgain = true;
    onLost?.(reason, milliseconds);
    await wait(milliseconds, signal);
  }
}

interface Position {
  lastEventId: string;
  isAgain: boolean;
  /** The shortest pause before the next attempt. */
  shortestPause: number;
  /** Doubles with each attempt. */
  nextPause: number;
}

async function listenOnce(settings: StreamSettings, position: Position): Promise<Loss | 'over'> {
  const connection = new AbortController();
  const signal = AbortSignal.any([settings.signal, connection.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => connection.abort(), longestSilence);
  };
  try {
    hear();
    const response = await settings.request(headersFor(position), signal);
    if (response.status === 401 || response.status === 204) return 'over';
    if (!response.ok || !response.body || !isEventStream(response)) return 'unavailable';
    settings.onConnected?.(position.isAgain, signal);
    const parser = parserOf(settings, position);
    // Uses a reader, since not every browser can iterate over a stream.
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear();
      parser.feed(part.value);
    }
    return 'ended';
  } finally {
    clearTimeout(timer);
    // Lets go of the response: a browser has six connections to a server.
    connection.abort();
  }
}

const headersFor = ({ lastEventId }: Position) => ({
  accept: 'text/event-stream',
  ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
});

const isEventStream = ({ headers }: Response): boolean =>
  /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');

function parserOf({ receive }: StreamSettings, position: Position) {
  const restart = () => void (position.nextPause = shortest);
  return createParser({
    maxBufferSize: longestEvent,
    onRetry: (milliseconds) => {
      position.shortestPause = Math.min(Math.max(milliseconds, shortest), longest);
    },
    onComment: restart,
    onError: (error) => {
      // Ends the connection at once: the parser itself throws only when more arrives.
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
    onId: (id) => {
      position.lastEventId = id;
    },
    onEvent: ({ event, data }) => {
      restart();
      receive(event, data);
    },
  });
}

/** Resolves after the given milliseconds, or as soon as the signal aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
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
