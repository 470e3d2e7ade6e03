import type { TestContext } from 'node:test';
import { gone, startBalancer } from './balancer.ts';
import { killContainer, portOfCluster, replicasBehind, startContainer } from './containers.ts';
import { onFile, onPostgres, type Place } from './places.ts';
import type { Scenario, Site } from './rounds.ts';
import { type Expectations, type Setup, stopServer } from './setup.ts';

/** Number of replicas behind the balancer. */
const count = 3;
/** Number of creations that the remaining servers acknowledge. */
const creations = 40;

/** Code of a response of nginx without a problem: `codeOf` in setup.ts. */
const goneInCluster = 'without a problem';
const killedReplica = (code: string): Expectations => ({
  refusals: [code],
  mayRefuse: 'writes',
  unanswered: ['broken'],
});

/** The scenarios that disturb servers under load, in the order in which they run. */
export const scenarios = {
  sigterm: {
    promise: 'SIGTERM under load: accepted requests get their responses, none is cut, exit code 0',
    accepted: { unanswered: ['refused'] },
    isGraceful: true,
    open: async (context) => {
      let slowest = 0;
      const site = await restarted(onFile(context), async (setup, server) => {
        const began = performance.now();
        await stopServer(setup, server);
        slowest = Math.max(slowest, (performance.now() - began) / 1_000);
      });
      return {
        ...site,
        figures: () => ({ 'from SIGTERM to exit 0': `${slowest.toFixed(2)} s at most` }),
      };
    },
  },
  kill: {
    promise: 'kill -9 under load on a data file: every acknowledged loan exists once after the restart',
    accepted: { unanswered: ['refused', 'broken'] },
    open: (context) => restarted(onFile(context), (_setup, { program }) => program.stop('SIGKILL')),
  },
  replicas: {
    promise:
      'three replicas behind a balancer, one killed -9 under load: no acknowledged loan is lost, no user is signed out, and events arrive',
    accepted: killedReplica(gone),
    open: async (context) => {
      const place = await onPostgres(context);
      const servers = await Promise.all(Array.from({ length: count }, () => place.start()));
      const balancer = await startBalancer(servers.map(({ port }) => port));
      context.after(() => balancer.close());
      return {
        port: balancer.port,
        running: place.running,
        disturb: async (setup, round) => {
          const index = round % count;
          await servers[index]?.program.stop('SIGKILL');
          await setup.acknowledgedMore(creations);
          const replacement = await place.start();
          servers[index] = replacement;
          balancer.servers[index] = replacement.port;
          await setup.acknowledgedMore(creations);
        },
        figures: () => ({ 'requests sent to another replica': String(balancer.retried) }),
      };
    },
  },
  'restart-postgres': {
    promise:
      'PostgreSQL is stopped and restarted: requests get 503 store-unavailable in between, then succeed; nothing is lost',
    accepted: { refusals: ['store-unavailable'] },
    open: async (context) => {
      const { running, postgres, start } = await onPostgres(context);
      const { port } = await start();
      return {
        port,
        running,
        disturb: async (setup, round) => {
          await postgres.halt(round % 2 === 0 ? 'fast' : 'immediate');
          await setup.refusedMore('store-unavailable', 60);
          await postgres.resume();
          await setup.acknowledgedMore(creations);
        },
      };
    },
  },
  cluster: {
    promise:
      'the Docker Compose cluster at BASE_URL, one container killed under load: no acknowledged loan is lost, no user is signed out, and events arrive',
    accepted: killedReplica(goneInCluster),
    open: async (context) => {
      const port = portOfCluster(process.env['BASE_URL'] ?? '');
      const containers = await replicasBehind(port);
      // Leaves all replicas running, also after an error. Starting a running container has no effect.
      context.after(() => Promise.all(containers.map(startContainer)));
      return {
        port,
        running: new Set(),
        disturb: async (setup, round) => {
          const container = containers[round % containers.length] ?? '';
          await killContainer(container);
          await setup.acknowledgedMore(creations);
          await startContainer(container);
          await setup.acknowledgedMore(creations);
        },
      };
    },
  },
} as const satisfies Readonly<Record<string, Scenario & { open(context: TestContext): Promise<Site> }>>;

/** A server that is ended during the load and started again before the verification. */
async function restarted(
  place: Place,
  end: (setup: Setup, server: Awaited<ReturnType<Place['start']>>) => Promise<void>,
): Promise<Site> {
  let server = await place.start();
  return {
    port: server.port,
    running: place.running,
    disturb: (setup) => end(setup, server),
    restore: async (setup) => {
      server = await place.start();
      setup.client.port = server.port;
    },
  };
}
