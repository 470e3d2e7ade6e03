import { legacyAddress } from '../../contracts/api/legacy.ts';
import type { WorldTicket } from '../../contracts/schemas/mock.ts';
import { buildApp } from '../../mock-server/app.ts';
import { openStore } from '../../mock-server/store/store.ts';
import type { FastifyInstance } from 'fastify';
import { type Bench, type BenchSettings, CannotMeasure, type Sample } from './bench.ts';

const sizes = [100, 10_000] as const;
const largest = 1_000_000;

const nameOf = (loans: number): string => `${loans.toLocaleString('en-US')} loans`;

/** Pages as a browser asks for them, without the network. The smallest world is what the larger ones are compared with. */
const list = (name: string, address: string, ours: number): Bench => ({
  topic: 'lists',
  name: `${name}, ${nameOf(ours)}`,
  unit: 'ms',
  ours: nameOf(ours),
  aims: [{ against: nameOf(sizes[0]), atMost: 2 }],
  run: (settings) => measured(address, ours, settings),
});

/** Number of the first loan of every bulk seed, and the beginning of the names of many. */
const searches = {
  pipeline: legacyAddress('loan-pipeline'),
  common: legacyAddress('search', { search: 'Birch' }),
  rare: legacyAddress('search', { search: '1002000007' }),
};

/** The lists with so many loans. */
const listsOf = (loans: number): Bench[] => [
  list('pipeline page', searches.pipeline, loans),
  list('quick search, common name', searches.common, loans),
  list('quick search, one loan', searches.rare, loans),
];

export const listBenches: readonly Bench[] = [...listsOf(10_000), ...listsOf(largest)];

async function* measured(address: string, loans: number, settings: BenchSettings): AsyncGenerator<Sample> {
  const { isQuick, isLarge } = settings;
  if (loans === largest && !isLarge) throw new CannotMeasure('takes minutes to prepare: add --large');
  const { app, cookies } = await worlds(settings);
  const rounds = isQuick ? 3 : 40;
  for (let round = -5; round < rounds; round += 1) {
    for (const size of [sizes[0], loans]) {
      const started = performance.now();
      const answer = await app.inject({ url: address, headers: { cookie: cookies.get(size) ?? '' } });
      const value = performance.now() - started;
      if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`);
      if (round >= 0) yield { subject: nameOf(size), value };
    }
  }
}

interface Ready {
  readonly app: FastifyInstance;
  /** Leads a browser into the world with so many loans. */
  readonly cookies: ReadonlyMap<number, string>;
}

let ready: Promise<Ready> | undefined;

/** One server with a world of each size, made once. */
function worlds(settings: BenchSettings): Promise<Ready> {
  ready ??= prepare(settings);
  return ready;
}

async function prepare({ isLarge }: BenchSettings): Promise<Ready> {
  const app = await buildApp({ store: await openStore(':memory:'), unknownWorld: 'refuse' });
  const cookies = new Map<number, string>();
  for (const size of isLarge ? [...sizes, largest] : sizes) {
    const payload = { seed: `bulk-${size}`, persona: 'lending-staff' };
    const answer = await app.inject({ method: 'POST', url: '/mock/worlds', payload });
    const { cookie } = answer.json<WorldTicket>();
    cookies.set(size, `${cookie.name}=${cookie.value}`);
  }
  return { app, cookies };
}
