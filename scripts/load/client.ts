import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

/** A whole answer. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Why a call has no whole answer.
 *
 * `refused`: the connection was not made, or closed before a byte of the answer came. `broken`: it closed in the middle
 * of one. `late`: nothing happened for as long as a call may take.
 */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly how: 'refused' | 'broken' | 'late';

  constructor(how: Unanswered['how'], cause?: unknown) {
    super(`The call was not answered: ${how}`, { cause });
    this.how = how;
  }
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Longer than any answer may take, milliseconds. */
const patience = 20_000;

/** The host name of every request, whatever the port: tokens are bound to it. */
export const host = 'localhost:4300';

/** Calls a server over kept connections, and measures each call by its name. */
export class Client {
  /** Where the server is at the moment. */
  port: number;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #onAnswer: (name: string, milliseconds: number, answer: Answer) => void;

  constructor(port: number, onAnswer: (name: string, milliseconds: number, answer: Answer) => void) {
    this.port = port;
    this.#onAnswer = onAnswer;
  }

  /** @throws {Unanswered} */
  async call(name: string, call: Call): Promise<Answer> {
    const started = performance.now();
    const answer = await this.#send(call);
    this.#onAnswer(name, performance.now() - started, answer);
    return answer;
  }

  /**
   * An answer that stays open; its status has come, its body comes as it does.
   *
   * @throws {Unanswered}
   */
  open({ method, path, headers = {} }: Call): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request({
        host: '127.0.0.1',
        port: this.port,
        method,
        path,
        headers: { host, ...headers },
      });
      sent.on('response', resolve).on('error', (error) => reject(new Unanswered('refused', error)));
      sent.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ method, path, headers = {}, body }: Call): Promise<Answer> {
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
        timeout: patience,
      });
      const fail = (error: unknown): void => {
        const hasBegun = (sent.socket?.bytesRead ?? 0) > bytesBefore;
        reject(error instanceof Unanswered ? error : new Unanswered(hasBegun ? 'broken' : 'refused', error));
      };
      sent.on('socket', (socket) => (bytesBefore = socket.bytesRead));
      sent.on('timeout', () => sent.destroy(new Unanswered('late')));
      sent.on('error', fail);
      sent.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          if (!response.complete) fail(new Unanswered('broken'));
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
