import dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { isLoopback } from '../platform/http/origin.ts';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { closeOnSignals } from '../platform/http/end-signals.ts';
import { usualShutdown } from '../platform/http/limits.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from '../store/store.ts';
import { unusable } from '../store/engines/unusable.ts';

/** Error for a port that is in use by another program. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly code = 'EADDRINUSE';
}

interface ServerOptions extends Omit<AppOptions, 'store'> {
  readonly host: string;
  /** Port to listen on; 0 for any free port. */
  readonly port: number;
  /** Path of the data file, `:memory:`, or the address of a PostgreSQL database, which several servers can share. */
  readonly dataFile: string;
  /** Time in which requests are still accepted after /ready responds with 503, milliseconds; default 0. */
  readonly drain?: number;
  /** Time after the drain in which running requests may finish, milliseconds. */
  readonly shutdown?: number;
}

export interface RunningServer {
  /** Address to open in a browser, without a slash at the end. */
  readonly url: string;
  /** The store of the server, open until `close` is called. */
  readonly store: Store;
  /** Shuts down gracefully: /ready responds with 503, running requests finish, and the store is closed. */
  close(): Promise<void>;
}

/**
 * Starts the server. SIGTERM, SIGINT and SIGHUP close the server; a second one ends the process at once.
 *
 * @throws {PortTakenError} with one line on what to do
 * @throws {UnusableStoreError} with one line on what to do, if the data file or the database cannot be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, dataFile, drain = 0, shutdown = usualShutdown, ...rest } = options;
  const store = await openStore(dataFile);
  try {
    const app = await buildApp({ logLevel: 'warn', ...rest, store });
    let closing: Promise<void> | undefined;
    const closeOnce = (): Promise<void> => {
      closing ??= shutDown();
      return closing;
    };
    const shutDown = async (): Promise<void> => {
      app.readiness.isShuttingDown = true;
      if (drain > 0) await new Promise((resolve) => setTimeout(resolve, drain));
      const cut = setTimeout(() => app.server.closeAllConnections(), shutdown);
      try {
        await app.close();
      } finally {
        clearTimeout(cut);
        await store.close();
      }
    };
    await app.listen({ host, port });
    if (isLoopback(host)) await refuseSharedPort(app);
    const ignoreSignals = closeOnSignals(() => void closeOnce());
    const close = (): Promise<void> => {
      ignoreSignals();
      return closeOnce();
    };
    const listening = app.server.address();
    const openPort = typeof listening === 'object' ? listening?.port : undefined;
    return { url: `http://${browsableHost(host)}:${openPort ?? port}`, store, close };
  } catch (error) {
    await store.close();
    if (error instanceof PortTakenError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw portTaken(port, error);
    throw unusable(dataFile, error);
  }
}

/**
 * Closes a server whose port another program has at another address of localhost, since browsers choose either.
 *
 * @throws {PortTakenError}
 */
async function refuseSharedPort(app: FastifyInstance): Promise<void> {
  const own = app.addresses() as AddressInfo[];
  const port = own[0]?.port ?? 0;
  // A machine may lack the name.
  const addresses = await dns.promises.lookup('localhost', { all: true }).catch(() => []);
  for (const { address } of addresses) {
    if (own.some((bound) => bound.address === address)) continue;
    const probe = createServer().listen(port, address);
    try {
      await once(probe, 'listening');
      probe.close();
    } catch (error) {
      // Any other error: the machine lacks the address.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') continue;
      await app.close();
      throw portTaken(port, error, ` at ${address}`);
    }
  }
}

const portTaken = (port: number, cause: unknown, where = ''): PortTakenError =>
  new PortTakenError(
    `Port ${port} is taken${where}. Stop the program that listens there, or choose another port: PORT=0 picks a free one.`,
    { cause },
  );

/**
 * Returns the host that users open. Sign-in in a browser needs https or localhost, so localhost replaces all addresses
 * of this machine.
 */
const browsableHost = (host: string): string =>
  ['0.0.0.0', '::', '::1', '127.0.0.1', 'localhost'].includes(host) ? 'localhost' : host;
