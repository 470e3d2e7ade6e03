import type { FastifyInstance } from 'fastify';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import type { WorldTicket } from '../../contracts/operations/mock-schemas.ts';
import { buildApp } from '../../mock-server/app.ts';
import { openStore } from '../../mock-server/store/store.ts';
import { atEnd, type Bench, type BenchSettings, CannotMeasure, type Sample } from './bench.ts';
import { type Engine, engines } from './engines.ts';

const smallest = 100;
const sizes = [smallest, 10_000] as const;
const largest = 100_000;

const nameOf = (loans: number): string => `${loans.toLocaleString('en-US')} loans`;

interface List {
  readonly name: string;
  readonly address: string;
}

/** The measured pages. Many loans match the name Birch; 1002000007 is the eighth loan of every bulk seed. */
const lists: readonly List[] = [
  { name: 'pipeline page', address: legacyAddress('loan-pipeline') },
  { name: 'quick search, common name', address: legacyAddress('search', { search: 'Birch' }) },
  { name: 'quick search, one loan', address: legacyAddress('search', { search: '1002000007' }) },
];

/** Returns a benchmark that requests a page without the network. It compares a larger world with the smallest one. */
const bench = (engine: Engine, list: List, loans: number): Bench => ({
  topic: 'lists',
  name: `${list.name}, ${nameOf(loans)}, ${engine.name}`,
  unit: 'ms',
  ours: nameOf(loans),
  aims: [{ against: nameOf(smallest), atMost: 2 }],
  run: (settings) => measured(engine, list, loans, settings),
});

export const listBenches: readonly Bench[] = engines.flatMap((engine) =>
  [10_000, largest].flatMap((loans) => lists.map((list) => bench(engine, list, loans))),
);

async function* measured(
  engine: Engine,
  { address }: List,
  loans: number,
  settings: BenchSettings,
): AsyncGenerator<Sample> {
  const { isQuick, isLarge } = settings;
  if (loans === largest && !isLarge) throw new CannotMeasure('the preparation takes some time: add --large');
  const { app, cookies } = await worlds(engine, settings);
  const rounds = isQuick ? 3 : 40;
  for (let round = -5; round < rounds; round += 1) {
    for (const size of [smallest, loans]) {
      const started = performance.now();
      const answer = await app.inject({ url: address, headers: { cookie: cookies.get(size) ?? '' } });
      const value = performance.now() - started;
      // Refuses an empty list, which would be fast: numbers of the bulk seed begin with 1002.
      if (answer.statusCode !== 200 || !answer.body.includes('1002'))
        throw new Error(`${address} responds with ${answer.statusCode} without loans`);
      if (round >= 0) yield { subject: nameOf(size), value };
    }
  }
}

interface Ready {
  readonly app: FastifyInstance;
  /** For each number of loans, the cookie that selects the world with so many loans. */
  readonly cookies: ReadonlyMap<number, string>;
}

const ready = new Map<Engine, Promise<Ready>>();

/** Returns a server on this database engine, with a world of each size. The first call creates the server. */
function worlds(engine: Engine, settings: BenchSettings): Promise<Ready> {
  const known = ready.get(engine) ?? prepare(engine, settings);
  ready.set(engine, known);
  return known;
}

async function prepare(engine: Engine, { isLarge }: BenchSettings): Promise<Ready> {
  const store = await openStore(await engine.location());
  const app = await buildApp({ store });
  atEnd(async () => {
    await app.close();
    await store.close();
  });
  const cookies = new Map<number, string>();
  for (const size of isLarge ? [...sizes, largest] : sizes) {
    const payload = { seed: `bulk-${size}`, persona: 'lending-staff' };
    const answer = await app.inject({ method: 'POST', url: '/mock/worlds', payload });
    if (answer.statusCode !== 201) throw new Error(`No world of ${size} loans: ${answer.body}`);
    const { cookie } = answer.json<WorldTicket>();
    cookies.set(size, `${cookie.name}=${cookie.value}`);
  }
  return { app, cookies };
}
