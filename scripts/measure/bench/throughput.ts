import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { sampleLoan } from '../../../mock-server/los/sample-loan.ts';
import { type Program, startProgram } from '../../shared/program.ts';
import { type Figure, inRounds } from './figures.ts';
import { connections, installPeers, peers } from './peers.ts';
import type { Served } from './server.ts';

const ours = 'Threshold';
const calls = {
  'GET dashboard': { method: 'GET', path: '/api/loans/123401/dashboard' },
  'POST loan': { method: 'POST', path: '/api/loans', body: JSON.stringify(sampleLoan) },
} as const;

/** Measures requests per second of the server with everything on, beside bare Fastify and the peers. */
export async function throughput(rounds: number, withPeers: boolean): Promise<Figure[]> {
  if (withPeers) await installPeers();
  const names = [ours, 'Threshold on a file', 'bare Fastify', ...(withPeers ? Object.keys(peers) : [])];
  const programs: Program[] = [];
  try {
    const servers: Record<string, Served> = {};
    let dashboard: string | null = null;
    for (const name of names) {
      const words = [
        process.execPath,
        join(import.meta.dirname, 'server.ts'),
        name,
        ...(dashboard ? [dashboard] : []),
      ];
      const program = startProgram(words, { environment: { NODE_ENV: 'production' } });
      programs.push(program);
      const served = JSON.parse(await program.ready) as Served;
      servers[name] = served;
      const { path } = calls['GET dashboard'];
      const shown = await (
        await fetch(`http://127.0.0.1:${served.port}${path}`, { headers: served.headers[0] ?? {} })
      ).text();
      dashboard ??= shown;
      deepStrictEqual(JSON.parse(shown), JSON.parse(dashboard), `${name} responds with another dashboard`);
    }
    const figures: Figure[] = [];
    for (const [name, call] of Object.entries(calls)) {
      const values = await inRounds(rounds, servers, (server) => requestsPerSecond(server, call));
      figures.push({ name, unit: 'requests/s', ours, values });
    }
    return figures;
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}

/** Repeats a request on all connections for a second. @throws {Error} for a response other than 200 or 201 */
async function requestsPerSecond(
  { port, headers }: Served,
  call: (typeof calls)[keyof typeof calls],
): Promise<number> {
  const { path, ...request } = call;
  let next = 0;
  const headersOfNext = () => ({
    ...headers[next++ % headers.length],
    ...('body' in call && { 'content-type': 'application/json' }),
  });
  const { requests, duration, errors, non2xx } = await autocannon({
    ...request,
    url: `http://127.0.0.1:${port}${path}`,
    setupClient: (client) => client.setHeaders(headersOfNext()),
    connections,
    duration: 1,
  });
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} errors, ${non2xx} other responses`);
  return requests.total / duration;
}
