import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Lets an answer take as long as its work takes: a connection that carries nothing meanwhile is not cut. From the next
 * request on it counts as idle again.
 */
export function allowLongAnswer({ raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}
