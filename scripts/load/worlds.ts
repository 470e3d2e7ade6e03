import { verify } from './verification.ts';
import { createUsers, workTogether } from './clients.ts';
import { listenersIn, sumOf } from './listener.ts';
import { sampleMemory, slopeOf } from './memory.ts';
import { onPostgres } from './postgres.ts';
import { processorSeconds } from './processor.ts';
import { stopServer, Setup } from './setup.ts';
import { onFile, type Place, withServers } from './place.ts';
import type { LoadSettings, Outcome, Scenario } from './scenario.ts';

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

export const worlds: Scenario = {
  name: 'worlds',
  promise: 'many worlds with mixed work: nothing is lost, no request fails, memory does not grow',
  run: (settings) => onFile((place) => mixedWork(place, settings)),
};

export const worldsOnPostgres: Scenario = {
  name: 'worlds-postgres',
  promise:
    'many worlds with mixed work on PostgreSQL: nothing is lost, no request fails, memory does not grow',
  run: (settings) =>
    onPostgres((postgres) =>
      withServers({ DATABASE_URL: postgres.url }, (place) =>
        mixedWork(place, settings, postgres.processorSeconds),
      ),
    ),
};

/**
 * Puts a server under mixed work in many worlds, and measures time and memory.
 * @param databaseSeconds returns the processor time of the database processes, in seconds; leave it out if the data is
 *   in a file
 */
async function mixedWork(
  place: Place,
  { seed, seconds, worlds: count, clients }: LoadSettings,
  databaseSeconds?: () => number,
): Promise<Outcome> {
  const server = await place.start();
  const creation = new Setup(server.port);
  const begun = performance.now();
  const { users, noteBase } = await createUsers(creation, count, clients);
  const created = (performance.now() - begun) / 1_000;

  const setup = new Setup(server.port);
  for (const user of users) user.setup = setup;
  const listeners = listenersIn(users, oneListenerIn);
  for (const listener of listeners) await listener.connect();
  const stopSampling = sampleMemory(server.pid);
  const used = { server: processorSeconds(server.pid), database: databaseSeconds?.() ?? 0 };
  const started = performance.now();
  const inUse = [{ at: 0, requests: 0, megabytes: await server.memoryInUse() }];
  const sampling = setInterval(() => {
    const [at, requests] = [(performance.now() - started) / 1_000, setup.timings.count];
    void server.memoryInUse().then((megabytes) => inUse.push({ at, requests, megabytes }));
  }, secondsBetweenSamples * 1_000);
  let isOver = false;
  const timer = setTimeout(() => (isOver = true), seconds * 1_000);
  await workTogether(users, { clients, seed, isOver: () => isOver });
  clearTimeout(timer);
  clearInterval(sampling);
  const elapsed = (performance.now() - started) / 1_000;
  const memory = stopSampling();
  used.server = processorSeconds(server.pid) - used.server;
  used.database = (databaseSeconds?.() ?? 0) - used.database;
  const rows = setup.timings.rows();
  const requests = setup.timings.count;

  const audited = await verify(users, { clients, noteBase });
  const warm = inUse.filter((sample) => sample.requests >= warmUp);
  const growth = warm.length < leastSamples ? null : slopeOf(warm);
  if (growth !== null && growth > mostGrowth) {
    setup.faults.add('memory growth', `${growth.toFixed(0)} MB a minute, at most ${mostGrowth}`);
  }
  for (const listener of listeners) listener.end();
  await stopServer(setup, server);
  const [all] = rows;
  const quarters = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const sample = memory[Math.floor((memory.length - 1) * share)];
    return `${(sample?.megabytes ?? 0).toFixed(0)} MB`;
  });
  const figures: Record<string, string> = {
    worlds: `${count}, created with a signed-in user in ${created.toFixed(1)} s`,
    'requests a second': `${(requests / elapsed).toFixed(0)} (${requests} in ${elapsed.toFixed(0)} s, ${clients} at a time)`,
    'all requests': all ? inWords(all) : '',
    ...Object.fromEntries(
      rows.slice(1).map((row) => [`  ${row.name}`, `${inWords(row)}, ${row.count} requests`]),
    ),
    'loans acknowledged': `${setup.acknowledged}, looked up ${audited.checked}`,
    'events received': `${sumOf(listeners, 'received')} by ${listeners.length} listeners`,
    'memory of the server': `${quarters.join(', ')}: at the start and after each quarter of the time`,
    'memory in use': inUse
      .filter((_, index) => index % 3 === 0)
      .map((sample) => `${sample.megabytes.toFixed(0)} MB after ${sample.requests} requests`)
      .join(', '),
    'growth of the memory in use':
      growth === null
        ? `not measured: too few requests after the first ${warmUp}, give more --seconds`
        : `${growth.toFixed(1)} MB a minute after ${warmUp} requests (at most ${mostGrowth})`,
    'processor time of the server': perRequest(used.server, requests),
    ...(databaseSeconds && { 'processor time of PostgreSQL': perRequest(used.database, requests) }),
  };
  creation.client.close();
  setup.client.close();
  return { figures, faults: [...creation.faults.lines(), ...setup.faults.lines()] };
}

const inWords = ({ p50, p95, p99 }: { readonly p50: number; readonly p95: number; readonly p99: number }) =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

const perRequest = (seconds: number, requests: number): string =>
  `${((seconds * 1_000) / requests).toFixed(2)} ms a request: one core does ${(requests / seconds).toFixed(0)} requests a second`;
