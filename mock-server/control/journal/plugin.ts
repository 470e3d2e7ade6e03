import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutsideOfWorlds } from '../worlds/plugin.ts';
import type { CorruptResponse, Payload } from '../faults/plugin.ts';
import { type NamedOperation, operationOf } from '../operations.ts';
import type { Journal } from './journal.ts';
import type { Recorder } from './recorder.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of a request that is recorded; null for any other request. */
    operation: NamedOperation | null;
  }
}

/**
 * Records the requests of every route that is registered from now on in the journal of their world: operations of the
 * product, legacy pages, and unmatched routes. The control API, the identity provider and static files are left out.
 */
export function addJournal(
  app: FastifyInstance,
  journal: Journal,
  recorder: Recorder,
  corrupt: CorruptResponse,
): void {
  app.decorateRequest('operation', null);
  app.addHook('onRoute', (route) => {
    const operation = operationOf(route);
    if (!operation) return;
    // A request that the hooks of the server reject has no world, so it is not recorded.
    const setOperation = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
      request.operation = operation;
      done();
    };
    route.onRequest = [setOperation, ...[route.onRequest ?? []].flat()];
  });
  app.addHook<Payload>('onSend', (request, reply, payload, done) => {
    const { operation } = request;
    if (operation === null && !isUnmatched(request)) {
      done(null, payload);
      return;
    }
    const send = (sent: Payload): void => {
      recorder.recordResponse(request, reply, operation, sent);
      done(null, sent);
    };
    if (request.fault === null) send(payload);
    else corrupt(request, reply, payload, send);
  });
  // The server waits for every open response.
  app.addHook('preClose', (done) => {
    journal.endAll();
    done();
  });
  app.addHook('onClose', async () => {
    await journal.write();
  });
}

/**
 * Returns true for a rejected request without a route. Pages of the SPA have no route either, but are not rejected. A
 * browser asks for files, such as icons and source maps, without a user: they are no mistake of the product.
 */
const isUnmatched = ({ is404, refusal, url, method }: FastifyRequest): boolean =>
  is404 &&
  refusal !== null &&
  !isOutsideOfWorlds(url) &&
  !url.startsWith('/idp') &&
  !(method === 'GET' && isFile.test(url));

/** Matches addresses of files that a page loads. */
const isFile =
  /^(?!\/api\/)[^?]*\.(?:css|gif|ico|jpe?g|js|map|mjs|png|svg|txt|webmanifest|webp|woff2?)(?:\?|$)/;
