import type { FastifyInstance } from 'fastify';
import { problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to stop: it still answers, but says that it wants no more. */
    readonly presence: { isLeaving: boolean };
  }
}

/** How long the store may take to answer, milliseconds. Whoever asks asks again soon. */
const patience = 2_000;

/**
 * Two questions of whoever runs the server: /health says that the process answers, /ready that it wants requests. It
 * does not while the store gives no answer, or once it has been told to stop.
 *
 * @param readStore really reads from the store
 */
export function addHealth(app: FastifyInstance, readStore: () => Promise<unknown>): void {
  app.decorate('presence', { isLeaving: false });
  app.get('/health', () => ({ status: 'alive' }));
  app.get('/ready', async (request) => {
    if (app.presence.isLeaving) throw notReady('The server is about to stop.');
    try {
      // Not kept at hand: it is really read.
      await withPatience(readStore());
    } catch (error) {
      request.log.warn({ err: error }, 'The store gives no answer');
      throw notReady('The store gives no answer. The log says why.');
    }
    return { status: 'ready' };
  });
}

const notReady = (detail: string) => problem('not-ready', detail, { headers: { 'retry-after': '5' } });

async function withPatience(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** True for the questions of whoever watches over the server: they belong to no world, and any name will do. */
export const isAboutHealth = (url: string): boolean => url === '/health' || url === '/ready';
