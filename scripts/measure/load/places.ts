import { mkdtempSync, rmSync } from 'node:fs';
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
   */
  start(environment: Readonly<Record<string, string>>): Promise<Server>;
}

/** Returns servers that are killed after the test. */
export function serversOf(context: TestContext): Servers {
  const running = new Set<Server>();
  context.after(() => Promise.all([...running].map(({ program }) => program.stop('SIGKILL'))));
  return {
    running,
    start: async (environment) => {
      let onUsage: (usage: Usage) => void = () => undefined;
      const program = startProgram([process.execPath, join(import.meta.dirname, 'serve.ts')], {
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
