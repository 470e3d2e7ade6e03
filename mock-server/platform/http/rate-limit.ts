import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { problem } from './problems.ts';

const oneMinute = 60_000;

/** Maximum number of counters: one for each client address and world. The least recently used one is dropped. */
const mostCounted = 50_000;

interface RateLimitOptions {
  /** Maximum number of requests a minute; 0 for no limit. */
  readonly perMinute: number;
}

/**
 * Limits the requests a minute of one address in one world. Rejected requests and unknown paths count; immutable files
 * and health probes do not.
 */
export const rateLimitPlugin = fastifyPlugin<RateLimitOptions>(
  async (app: FastifyInstance, { perMinute }) => {
    if (perMinute === 0) return;
    // Imported on demand, because the library is slow to load and most servers have no rate limit.
    const { default: rateLimit, normalizeIP } = await import('@fastify/rate-limit');
    await app.register(rateLimit, {
      global: false,
      max: perMinute,
      timeWindow: oneMinute,
      cache: mostCounted,
      // All addresses of an IPv6 /64 network, such as those of a home, share a counter.
      keyGenerator: ({ ip, world }) => `${normalizeIP(ip, 64)} ${world.id}`,
    });
    const count = app.createRateLimit();
    app.addHook('onRequest', async (request) => {
      if (isFree(request)) return;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const seconds = String(Math.max(1, counted.ttlInSeconds));
      throw problem(
        'too-many-requests',
        `More than ${perMinute} requests a minute came from this address. Try again in ${seconds} s.`,
        { headers: { 'retry-after': seconds } },
      );
    });
  },
  { name: 'rate-limit', dependencies: ['slash-redirects', 'preflights'], fastify: '5.x' },
);

const isFree = ({ url }: FastifyRequest): boolean => free.test(url);

const free = /^\/(?:assets|page-assets|mock\/console)\/|^\/(?:health|ready)(?:\?|$)/;
