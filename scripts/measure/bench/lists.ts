import type { FastifyInstance } from 'fastify';
import { legacyAddress } from '../../../contracts/api/legacy.ts';
import type { WorldTicket } from '../../../contracts/operations/mock-schemas.ts';
import { buildApp } from '../../../mock-server/app/app.ts';
import { openStore } from '../../../mock-server/platform/worlds/open-store.ts';
import { type Figure, inRounds, type Topic } from './bench.ts';
import { onEachEngine } from './engines.ts';

/** The measured pages. Many loans match the name Birch; 1002000007 is the eighth loan of every bulk seed. */
const pages = {
  'pipeline page': legacyAddress('loan-pipeline'),
  'quick search, common name': legacyAddress('search', { search: 'Birch' }),
  'quick search, one loan': legacyAddress('search', { search: '1002000007' }),
};
const few = '100 loans';

/** Requests pages without the network. Compares a world with many loans with one with few. */
export const lists: Topic = ({ isQuick }) =>
  onEachEngine(async (engine, location) => {
    const store = await openStore(location);
    const app = await buildApp({ store });
    const many = isQuick ? '10,000 loans' : '100,000 loans';
    try {
      const cookies = {
        [few]: await worldOf(app, 100),
        [many]: await worldOf(app, isQuick ? 10_000 : 100_000),
      };
      const figures: Figure[] = [];
      for (const [page, address] of Object.entries(pages)) {
        figures.push({
          name: `${page}, ${many}, ${engine}`,
          unit: 'ms',
          ours: many,
          aims: [{ against: few, atMost: 2 }],
          values: await inRounds(isQuick ? 3 : 40, cookies, (cookie) => timeOf(app, address, cookie)),
        });
      }
      return figures;
    } finally {
      await app.close();
      await store.close();
    }
  });

/** Creates a world with this number of loans. Returns the cookie that selects it. */
async function worldOf(app: FastifyInstance, loans: number): Promise<string> {
  const payload = { seed: `bulk-${loans}`, persona: 'lending-staff' };
  const answer = await app.inject({ method: 'POST', url: '/mock/worlds', payload });
  if (answer.statusCode !== 201) throw new Error(`No world of ${loans} loans: ${answer.body}`);
  const { cookie } = answer.json<WorldTicket>();
  return `${cookie.name}=${cookie.value}`;
}

/** Returns the duration of a request in milliseconds. @throws {Error} for a list without loans, which would be fast */
async function timeOf(app: FastifyInstance, address: string, cookie: string): Promise<number> {
  const started = performance.now();
  const answer = await app.inject({ url: address, headers: { cookie } });
  const duration = performance.now() - started;
  // Numbers of the bulk seed begin with 1002.
  if (answer.statusCode !== 200 || !answer.body.includes('1002'))
    throw new Error(`${address} responds with ${answer.statusCode} without loans`);
  return duration;
}
