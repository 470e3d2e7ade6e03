import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { addressOf } from '../../contracts/operation.ts';
import { productOperations } from '../../contracts/operations/all.ts';
import { randomFrom } from '../../features/support/forms/random.ts';
import { ArgumentsError, orExit, positive, readArguments } from '../shared/arguments.ts';
import { inWorkers } from '../shared/workers.ts';
import { cluster, oneServer, type Place, replicas, type Signal } from './load/places.ts';
import { Tally } from './load/tally.ts';
import { host, RequestFailed, User } from './load/user.ts';

// Puts servers under load, ends one of them or the database, and looks for each acknowledged loan:
// `npm run load -- server --rounds 20 --seed 7`. The rounds end it by kill -9 and by SIGTERM in turn.

interface Scenario {
  readonly promise: string;
  open(context: TestContext, tally: Tally): Promise<Place>;
  /** Statuses that requests may have while something has ended; 0: no response. */
  readonly accepted: readonly number[];
  /** True if the reads in the background must all succeed. */
  readonly isReadable?: boolean;
  /** True if nothing ends. */
  readonly isQuiet?: boolean;
}

const scenarios: Readonly<Record<string, Scenario>> = {
  users: {
    promise: 'users in many worlds: no request fails',
    open: oneServer,
    accepted: [],
    isReadable: true,
    isQuiet: true,
  },
  server: {
    promise: 'a server with a data file ends: after its restart each acknowledged loan exists once',
    open: oneServer,
    accepted: [0],
  },
  database: {
    promise: 'PostgreSQL ends: requests get 503, then succeed without a restart, and nothing is lost',
    open: (context, tally) => oneServer(context, tally, true),
    accepted: [503],
  },
  replicas: {
    promise: 'one of three replicas ends: the others read, create and keep every user signed in',
    open: replicas,
    accepted: [0],
    isReadable: true,
  },
  cluster: {
    promise: 'one container of the cluster at BASE_URL ends: no read fails, and nothing is lost',
    open: (context, tally) => cluster(context, tally, process.env['BASE_URL'] ?? ''),
    accepted: [502],
    isReadable: true,
  },
};

/** The options, with their defaults: `creations` are those before something ends; `clients` work at the same time. */
const defaults = { seed: 1, rounds: 4, worlds: 40, clients: 32, creations: 120, seconds: 20 };

const { names, settings } = orExit(() => {
  const usage = `Scenarios: ${Object.keys(scenarios).join(', ')}. Options: --${Object.keys(defaults).join(', --')}, each with a number.`;
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' } as const]),
  );
  const { values, positionals } = readArguments(
    process.argv.slice(2),
    { options, allowPositionals: true },
    usage,
  );
  const unknown = positionals.find((name) => !Object.hasOwn(scenarios, name));
  if (unknown !== undefined) throw new ArgumentsError(`There is no scenario ${unknown}. ${usage}`);
  const given = Object.entries(values).map(([name, value]) => [name, positive(name, String(value))]);
  return { names: positionals, settings: { ...defaults, ...Object.fromEntries(given) } as typeof defaults };
});

for (const [name, scenario] of Object.entries(scenarios)) {
  // The cluster needs containers.
  if (names.length === 0 ? name === 'cluster' : !names.includes(name)) continue;
  void test(`${name}: ${scenario.promise}`, (context) => check(scenario, context));
}

async function check(scenario: Scenario, context: TestContext): Promise<void> {
  const { seed, rounds, worlds, clients, seconds } = settings;
  const tally = new Tally();
  const place = await scenario.open(context, tally);
  const users = Array.from({ length: worlds }, (_, index) => new User(tally, place.ports, index));
  await inWorkers(users, clients, (user) => user.enter());
  const tell = (name: string, figure: string | number) => context.diagnostic(`${name}: ${figure}`);
  for (let round = 0; round < (scenario.isQuiet ? 1 : rounds) && tally.faults.size === 0; round += 1) {
    const signal: Signal = round % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
    const reads = await readInBackground(place.ports[(round + 1) % place.ports.length] ?? 0, users[0]);
    const work = startWork(users, seed + round);
    if (scenario.isQuiet) await setTimeout(seconds * 1_000);
    else await disturb(scenario, place, tally, signal, round);
    await work.stop();
    const { latency, requests, errors, statusCodeStats } = await reads.stop();
    tell(
      'reads',
      `${requests.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${errors} errors, ${JSON.stringify(statusCodeStats)}`,
    );
    if (scenario.isReadable && (errors > 0 || Object.keys(statusCodeStats ?? {}).join() !== '200'))
      tally.fault('reads that failed', `${errors} errors, ${JSON.stringify(statusCodeStats)}`);
    let unacknowledged = 0;
    await inWorkers(users, clients, async (user) => {
      unacknowledged += await user.verify();
    });
    if (signal === 'SIGTERM' && unacknowledged > 0 && !scenario.accepted.includes(502))
      tally.fault('loans created by a shutdown without a response', String(unacknowledged));
    tell(
      'round',
      `${scenario.isQuiet ? 'nothing ended' : signal}, ${tally.acknowledged} loans acknowledged so far, all found; ${unacknowledged} more had no response`,
    );
  }
  tell('seed', seed);
  tell('failed requests', JSON.stringify(Object.fromEntries(tally.failed)));
  assert.deepEqual(Object.fromEntries(tally.faults), {});
}

/** Ends something after a number of creations that the seed determines, and starts it again. */
async function disturb(
  scenario: Scenario,
  place: Place,
  tally: Tally,
  signal: Signal,
  round: number,
): Promise<void> {
  await tally.acknowledgedMore(1 + randomFrom(settings.seed + round).below(settings.creations));
  tally.accepted = scenario.accepted;
  await place.end(signal, round);
  await place.restore(round);
  await tally.acknowledgedMore(20);
  tally.accepted = [];
  await tally.acknowledgedMore(20);
}

/** Lets the users work by turns until `stop` is called. */
function startWork(users: readonly User[], seed: number) {
  const over = new AbortController();
  const waiting = [...users];
  const working = Array.from({ length: settings.clients }, async (_, client) => {
    const random = randomFrom(seed * 1_000 + client);
    while (!over.signal.aborted) {
      const user = waiting.splice(random.below(waiting.length), 1)[0];
      if (!user) return;
      await user.work(random).catch((error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error;
        // A client that tried again at once would take the time in which the server starts.
        return setTimeout(100);
      });
      waiting.push(user);
    }
  });
  return {
    stop: async () => {
      over.abort();
      await Promise.all(working);
    },
  };
}

/** Reads a dashboard on a few connections until `stop` is called, which returns the figures. */
function readInBackground(port: number, user: User | undefined) {
  const path = addressOf(productOperations.getLoanDashboard, { generalAccountId: 123_402 });
  const options = {
    url: `http://127.0.0.1:${port}${path}`,
    headers: { host, ...user?.headers },
    connections: 4,
    overallRate: 200,
    duration: 600,
  };
  return new Promise<{ readonly stop: () => Promise<Result> }>((started) => {
    const read = new Promise<Result>((resolve, reject) => {
      const reading = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
      started({
        stop: () => {
          reading.stop();
          return read;
        },
      });
    });
  });
}
