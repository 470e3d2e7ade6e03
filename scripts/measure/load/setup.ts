import { settingsTable } from '../../../mock-server/app/settings/settings.ts';
import type { Problem } from '../../../contracts/problems.ts';
import { type FullResponse, type LoadRequest, Client, NoResponse } from './client.ts';
import { Faults } from './expected-state.ts';
import type { Server } from './places.ts';
import { Timings } from './timings.ts';
import { within } from './watchdog.ts';

/** Timeout of each wait in a round, in seconds. */
const timeoutSeconds = 120;

/** Failed requests that a scenario accepts. */
export interface Expectations {
  /** Codes of accepted problem responses. */
  readonly refusals?: readonly string[];
  /** `writes`: reads must not be refused. Undefined accepts refusals of all requests. */
  readonly mayRefuse?: 'writes';
  /** Accepted reasons of a missing response. */
  readonly unanswered?: readonly NoResponse['how'][];
}

/** A request failed. A failure that is not accepted is already counted. The user continues with other work. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
}

/** The client of a server under load, with timings, faults and counts. */
export class Setup {
  readonly client: Client;
  timings = new Timings();
  readonly faults = new Faults();
  /** Number of acknowledged creations. */
  acknowledged = 0;
  /** Called after each acknowledged creation and each failed request. */
  #onProgress: () => void = () => undefined;
  #expected: Expectations = {};
  readonly #refusals = new Map<string, number>();
  readonly #unanswered = new Map<string, number>();

  constructor(port: number) {
    this.client = new Client(port);
  }

  /** Sets the failures that the scenario accepts for the following requests. */
  expect(expected: Expectations): void {
    this.#expected = expected;
  }

  /**
   * Sends a request and checks the status of the response. Counts each failure as a fault, unless `expect` accepts it.
   *
   * @throws {RequestFailed} if there is no response or one with another status
   */
  async send(name: string, status: number, request: LoadRequest): Promise<FullResponse> {
    let response: FullResponse;
    const started = performance.now();
    try {
      response = await this.client.send(request);
      this.timings.add(name, performance.now() - started);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      count(this.#unanswered, error.how);
      this.#onProgress();
      if (!this.#expected.unanswered?.includes(error.how)) {
        this.faults.add(`requests without a response (${error.how})`, `${name}: ${String(error.cause)}`);
      }
      throw new RequestFailed(name, { cause: error });
    }
    if (response.status === status) return response;
    const code = codeOf(response);
    const { refusals, mayRefuse } = this.#expected;
    if (refusals?.includes(code) && !(mayRefuse === 'writes' && request.method === 'GET'))
      count(this.#refusals, `${response.status} ${code}`);
    else this.faults.add(`responses ${response.status} ${code}`, `${name}: ${response.body.slice(0, 200)}`);
    this.#onProgress();
    throw new RequestFailed(`${name}: ${code}`);
  }

  /** Counts a refused event stream as a refusal if `expect` accepts the code, otherwise as a fault. */
  refuseStream(status: number | undefined, code: string): void {
    if (this.#expected.refusals?.includes(code)) count(this.#refusals, `${status} ${code}`);
    else this.faults.add('event streams refused', `${status} ${code}`);
  }

  /** Counts an acknowledged creation. */
  acknowledge(): void {
    this.acknowledged += 1;
    this.#onProgress();
  }

  /** Waits for this number of further acknowledged creations. @throws {TooLate} */
  acknowledgedMore(more: number): Promise<void> {
    const enough = this.acknowledged + more;
    return this.#until(`${more} more creations are acknowledged`, () => this.acknowledged >= enough);
  }

  /** Waits for this number of further requests that are refused with a code. @throws {TooLate} */
  refusedMore(code: string, more: number): Promise<void> {
    const enough = this.#refusalsOf(code) + more;
    return this.#until(
      `${more} more requests are refused with ${code}`,
      () => this.#refusalsOf(code) >= enough,
    );
  }

  /** Returns the number of refused and unanswered requests by kind, as text. */
  failedRequests(): string {
    const kinds = [
      ...[...this.#refusals].map(([kind, times]) => `${times} ${kind}`),
      ...[...this.#unanswered].map(([how, times]) => `${times} ${how}`),
    ];
    return kinds.length === 0 ? 'none' : kinds.join(', ');
  }

  #refusalsOf(code: string): number {
    let sum = 0;
    for (const [kind, times] of this.#refusals) if (kind.endsWith(` ${code}`)) sum += times;
    return sum;
  }

  /** Waits for a condition, which is checked after each acknowledged creation and each failed request. */
  async #until(what: string, isSo: () => boolean): Promise<void> {
    const reached = new Promise<void>((resolve) => {
      this.#onProgress = () => {
        if (isSo()) resolve();
      };
    });
    try {
      await within(timeoutSeconds, what, reached);
    } finally {
      this.#onProgress = () => undefined;
    }
  }
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** Returns the code of a problem response. */
export function codeOf({ body, headers }: Pick<FullResponse, 'body' | 'headers'>): string {
  if (!headers['content-type']?.includes('json')) return 'without a problem';
  const { code } = JSON.parse(body) as Partial<Problem>;
  return code ?? 'without a code';
}

/** Seconds until a stopped server must have exited: its shutdown time for pending requests, and five more. */
const shutdownSeconds = settingsTable.shutdown.fallback / 1_000 + 5;

/** Sends SIGTERM to a server. An exit code other than 0 is a fault. @throws {TooLate} */
export async function stopServer(setup: Setup, { program }: Server): Promise<void> {
  program.signal('SIGTERM');
  const end = await within(shutdownSeconds, 'the server ends', program.ended);
  if (end !== 0) setup.faults.add('exit codes', String(end));
}
