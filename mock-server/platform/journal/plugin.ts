import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isOutsideOfWorlds } from '../worlds/plugin.ts';
import type { Payload } from '../faults/plugin.ts';
import { type NamedOperation, operationOf } from '../inventory.ts';
import { Journal } from './journal.ts';
import { idempotencyKeyHeader, traceIdHeader } from '../../../contracts/api/headers.ts';
import { faultInWords } from '../faults/faults.ts';
import { personaOf } from '../../los/seeds/personas.ts';
import { exactMachineTime, stopwatch } from '../worlds/clock.ts';
import { cut, keptAddress, keptBody } from './recorded-request.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The journals of all worlds. Only a server with the control API has them. */
    journal: Journal;
  }
  interface FastifyRequest {
    /** The operation of a request that is recorded; null for any other request. */
    operation: NamedOperation | null;
  }
}

interface JournalOptions {
  /** False on a server without the control API: the plugin adds nothing. */
  readonly isMock: boolean;
}

/**
 * Records the requests of every route that is registered afterwards in the journal of their world: operations of the
 * product, legacy pages, and unmatched routes. The control API, the identity provider and static files are left out.
 */
export const journalPlugin = fastifyPlugin<JournalOptions>(
  async (app: FastifyInstance, { isMock }) => {
    if (!isMock) return;
    const journal = new Journal(app.store, (error) =>
      app.log.warn(error, 'Requests are missing in the journal'),
    );
    app.decorate('journal', journal);
    app.decorateRequest('operation', null);
    app.addHook('onRoute', (route) => {
      const operation = operationOf(route);
      if (!operation) return;
      // A request that the hooks of the server reject has no world, so it is not recorded.
      const setOperation = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
        request.operation = operation;
        done();
      };
      // First, so that a request without a valid access token is recorded, too.
      route.onRequest = [setOperation, ...[route.onRequest ?? []].flat()];
    });
    app.addHook<Payload>('onSend', (request, reply, payload, done) => {
      const { operation } = request;
      if (operation !== null || isUnmatched(request)) recordResponse(request, reply, operation, payload);
      done(null, payload);
    });
    // The server waits for every open response.
    app.addHook('preClose', (done) => {
      journal.endAll();
      done();
    });
    app.addHook('onClose', async () => {
      await journal.write();
    });
  },
  // The journal records a response as the fault has changed it, so its onSend hook runs after that of the faults.
  { name: 'journal', dependencies: ['faults', 'passed-on', 'state'], fastify: '5.x' },
);

interface ResponseRecord {
  readonly status: number;
  readonly body: string | null;
  readonly traceId: string;
}

/** Records a request that gets no response. */
export function recordLostRequest(request: FastifyRequest): void {
  const { method, routeOptions } = request;
  const operation = operationOf({ method, url: routeOptions.url ?? '' });
  record(request, operation, { status: 0, body: null, traceId: request.id });
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
  !((method === 'GET' || method === 'HEAD') && isAskedByBrowser.test(url));

/**
 * Matches addresses that a browser, its developer tools or a crawler request by themselves: files that a page loads,
 * files at the root of a site, such as browserconfig.xml and manifest.json, and well-known addresses (RFC 8615).
 */
const isAskedByBrowser =
  /^\/\.well-known\/|^\/[\w.-]+\.(?:json|xml)(?:\?|$)|^(?!\/api\/)[^?]*\.(?:css|gif|ico|jpe?g|js|map|mjs|png|svg|txt|webmanifest|webp|woff2?)(?:\?|$)/;

function recordResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: NamedOperation | null,
  payload: Payload,
): void {
  record(request, operation, {
    status: reply.statusCode,
    body: typeof payload === 'string' && request.method !== 'HEAD' ? cut(payload) : null,
    // The trace id of the backend, if it sends one, is the one that the caller gets.
    traceId: (request.passed && reply.getHeader(traceIdHeader)?.toString()) ?? request.id,
  });
}

function record(request: FastifyRequest, operation: NamedOperation | null, response: ResponseRecord): void {
  const { world, refusal, fault, passed, headers } = request;
  const contentType = headers['content-type'];
  // A request that names no world of this server belongs to no journal.
  if (refusal?.code === 'world-unknown') return;
  request.server.journal.record({
    worldId: world.id,
    at: world.now(),
    recordedAt: Math.round(exactMachineTime() * 1_000),
    traceId: response.traceId,
    method: request.method,
    host: request.host,
    protocol: request.protocol,
    url: keptAddress(request.url),
    operation,
    status: response.status,
    milliseconds: stopwatch() - request.startedAt,
    refusal,
    passed,
    fault: fault && faultInWords(fault),
    contentType,
    hasKey: headers[idempotencyKeyHeader] !== undefined,
    caller: personaOf(request.objectId)?.id ?? null,
    requestBody: keptBody(request.body, contentType),
    answerBody: response.body,
  });
}
