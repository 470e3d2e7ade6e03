import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Program, startProgram } from '../shared/program.ts';
import type { Usage } from './serve.ts';
import { within } from './watchdog.ts';

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
