import { worldHeader } from '../../../contracts/api/headers.ts';
import { initOf, type ServerUnderTest } from '../server.ts';

/** One request with its response. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly responseHeaders: Headers;
  readonly responseBody: string;
}

/** An HTTP client with cookies in one world, which records its requests. */
export class Client {
  readonly requests: RecordedRequest[] = [];
  readonly cookies = new Map<string, string>();
  readonly #server: ServerUnderTest;
  readonly #worldId: string;

  constructor(server: ServerUnderTest, worldId: string) {
    this.#server = server;
    this.#worldId = worldId;
  }

  get last(): RecordedRequest {
    const request = this.requests.at(-1);
    if (!request) throw new Error('No request was sent yet: send one with a step before this one');
    return request;
  }

  /** The `fetch` for the SPA's transport. */
  readonly fetch: typeof fetch = async (input, given) => {
    const init = await initOf(input, given);
    const address = this.#addressOf(input);
    const path = address.pathname + address.search;
    const headers = Object.fromEntries(new Headers(init.headers));
    const response = await this.#server.send(address, {
      ...init,
      headers: { ...headers, ...this.#context() },
    });
    const { status } = response;
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const responseBody = await response.text();
    const responseHeaders = readableHeaders(response);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    this.requests.push({
      method: init.method ?? 'GET',
      path,
      headers,
      body,
      status,
      responseHeaders,
      responseBody,
    });
    init.signal?.throwIfAborted();
    const hasBody = ![204, 205, 304].includes(status);
    return new Response(hasBody ? responseBody : null, { status, headers: responseHeaders });
  };

  #addressOf(input: string | URL | Request): URL {
    return new URL(input instanceof Request ? input.url : input, this.#server.origin);
  }

  #context(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { [worldHeader]: this.#worldId, ...(cookie === '' ? {} : { cookie }) };
  }

  /** Stores a cookie. @param text a set-cookie header; an empty value deletes the cookie */
  #keep(text: string): void {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, decodeURIComponent(value));
  }
}

/** Returns the response headers that scripts of a page can read. */
function readableHeaders({ headers }: Response): Headers {
  const readable = new Headers(headers);
  readable.delete('set-cookie');
  return readable;
}
