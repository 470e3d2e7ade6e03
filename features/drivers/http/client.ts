import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { worldHeader } from '../../../contracts/api/headers.ts';
import { hollowed } from '../../support/hollow.ts';

/** One call that went out, with its answer. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly answerHeaders: Headers;
  readonly answer: string;
}

/** Host and port that the calls are addressed to; nothing listens there. */
export const host = 'localhost:4000';
export const origin = `http://${host}`;

/** What a browser would be to the server: it keeps cookies, stays in its world, and here remembers what it sent. */
export class Client {
  readonly calls: RecordedCall[] = [];
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #worldId: string | null;

  constructor(app: FastifyInstance, worldId: string | null) {
    this.#app = app;
    this.#worldId = worldId;
  }

  get last(): RecordedCall {
    const call = this.calls.at(-1);
    if (!call) throw new Error('No call went out');
    return call;
  }

  /** `fetch` as the SPA's transport calls it, without a network. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const address = new URL(String(input instanceof Request ? input.url : input), origin);
    const path = address.pathname + address.search;
    const method = init.method ?? 'GET';
    const headers = Object.fromEntries(new Headers(init.headers));
    const payload = typeof init.body === 'string' ? init.body : undefined;
    const injected = await this.#app.inject({
      method: method as InjectOptions['method'],
      url: path,
      headers: { ...headers, host, ...this.#context() },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of injected.cookies) this.#keep(name, value);
    const answer = hollowed(path, injected.statusCode, injected.payload);
    const answerHeaders = headersOf(injected.headers);
    const body: unknown = payload === undefined ? undefined : JSON.parse(payload);
    this.calls.push({ method, path, headers, body, status: injected.statusCode, answerHeaders, answer });
    const hasBody = ![204, 205, 304].includes(injected.statusCode);
    return new Response(hasBody ? answer : null, { status: injected.statusCode, headers: answerHeaders });
  };

  /** The same for an answer that goes on for as long as it is listened to. */
  readonly stream: typeof fetch = async (input, init = {}) => {
    const address = new URL(String(input instanceof Request ? input.url : input), origin);
    const injected = await this.#app.inject({
      url: address.pathname + address.search,
      headers: { ...Object.fromEntries(new Headers(init.headers)), host, ...this.#context() },
      payloadAsStream: true,
    });
    const body = injected.stream();
    // Whoever stops listening breaks no promise.
    init.signal?.addEventListener('abort', () => body.destroy());
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
      status: injected.statusCode,
      headers: headersOf(injected.headers),
    });
  };

  #context(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      ...(this.#worldId === null ? {} : { [worldHeader]: this.#worldId }),
      ...(cookie === '' ? {} : { cookie }),
    };
  }

  #keep(name: string, value: string): void {
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function headersOf(injected: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(injected)) {
    if (name !== 'set-cookie' && typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
