import { settingsTable } from '../../mock-server/settings/settings.ts';
import type { Problem } from '../../contracts/problems.ts';
import { type Answer, type Call, Client, Unanswered } from './client.ts';
import { Faults } from './expected-state.ts';
import type { Outcome } from './scenario.ts';
import type { ServerProcess } from './server-process.ts';
import { Timings } from './timings.ts';
import { within } from './watchdog.ts';

/** What a scenario expects besides good answers. */
export interface Expectations {
  /** Codes of the problems that calls may be refused with. */
  readonly refusals?: readonly string[];
  /** Which calls may be refused so; all without one. */
  readonly mayRefuse?: 'writes';
  /** How calls may end without an answer. */
  readonly unanswered?: readonly Unanswered['how'][];
}

/** A call did not succeed. Whether it may was decided where it happened; the user goes on with something else. */
export class Setback extends Error {
  override readonly name = 'Setback';
}

/** A server under load, as those who load it see it. */
export class Setup {
  readonly client: Client;
  readonly timings = new Timings();
  readonly faults = new Faults();
  /** Creations that the server has said it has. */
  acknowledged = 0;
  /** Told of each creation that is acknowledged and of each call that fails, in the moment when it happens. */
  onProgress: () => void = () => undefined;
  #expected: Expectations = {};
  readonly #refusals = new Map<string, number>();
  readonly #unanswered = new Map<string, number>();

  constructor(port: number) {
    this.client = new Client(port, (name, milliseconds) => this.timings.add(name, milliseconds));
  }

  /** From now on. */
  expect(expected: Expectations): void {
    this.#expected = expected;
  }

  /**
   * Makes a call that should be answered with this status.
   *
   * @throws {Setback} when it is not; what may not happen has been noted
   */
  async ask(name: string, status: number, call: Call): Promise<Answer> {
    let answer: Answer;
    try {
      answer = await this.client.call(name, call);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      count(this.#unanswered, error.how);
      this.onProgress();
      if (!this.#expected.unanswered?.includes(error.how)) {
        this.faults.add(`calls not answered (${error.how})`, `${name}: ${String(error.cause)}`);
      }
      throw new Setback(name, { cause: error });
    }
    if (answer.status === status) return answer;
    const code = codeOf(answer);
    const { refusals, mayRefuse } = this.#expected;
    if (refusals?.includes(code) && !(mayRefuse === 'writes' && call.method === 'GET'))
      count(this.#refusals, `${answer.status} ${code}`);
    else this.faults.add(`answers ${answer.status} ${code}`, `${name}: ${answer.body.slice(0, 200)}`);
    this.onProgress();
    throw new Setback(`${name}: ${code}`);
  }

  /** A stream of events was refused, and with which code. */
  refuseStream(status: number | undefined, code: string): void {
    if (this.#expected.refusals?.includes(code)) count(this.#refusals, `${status} ${code}`);
    else this.faults.add('event streams refused', `${status} ${code}`);
  }

  /** A creation was acknowledged. */
  acknowledge(): void {
    this.acknowledged += 1;
    this.onProgress();
  }

  refusalsOf(code: string): number {
    let sum = 0;
    for (const [kind, times] of this.#refusals) if (kind.endsWith(` ${code}`)) sum += times;
    return sum;
  }

  /** What was refused and what was not answered, in words. */
  setbacks(): string {
    const kinds = [
      ...[...this.#refusals].map(([kind, times]) => `${times} ${kind}`),
      ...[...this.#unanswered].map(([how, times]) => `${times} ${how}`),
    ];
    return kinds.length === 0 ? 'none' : kinds.join(', ');
  }
}

const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

/** The code of the problem that a call was answered with. */
export function codeOf({ body, headers }: Pick<Answer, 'body' | 'headers'>): string {
  if (!headers['content-type']?.includes('json')) return 'without a problem';
  const { code } = JSON.parse(body) as Partial<Problem>;
  return code ?? 'without a code';
}

/** What the server grants to calls under way, and what it needs to end, seconds. */
const grace = settingsTable.shutdown.fallback / 1_000 + 5;

/** Runs a scenario's work; an error that it throws is one more fault. */
export async function withSetup(
  port: number,
  work: (setup: Setup) => Promise<Outcome['figures']>,
): Promise<Outcome> {
  const setup = new Setup(port);
  try {
    return { figures: await work(setup), faults: setup.faults.lines() };
  } catch (error) {
    return { figures: { setbacks: setup.setbacks() }, faults: [String(error), ...setup.faults.lines()] };
  } finally {
    setup.client.close();
  }
}

/** Tells a server to stop; it must end well. */
export async function ended(setup: Setup, server: ServerProcess): Promise<void> {
  server.signal('SIGTERM');
  const end = await within(grace, 'the server ends', server.ended);
  if (end !== 0) setup.faults.add('exit codes', String(end));
}
