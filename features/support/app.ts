import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../mock-server/app/app.ts';
import { openStore } from '../../mock-server/platform/worlds/open-store.ts';
import { builtSpa } from '../../scripts/shared/folders.ts';

/** The server of one test worker: that of `npm start`, but with its store in memory. */
export interface TestApp {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

/** Starts the server with the built SPA on a free port. */
export async function openSite(
  options: Omit<SiteOptions, 'webRoot'> = {},
): Promise<TestApp & { readonly origin: string }> {
  const site = await openApp({ ...options, webRoot: builtSpa });
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...site, origin };
}

/** What a test serves beside the API, and whether requests must name a world. */
type SiteOptions = Pick<AppOptions, 'webRoot' | 'consoleRoot' | 'specification' | 'isWorldRequired'>;

/** Builds the server. */
export async function openApp(options: SiteOptions): Promise<TestApp> {
  const replicas = Number(process.env['THRESHOLD_REPLICAS'] ?? 1);
  if (replicas > 1 && options.webRoot === undefined) return openReplicas(replicas);
  const store = await openStore(':memory:');
  const app = await buildApp({ store, ...options });
  return {
    app,
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

/** Starts replicas on one PostgreSQL database. Requests are distributed over them. */
async function openReplicas(count: number): Promise<TestApp> {
  const [{ startPostgres }, { startReplicas }] = await Promise.all([
    import('../../mock-server/test/postgres.ts'),
    import('../../mock-server/test/replicas.ts'),
  ]);
  const postgres = await startPostgres();
  const replicas = await startReplicas(await postgres.emptyDatabase(), count);
  return {
    app: replicas.balanced,
    close: async () => {
      await replicas.close();
      await postgres.stop();
    },
  };
}
