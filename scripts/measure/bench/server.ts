import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { antiForgeryCookie, antiForgeryHeader, worldHeader } from '../../../contracts/api/headers.ts';
import { productOperations } from '../../../contracts/operations/all.ts';
import { publishedSchema } from '../../../contracts/schema.ts';
import { buildApp } from '../../../mock-server/app/app.ts';
import { validationOptions } from '../../../mock-server/platform/http/validation.ts';
import { openStore } from '../../../mock-server/platform/worlds/open-store.ts';
import { newWorld } from '../../../mock-server/test/server.ts';
import { accessTokenFor } from '../../../mock-server/test/sign-in.ts';
import { connections, type Given, peers } from './peers.ts';

// One of the measured servers: Threshold with worlds, tokens, validation, faults and journal, plain Fastify, or a peer.
// The arguments are its name and, but for Threshold, the dashboard that all servers respond with. Prints `ready: ` with
// a `Served` when it listens.

/** The server, and the headers of each connection. */
export interface Served {
  readonly port: number;
  /** The requests of Threshold go to a world for each connection: a world has room for fewer loans than a run makes. */
  readonly headers: readonly Readonly<Record<string, string>>[];
}

const [, , name = '', dashboard = '{}'] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
// The parent process has ended.
process.stdin.on('end', () => process.exit()).resume();
process.once('exit', () => rmSync(folder, { recursive: true }));
process.once('SIGTERM', () => process.exit());
const given: Given = {
  dashboard: JSON.parse(dashboard) as Given['dashboard'],
  created: { status: 'success', errorMessage: null, newApplyId: 'A-1' },
  folder,
};
const served = await serve();
// Not console.log, which json-server turns off to be quiet.
process.stdout.write(`ready: ${JSON.stringify(served)}\n`);

async function serve(): Promise<Served> {
  /** Prism requires the documented headers and the cookie, with any value. */
  const any = { authorization: 'Bearer any', [antiForgeryHeader]: 'any', cookie: `${antiForgeryCookie}=any` };
  const peer = peers[name];
  if (peer) return { port: await peer(given), headers: [any] };
  return name === 'bare Fastify' ? { port: await bareFastify(), headers: [any] } : threshold();
}

async function threshold(): Promise<Served> {
  const store = await openStore(name === 'Threshold' ? ':memory:' : join(folder, 'data.sqlite'));
  const app = await buildApp({ store, logLevel: 'warn' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const forgery = 'a-token-of-the-right-length';
  const headers: Record<string, string>[] = [];
  for (let count = 0; count < connections; count += 1) {
    const world = { [worldHeader]: await newWorld(app) };
    const token = await accessTokenFor(app, 'lending-staff', { ...world, host: `127.0.0.1:${port}` });
    const proof = { [antiForgeryHeader]: forgery, cookie: `${antiForgeryCookie}=${forgery}` };
    headers.push({ ...world, ...proof, authorization: `Bearer ${token}` });
  }
  return { port, headers };
}

/** The two operations in plain Fastify, with schemas for requests and responses and a map as the store. */
async function bareFastify(): Promise<number> {
  const app = fastify({ ajv: { customOptions: validationOptions } });
  const dashboards = new Map([['123401', given.dashboard]]);
  const loans = new Map<number, unknown>();
  const { getLoanDashboard, createLoan } = productOperations;
  app.get<{ Params: { id: string } }>(
    '/api/loans/:id/dashboard',
    { schema: { response: { 200: publishedSchema<object>(getLoanDashboard.responses[200]) } } },
    async ({ params }) => dashboards.get(params.id),
  );
  app.post(
    '/api/loans',
    { schema: { body: createLoan.body, response: { 200: createLoan.responses[200] } } },
    async ({ body }) => {
      loans.set(loans.size, body);
      return { ...given.created, newApplyId: `A-${loans.size}` };
    },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}
