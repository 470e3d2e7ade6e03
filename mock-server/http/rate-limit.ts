import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';

const oneMinute = 60_000;

/** Addresses and worlds that are counted at a time; the one that was seen longest ago is forgotten. */
const mostCounted = 50_000;

/**
 * Lets one address make so many requests a minute in one world, refused and unknown ones included. Files that browsers
 * keep for good, and the questions about the server's health, are not counted.
 */
export async function addRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: oneMinute,
    cache: mostCounted,
    // A home or an office has a whole /64 of addresses.
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
}

const isFree = ({ url }: FastifyRequest): boolean => free.test(url);

const free = /^\/(?:assets|legacy-assets|idp\/assets|mock\/console)\/|^\/(?:health|ready)(?:\?|$)/;
