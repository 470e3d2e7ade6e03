import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Turns off the idle timeout of the connection for this response. Node sets the timeout again with the next request on
 * the connection.
 */
export function allowLongResponse({ raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}
