import type { Bench, BenchSettings, Sample } from './bench.ts';
import { type RunningContestant, threshold, withContestants } from './contestants.ts';
import { load } from './load.ts';

/** Kept connections: enough that a server never waits for the load. */
const connections = 32;

const throughput = (name: string, call: 'get' | 'post', atLeast: number): Bench => ({
  topic: 'throughput',
  name,
  unit: 'requests/s',
  ours: threshold,
  aims: [{ against: 'bare Fastify', atLeast }],
  async *run(settings) {
    yield* await withContestants((running) => measured(running, call, settings));
  },
});

export const throughputBenches: readonly Bench[] = [
  throughput('GET dashboard', 'get', 0.9),
  throughput('POST loan', 'post', 0.6),
];

/** Every contestant in every round, each round beginning with another one. The first round only warms up. */
async function measured(
  running: readonly RunningContestant[],
  call: 'get' | 'post',
  { isQuick }: BenchSettings,
): Promise<Sample[]> {
  const [rounds, milliseconds] = isQuick ? [2, 200] : [9, 800];
  const samples: Sample[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const start = (round + running.length) % running.length;
    for (const one of [...running.slice(start), ...running.slice(0, start)]) {
      const { perSecond } = await load({ port: one.port, call: one[call], connections, milliseconds });
      if (round >= 0) samples.push({ subject: one.name, value: perSecond });
    }
  }
  return samples;
}
