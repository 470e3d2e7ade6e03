import type { Absence, Aim, Bench, BenchSettings, Sample } from './bench.ts';
import { peers, type RunningServer, threshold, withServers } from './baselines.ts';
import { load } from './load.ts';

/** Number of keep-alive connections: enough that a server never waits for requests. */
const connections = 32;

const calls = ['get', 'post'] as const;
type CallName = (typeof calls)[number];

/** The measurement of one server in one round. */
interface Turn {
  readonly subject: string;
  readonly perSecond: number;
  /** CPU time of the server for one request, in microseconds. */
  readonly cpu: number;
}

interface Measured {
  readonly turns: Readonly<Record<CallName, readonly Turn[]>>;
  readonly absent: readonly Absence[];
}

const figure = (
  name: string,
  call: CallName,
  more: Pick<Bench, 'unit' | 'aims'>,
  valueOf: (turn: Turn) => number,
): Bench => ({
  topic: 'throughput',
  name,
  ours: threshold,
  ...more,
  async *run(settings): AsyncGenerator<Sample | Absence> {
    const { turns, absent } = await measured(settings);
    for (const turn of turns[call]) yield { subject: turn.subject, value: valueOf(turn) };
    yield* absent;
  },
});

/** Returns the benchmarks of a request: requests per second with their aims, and CPU time. */
const throughput = (name: string, call: CallName, aims: readonly Aim[]): Bench[] => [
  figure(name, call, { unit: 'requests/s', aims }, ({ perSecond }) => perSecond),
  figure(`${name}, CPU time of the server`, call, { unit: 'µs' }, ({ cpu }) => cpu),
];

/** Every operation is some times as fast as in the products that mock an API. */
const aheadOfPeers = peers.map(({ name }): Aim => ({ against: name, atLeast: 3 }));

export const throughputBenches: readonly Bench[] = [
  ...throughput('GET dashboard', 'get', [{ against: 'bare Fastify', atLeast: 0.8 }, ...aheadOfPeers]),
  ...throughput('POST loan', 'post', aheadOfPeers),
];

let running: Promise<Measured> | undefined;

/** Returns the figures of all rounds. The first call measures them. */
function measured(settings: BenchSettings): Promise<Measured> {
  running ??= withServers(settings, async ({ running: servers, absent }) => ({
    turns: {
      get: await turnsOf(servers, 'get', settings),
      post: await turnsOf(servers, 'post', settings),
    },
    absent,
  }));
  return running;
}

/** Measures all servers in each round. Each round begins with another server. The first round is a warm-up. */
async function turnsOf(
  servers: readonly RunningServer[],
  call: CallName,
  { isQuick }: BenchSettings,
): Promise<Turn[]> {
  const [rounds, milliseconds] = isQuick ? [2, 200] : [25, 300];
  const turns: Turn[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const start = (round + servers.length) % servers.length;
    for (const one of [...servers.slice(start), ...servers.slice(0, start)]) {
      const before = await one.cpuTime();
      const { answers, perSecond } = await load({
        port: one.port,
        call: one[call],
        connections,
        milliseconds,
      });
      const cpu = ((await one.cpuTime()) - before) / answers;
      if (round >= 0) turns.push({ subject: one.name, perSecond, cpu });
    }
  }
  return turns;
}
