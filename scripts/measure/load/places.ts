import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';
import { startPostgres } from '../../../mock-server/test/postgres.ts';
import { type Program, startProgram } from '../../shared/program.ts';
import type { Tally } from './tally.ts';

export type Signal = 'SIGKILL' | 'SIGTERM';

/** The servers of a scenario, and what ends in each round. Everything ends with the test. */
export interface Place {
  /** Ports of the servers that users take by turns. A server that starts again has its port again. */
  readonly ports: readonly number[];
  /** Ends a server or the database. */
  end(signal: Signal, round: number): Promise<void>;
  /** Starts it again. */
  restore(round: number): Promise<void>;
}

/** One server, with a data file, or with the database that ends instead of it. */
export async function oneServer(context: TestContext, tally: Tally, endsDatabase = false): Promise<Place> {
  const postgres = endsDatabase ? await database(context) : null;
  const environment = postgres ? { DATABASE_URL: await postgres.emptyDatabase() } : dataFile(context);
  let server = await start(context, environment);
  return {
    ports: [server.port],
    end: async (signal) => {
      if (!postgres) return endServer(server, signal, tally);
      await postgres.halt(signal === 'SIGKILL' ? 'immediate' : 'fast');
      const enough = tally.failedAs('503') + 40;
      await tally.until('requests get 503', () => tally.failedAs('503') >= enough);
    },
    restore: async () => {
      if (postgres) return postgres.resume();
      server = await start(context, { ...environment, PORT: String(server.port) });
    },
  };
}

/** Three servers with one database, of which one ends. */
export async function replicas(context: TestContext, tally: Tally): Promise<Place> {
  const DATABASE_URL = await (await database(context)).emptyDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => start(context, { DATABASE_URL })));
  const ports = servers.map(({ port }) => port);
  return {
    ports,
    end: async (signal, round) => {
      const server = servers[round % 3];
      if (server) await endServer(server, signal, tally);
      await tally.acknowledgedMore(40);
    },
    restore: async (round) => {
      servers[round % 3] = await start(context, { DATABASE_URL, PORT: String(ports[round % 3]) });
    },
  };
}

/** The replicas of docker-compose.yml behind the balancer at BASE_URL. @throws {Error} without such a cluster */
export async function cluster(context: TestContext, tally: Tally, address: string): Promise<Place> {
  const [, port] = /^http:\/\/localhost:(\d+)\/?$/.exec(address) ?? [];
  if (port === undefined)
    throw new Error('BASE_URL names no cluster of this machine, such as http://localhost:4310');
  const label = 'com.docker.compose';
  const project = await docker(
    'ps',
    '--filter',
    `publish=${port}`,
    '--format',
    `{{.Label "${label}.project"}}`,
  );
  const names = await docker(
    'ps',
    '--filter',
    `label=${label}.project=${project || 'none'}`,
    '--format',
    '{{.Names}}',
  );
  const containers = names
    .split('\n')
    .filter((name) => name.includes('replica-'))
    .toSorted();
  if (containers.length < 2)
    throw new Error(`no cluster is at port ${port}: docker compose --profile cluster up --detach balancer`);
  // Leaves all replicas running, also after an error. Starting a running container has no effect.
  context.after(() => docker('start', ...containers));
  const containerOf = (round: number) => containers[round % containers.length] ?? '';
  return {
    ports: [Number(port)],
    end: async (signal, round) => {
      await docker('kill', '--signal', signal, containerOf(round));
      await tally.acknowledgedMore(40);
    },
    restore: async (round) => {
      await docker('start', containerOf(round));
      await tally.acknowledgedMore(40);
    },
  };
}

const docker = async (...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)('docker', words)).stdout.trim();

interface Server {
  readonly port: number;
  readonly program: Program;
}

async function start(context: TestContext, environment: Readonly<Record<string, string>>): Promise<Server> {
  const program = startProgram([process.execPath, join(import.meta.dirname, 'serve.ts')], {
    environment: { HOST: '127.0.0.1', ...environment },
  });
  context.after(() => program.stop('SIGKILL'));
  return { port: Number(new URL(await program.ready).port), program };
}

/** Ends a server and waits for its end. A shutdown must end with exit code 0. */
async function endServer({ program }: Server, signal: Signal, tally: Tally): Promise<void> {
  program.signal(signal);
  const end = await program.ended;
  if (end !== (signal === 'SIGTERM' ? 0 : signal)) tally.fault('exit codes', String(end));
}

/** A PostgreSQL server with the durability settings of production. */
async function database(context: TestContext) {
  const postgres = await startPostgres({ isDurable: true });
  context.after(() => postgres.stop());
  return postgres;
}

function dataFile(context: TestContext): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_FILE: join(folder, 'data.sqlite') };
}
