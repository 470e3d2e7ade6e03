import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createUsers, workTogether } from './clients.ts';
import { listenersIn, sumOf } from './listener.ts';
import { onFile, onPostgres, type Place } from './places.ts';
import { familySeconds } from './processor.ts';
import { tell } from './rounds.ts';
import type { Usage } from './serve.ts';
import type { LoadSettings } from './settings.ts';
import { Setup, stopServer } from './setup.ts';
import { timesInWords, Timings } from './timings.ts';
import { verify } from './verification.ts';

/** Every tenth world has a listener to its events. */
const oneListenerIn = 10;

/** Number of requests after which caches and journals are full. Memory growth is measured from then on. */
const warmUp = 60_000;

/** Maximum growth of the memory in use, in megabytes a minute. */
const mostGrowth = 20;

/** Seconds between two samples of the memory in use. */
const secondsBetweenSamples = 5;
/** Minimum number of samples for a result. */
const leastSamples = 5;

const promise = 'nothing is lost, no request fails, memory does not grow';

/** The scenarios with mixed work in many worlds. */
export const worldsScenarios = {
  worlds: {
    promise: `many worlds with mixed work: ${promise}`,
    check: (settings: LoadSettings, context: TestContext) => mixedWork(onFile(context), settings, context),
  },
  'worlds-postgres': {
    promise: `many worlds with mixed work on PostgreSQL: ${promise}`,
    check: async (settings: LoadSettings, context: TestContext) => {
      const place = await onPostgres(context);
      await mixedWork(place, settings, context, () => familySeconds(place.postgres.pid()));
    },
  },
} as const;

/**
 * Puts a server under mixed work in many worlds, and measures time and memory.
 * @param databaseSeconds returns the processor time of the database processes, in seconds
 */
async function mixedWork(
  place: Place,
  { seed, seconds, worlds: count, clients }: LoadSettings,
  context: TestContext,
  databaseSeconds: () => number = () => 0,
): Promise<void> {
  const server = await place.start();
  const setup = new Setup(server.port);
  context.after(() => setup.client.close());
  const begun = performance.now();
  const { users, noteBase } = await createUsers(setup, count, clients);
  const created = (performance.now() - begun) / 1_000;
  setup.timings = new Timings();

  const listeners = listenersIn(users, oneListenerIn);
  for (const listener of listeners) await listener.connect();
  const databaseBefore = databaseSeconds();
  const started = performance.now();
  const samples: Sample[] = [];
  const takeSample = async (): Promise<void> => {
    const [at, requests] = [(performance.now() - started) / 1_000, setup.timings.all.count];
    samples.push({ at, requests, ...(await server.usage()) });
  };
  await takeSample();
  const sampling = setInterval(() => void takeSample(), secondsBetweenSamples * 1_000);
  const end = started + seconds * 1_000;
  await workTogether(users, { clients, seed, isOver: () => performance.now() >= end });
  clearInterval(sampling);
  await takeSample();
  const database = databaseSeconds() - databaseBefore;
  const requests = setup.timings.all.count;
  const elapsed = (performance.now() - started) / 1_000;
  const times = [['all requests', setup.timings.all] as const, ...[...setup.timings.byName].toSorted()].map(
    ([name, histogram]) => [name, timesInWords(histogram)] as const,
  );

  const { checked } = await verify(users, { clients, noteBase });
  const warm = samples.filter((sample) => sample.requests >= warmUp);
  const growth = warm.length < leastSamples ? null : growthOf(warm);
  if (growth !== null && growth > mostGrowth) {
    setup.faults.add('memory growth', `${growth.toFixed(0)} MB a minute, at most ${mostGrowth}`);
  }
  for (const listener of listeners) listener.end();
  await stopServer(setup, server);
  const [first, last] = [samples[0], samples.at(-1)];
  tell(context, {
    worlds: `${count}, created with a signed-in user in ${created.toFixed(1)} s, seed ${seed}`,
    'requests a second': `${(requests / elapsed).toFixed(0)} (${requests} in ${elapsed.toFixed(0)} s, ${clients} at a time)`,
    ...Object.fromEntries(times),
    'loans acknowledged': `${setup.acknowledged}, looked up ${checked}`,
    'events received': `${sumOf(listeners, 'received')} by ${listeners.length} listeners`,
    'memory in use and of the process': samples
      .filter((_, index) => index % 3 === 0)
      .map(
        (sample) =>
          `${sample.inUse.toFixed(0)} and ${sample.resident.toFixed(0)} MB after ${sample.requests} requests`,
      )
      .join(', '),
    'growth of the memory in use':
      growth === null
        ? `not measured: too few requests after the first ${warmUp}, give more --seconds`
        : `${growth.toFixed(1)} MB a minute after ${warmUp} requests (at most ${mostGrowth})`,
    'processor time of the server': perRequest(
      (last?.processorSeconds ?? 0) - (first?.processorSeconds ?? 0),
      requests,
    ),
    ...(database > 0 && { 'processor time of PostgreSQL': perRequest(database, requests) }),
  });
  assert.deepEqual(setup.faults.lines(), []);
}

/** Memory of a server at one time. */
interface Sample extends Usage {
  /** Seconds since the work began. */
  readonly at: number;
  /** Number of requests since then. */
  readonly requests: number;
}

/** Returns the slope of the line fitted to the memory in use, in megabytes a minute. */
export function growthOf(samples: readonly Pick<Sample, 'at' | 'inUse'>[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanAt, meanSize] = [mean(samples.map(({ at }) => at)), mean(samples.map(({ inUse }) => inUse))];
  const rise = samples.reduce((sum, { at, inUse }) => sum + (at - meanAt) * (inUse - meanSize), 0);
  const run = samples.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  return run === 0 ? 0 : (rise / run) * 60;
}

const perRequest = (seconds: number, requests: number): string =>
  `${((seconds * 1_000) / requests).toFixed(2)} ms a request: one core does ${(requests / seconds).toFixed(0)} requests a second`;
