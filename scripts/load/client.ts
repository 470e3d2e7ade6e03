import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

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

/** Sends requests over keep-alive connections and measures their durations by name. */
export class Client {
  /** Port of the server; changes after a restart. */
  port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #onResponse: (name: string, milliseconds: number, response: FullResponse) => void;

  constructor(
    port: number,
    onResponse: (name: string, milliseconds: number, response: FullResponse) => void,
  ) {
    this.port = port;
    this.#onResponse = onResponse;
  }

  /** Sends a request and waits for the whole response. @throws {NoResponse} */
  async send(name: string, sent: LoadRequest): Promise<FullResponse> {
    const started = performance.now();
    const response = await this.#send(sent);
    this.#onResponse(name, performance.now() - started, response);
    return response;
  }

  /**
   * Opens an event stream. Resolves with the status; the body is still open.
   *
   * @throws {NoResponse}
   */
  open({ method, path, headers = {} }: LoadRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        headers: { host, ...headers },
      });
      sent.on('response', resolve).on('error', (error) => reject(new NoResponse('refused', error)));
      sent.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers = {}, body }: LoadRequest): Promise<FullResponse> {
    return new Promise((resolve, reject) => {
      let bytesBefore = 0;
      const sent = request({
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        headers: {
          host,
          ...headers,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        timeout: timeoutMilliseconds,
      });
      const fail = (error: unknown): void => {
        const hasBegun = (sent.socket?.bytesRead ?? 0) > bytesBefore;
        reject(error instanceof NoResponse ? error : new NoResponse(hasBegun ? 'broken' : 'refused', error));
      };
      sent.on('socket', (socket) => (bytesBefore = socket.bytesRead));
      sent.on('timeout', () => sent.destroy(new NoResponse('late')));
      sent.on('error', fail);
      sent.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          if (!response.complete) fail(new NoResponse('broken'));
          else
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts).toString(),
            });
        });
      });
      sent.end(body);
    });
  }
}
