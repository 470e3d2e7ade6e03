import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Maximum length of a request body in bytes: four times the longest documented request. */
export const longestRequestBody = 64 * 1024;

/** Maximum length of all headers of one request together, in bytes. */
export const longestHeaders = 16 * 1024;

/** Maximum length of a recipe, in bytes. */
export const longestRecipe = 2 * 1024 * 1024;

/** Maximum length of a response of a real backend that is compared with the contract, in bytes. */
export const longestCheckedResponse = 4 * 1024 * 1024;

/**
 * Turns off the idle timeout of the connection for this response. Node sets the timeout again with the next request on
 * the connection.
 */
export function allowLongResponse({ raw }: FastifyRequest): void {
  // A request that a test injects has no connection.
  if (raw.socket instanceof Socket) raw.socket.setTimeout(0);
}
