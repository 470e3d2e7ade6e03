import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `isShuttingDown` is true during a shutdown: the server still responds, but /ready responds with 503. */
    readonly readiness: { isShuttingDown: boolean };
  }
}

/** Milliseconds in which the store must respond to a probe. Probes are repeated, so a short timeout is safe. */
const storeTimeout = 2_000;

/**
 * Adds two probes. /health responds while the process runs. /ready responds with 200 while the server takes requests, and
 * with 503 while the store does not respond, and from the start of a shutdown.
 */
export const healthPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('readiness', { isShuttingDown: false });
    app.get('/health', () => ({ status: 'alive' }));
    app.get('/ready', async (request) => {
      if (app.readiness.isShuttingDown) throw notReady('The server is about to stop.');
      try {
        // This value is never cached.
        await Promise.race([app.store.secrets.read('server-starts'), timeout()]);
      } catch (error) {
        request.log.warn({ err: error }, 'The store does not respond');
        throw notReady('The store does not respond. The log of the server gives the reason.');
      }
      return { status: 'ready' };
    });
  },
  { name: 'health', dependencies: ['known-paths', 'state'], fastify: '5.x' },
);

const notReady = (detail: string) => problem('not-ready', detail, { headers: { 'retry-after': '5' } });

async function timeout(): Promise<never> {
  await setTimeout(storeTimeout, undefined, { ref: false });
  throw new Error(`No response within ${storeTimeout} ms`);
}

/** Returns true for the address of a probe. Probes belong to no world, and any host name is allowed. */
export const isAboutHealth = (url: string): boolean => url === '/health' || url === '/ready';
