import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { openApp, openSite } from './app.ts';
import buildPages from './build-pages.ts';
import type { Fetch } from './worlds.ts';

/** The server that the scenarios of a worker test. */
export interface ServerUnderTest {
  /** Scheme, host and port. */
  readonly origin: string;
  /** Sends a request; redirects are not followed. */
  readonly send: Fetch;
  /** Sends a request whose response is a stream without end. */
  readonly listen: Fetch;
  close(): Promise<void>;
}

/** Host and port of injected requests; no server listens there. */
const injectedHost = 'localhost:4000';

/**
 * Opens the server at BASE_URL, which must implement the provider states (contracts/provider-states.md). Without
 * BASE_URL, opens the mock server with injected requests.
 * @param options.webRoot folder of a built SPA to serve
 */
export async function openServer(options: { readonly webRoot?: string } = {}): Promise<ServerUnderTest> {
  const origin = originNamed();
  if (origin !== null)
    return { origin, send: overNetwork, listen: overNetwork, close: async () => undefined };
  const { app, close } = await openApp(options);
  return { origin: `http://${injectedHost}`, send: injected(app), listen: injectedStream(app), close };
}

/** Opens the product for a browser: the server at BASE_URL, if it is set, or the built SPA on a free port. */
export async function openProduct(): Promise<Pick<ServerUnderTest, 'origin' | 'close'>> {
  const origin = originNamed();
  if (origin !== null) return { origin, close: async () => undefined };
  await buildPages();
  return openSite();
}

function originNamed(): string | null {
  const address = process.env['BASE_URL'];
  return address ? new URL(address).origin : null;
}

const overNetwork: Fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' });

/** Returns the method, headers, body and signal of a request that is given to `fetch` as a `Request` or as `init`. */
export async function initOf(input: string | URL | Request, init: RequestInit = {}): Promise<RequestInit> {
  if (!(input instanceof Request)) return init;
  const { method, headers, signal } = input;
  const body = await input.text();
  return { method, headers, signal, ...(body === '' ? {} : { body }) };
}

const injected =
  (app: FastifyInstance): Fetch =>
  async (input, init = {}) => {
    const payload = typeof init.body === 'string' ? init.body : undefined;
    const request = addressed(input, init);
    const response = await app.inject({
      ...request,
      method: (init.method ?? 'GET') as InjectOptions['method'],
      ...(payload === undefined ? {} : { payload }),
    });
    const hasBody = ![204, 205, 304].includes(response.statusCode);
    return new Response(hasBody ? response.payload : null, {
      status: response.statusCode,
      headers: headersOf(response.headers),
    });
  };

const injectedStream =
  (app: FastifyInstance): Fetch =>
  async (input, init = {}) => {
    const response = await app.inject({ ...addressed(input, init), payloadAsStream: true });
    const body = response.stream();
    // Closes the injected response when the client aborts, as the end of a connection would.
    init.signal?.addEventListener('abort', () => {
      body.destroy();
      response.raw.res.destroy();
    });
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
      status: response.statusCode,
      headers: headersOf(response.headers),
    });
  };

function addressed(input: string | URL | Request, init: RequestInit) {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  return {
    url: pathname + search,
    headers: { ...Object.fromEntries(new Headers(init.headers)), host: injectedHost },
  };
}

function headersOf(injectedHeaders: Readonly<Record<string, unknown>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(injectedHeaders)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof one === 'string') headers.append(name, one);
    }
  }
  return headers;
}
