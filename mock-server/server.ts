import { buildApp } from './app.ts';
import type { Specification } from './plugins/specification.ts';
import { openStore } from './store/store.ts';
import type { Upstream } from './upstream/upstream.ts';

/** Another program listens on the port. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
  readonly code = 'EADDRINUSE';
}

export interface ServerOptions {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Path of the data file, `:memory:`, or the address of a PostgreSQL database, which several servers can share. */
  readonly dataFile: string;
  /** Folder of the built SPA; without one no SPA is served. */
  readonly webRoot?: string;
  /** The specification as a site; none is served without it. */
  readonly specification?: Specification;
  /** The default world without one. */
  readonly unknownWorld?: 'refuse' | 'use-default';
  /** `warn` without one. */
  readonly logLevel?: string;
  /** The real backend that answers some calls; none without one. */
  readonly upstream?: Upstream | undefined;
}

export interface RunningServer {
  /** Where to open it, without a slash at the end. */
  readonly url: string;
  /** Stops accepting, lets what is in flight finish, then closes the store. */
  close(): Promise<void>;
}

/**
 * Starts the server. SIGTERM and SIGINT close it.
 *
 * @throws {PortTakenError} with one line on what to do
 * @throws {DataFolderError} with one line on what to do
 * @throws {StoreUnavailableError} the same, when the database cannot be reached
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, dataFile, webRoot, upstream, specification } = options;
  const { unknownWorld = 'use-default', logLevel = 'warn' } = options;
  const store = await openStore(dataFile);
  try {
    const app = await buildApp({
      store,
      unknownWorld,
      logLevel,
      ...(webRoot === undefined ? {} : { webRoot }),
      ...(upstream === undefined ? {} : { upstream }),
      ...(specification === undefined ? {} : { specification }),
    });
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> => {
      closing ??= app.close().then(() => store.close());
      process.off('SIGTERM', closeOnSignal).off('SIGINT', closeOnSignal);
      return closing;
    };
    const closeOnSignal = (): void => void close();
    await app.listen({ host, port });
    process.on('SIGTERM', closeOnSignal).on('SIGINT', closeOnSignal);
    const listening = app.server.address();
    const openPort = typeof listening === 'object' ? listening?.port : undefined;
    return { url: `http://${browsableHost(host)}:${openPort ?? port}`, close };
  } catch (error) {
    await store.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portTaken(port, error) : error;
  }
}

const portTaken = (port: number, cause: unknown): PortTakenError =>
  new PortTakenError(
    `Port ${port} is taken. Stop the program that listens there, or choose another port: PORT=0 picks a free one.`,
    { cause },
  );

/** Sign-in in the browser needs a host that counts as secure without a certificate: localhost does. */
const browsableHost = (host: string): string =>
  ['0.0.0.0', '::', '::1', '127.0.0.1', 'localhost'].includes(host) ? 'localhost' : host;
