import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestOptions,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** A response with its whole body. */
export interface FullResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A request has no complete response.
 *
 * `refused`: no connection, or it closed before the first byte of the response. `broken`: the connection closed during
 * the response. `late`: the timeout passed.
 */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
  readonly how: 'refused' | 'broken' | 'late';

  constructor(how: NoResponse['how'], cause?: unknown) {
    super(`The request has no response: ${how}`, { cause });
    this.how = how;
  }
}

/** A request of a scenario. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Request timeout in milliseconds. */
const timeoutMilliseconds = 20_000;

/** Host header of all requests, independent of the port, since tokens are bound to the host. */
export const host = 'localhost:4300';

/** Sends requests over keep-alive connections. */
export class Client {
  /** Port of the server; changes after a restart. */
  port: number;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(port: number) {
    this.port = port;
  }

  /** Sends a request and waits for the whole response. @throws {NoResponse} */
  async send(order: LoadRequest): Promise<FullResponse> {
    const sent = this.#start(order, { agent: this.#agent, timeout: timeoutMilliseconds });
    let bytesBefore = 0;
    sent.on('socket', (socket) => (bytesBefore = socket.bytesRead));
    let isLate = false;
    sent.on('timeout', () => {
      isLate = true;
      sent.destroy();
    });
    try {
      const response = await responseOf(sent);
      return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
    } catch (error) {
      const hasBegun = (sent.socket?.bytesRead ?? 0) > bytesBefore;
      throw new NoResponse(isLate ? 'late' : hasBegun ? 'broken' : 'refused', error);
    }
  }

  /**
   * Opens an event stream. Resolves with the status; the body is still open.
   *
   * @throws {NoResponse}
   */
  async open(order: LoadRequest): Promise<IncomingMessage> {
    try {
      return await responseOf(this.#start(order));
    } catch (error) {
      throw new NoResponse('refused', error);
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #start({ method, path, headers, body = '' }: LoadRequest, options: RequestOptions = {}): ClientRequest {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { host, ...headers, ...length };
    const address = { host: '127.0.0.1', port: this.port, method, path, headers: all };
    return request({ ...address, ...options }).end(body);
  }
}

/** Waits for the head of the response. */
async function responseOf(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // A connection that breaks after the head is an error of the response.
  sent.on('error', () => undefined);
  return response;
}
