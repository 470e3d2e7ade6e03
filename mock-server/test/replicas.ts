import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app/app.ts';
import { openStore } from '../platform/worlds/open-store.ts';

/** Several servers on one database, as behind a load balancer without sticky sessions. */
export interface Replicas {
  readonly apps: readonly FastifyInstance[];
  /** Distributes injected requests over the servers in turn (round robin). */
  readonly balanced: FastifyInstance;
  close(): Promise<void>;
}

/** Starts a number of servers with the same options. */
export async function startReplicas(
  location: string,
  count: number,
  options: Omit<AppOptions, 'store'> = {},
): Promise<Replicas> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const store = await openStore(location);
      return { store, app: await buildApp({ ...options, store }) };
    }),
  );
  const apps = servers.map(({ app }) => app);
  return {
    apps,
    balanced: balancedOver(apps),
    close: async () => {
      for (const { app, store } of servers) {
        await app.close();
        await store.close();
      }
    },
  };
}

function balancedOver(apps: readonly FastifyInstance[]): FastifyInstance {
  let turn = 0;
  const [first] = apps;
  if (!first) throw new RangeError('Start at least one server');
  return new Proxy(first, {
    get: (_first, name) => {
      if (name !== 'inject') return Reflect.get(first, name, first) as unknown;
      const app = apps[(turn += 1) % apps.length] ?? first;
      return app.inject.bind(app);
    },
  });
}
