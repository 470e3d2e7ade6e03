import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type PostgresServer, startPostgres } from '../../../mock-server/test/postgres.ts';
import { type Program, startProgram } from '../../shared/program.ts';
import type { Usage } from './serve.ts';
import { within } from './watchdog.ts';

// Where the data of a scenario is. Everything ends with the test.

/** A scenario cannot run on this machine. The message gives the reason. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** Servers that share one data file or database. */
export interface Place {
  /** Servers that have not ended. */
  readonly running: ReadonlySet<Server>;
  /** Starts a server with the shared file or database. */
  start(): Promise<Server>;
}

/** A data file in a temporary folder. */
export function onFile(context: TestContext): Place {
  const { running, start } = serversOf(context);
  const DATA_FILE = join(temporaryFolder(context), 'data.sqlite');
  return { running, start: () => start({ DATA_FILE }) };
}

/** A PostgreSQL server with the durability settings of production. */
export async function onPostgres(
  context: TestContext,
): Promise<Place & { readonly postgres: PostgresServer }> {
  const { running, start } = serversOf(context);
  const postgres = await startPostgres({ isDurable: true });
  context.after(() => postgres.stop());
  const DATABASE_URL = await postgres.emptyDatabase();
  return { running, postgres, start: () => start({ DATABASE_URL }) };
}

/** A small disk in memory, which the first server mounts for itself. */
export interface SmallDisk extends Place {
  /** Fills the disk until this number of bytes is free. */
  fill(server: Server, free: number): void;
  /** Frees the filled space. */
  makeRoom(server: Server): void;
}

/** Bytes of the small disk. In 20 rounds 40 worlds store some 20,000 loans, which with the journals take 185 MB. */
const size = 256 * 2 ** 20;

/** Shell script that mounts the disk in the server's own mount namespace and then executes the server. $0 is the folder. */
const mounting = `mount -t tmpfs -o size=${size} tmpfs "$0" && exec "$@"`;

/** @throws {CannotRun} if mounting is not allowed */
export function onSmallDisk(context: TestContext): SmallDisk {
  const { running, start } = serversOf(context);
  const folder = temporaryFolder(context);
  const parameters = [process.getuid?.() === 0 ? '-m' : '-rm', 'sh', '-c', mounting, folder];
  if (spawnSync('unshare', [...parameters, 'true']).status !== 0) {
    throw new CannotRun('unshare may not mount a disk here: Linux, as root or with user namespaces');
  }
  // Path of the disk in the mount namespace of the server.
  const seenBy = ({ program }: Server) => join(`/proc/${program.pid}/root`, folder);
  return {
    running,
    start: () => start({ DATA_FILE: join(folder, 'data.sqlite') }, ['unshare', ...parameters]),
    fill: (server, free) => {
      const { bavail, bsize } = statfsSync(seenBy(server));
      try {
        writeFileSync(join(seenBy(server), 'ballast'), Buffer.alloc(Math.max(0, bavail * bsize - free)));
      } catch (error) {
        // The server has written since the free space was read: the disk is as full as it can be.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    makeRoom: (server) => truncateSync(join(seenBy(server), 'ballast')),
  };
}

function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-load-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server in a child process. */
export interface Server {
  readonly port: number;
  readonly program: Program;
  usage(): Promise<Usage>;
}

/** The servers of one test. */
export interface Servers {
  /** Servers that have not ended. */
  readonly running: ReadonlySet<Server>;
  /**
   * Starts a server on a free port and waits until it is ready.
   *
   * @param environment the environment variables of docs/operators.md
   * @param wrapper a program with its parameters that finally executes the server
   */
  start(environment: Readonly<Record<string, string>>, wrapper?: readonly string[]): Promise<Server>;
}

/** Returns servers that are killed after the test. */
export function serversOf(context: TestContext): Servers {
  const running = new Set<Server>();
  context.after(() => Promise.all([...running].map(({ program }) => program.stop('SIGKILL'))));
  return {
    running,
    start: async (environment, wrapper = []) => {
      let onUsage: (usage: Usage) => void = () => undefined;
      const program = startProgram([...wrapper, process.execPath, join(import.meta.dirname, 'serve.ts')], {
        environment: { HOST: '127.0.0.1', ...environment },
        onLine: (line) => {
          const [, usage] = /^usage: (.*)$/.exec(line) ?? [];
          if (usage !== undefined) onUsage(JSON.parse(usage) as Usage);
        },
      });
      const address = await within(30, 'a server starts', program.ready);
      const server: Server = {
        port: Number(new URL(address).port),
        program,
        usage: () => {
          const usage = new Promise<Usage>((resolve) => (onUsage = resolve));
          program.signal('SIGUSR2');
          return within(30, 'the server reports its memory in use', usage);
        },
      };
      running.add(server);
      void program.ended.then(() => running.delete(server));
      return server;
    },
  };
}
