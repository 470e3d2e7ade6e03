import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Fault } from '../../../contracts/operations/fault.ts';
import { type NamedOperation, operationOf } from '../inventory.ts';
import { personaOf } from '../../los/seeds/personas.ts';
import { sendCreateError, sendHtml, sendStatus, wrongTyped } from './fault-responses.ts';
import { sendExact } from './exact-response.ts';
import { afterRequest, type CountedCall, countsForAny, isForAny } from './faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that this request meets; null if it meets none. */
    fault: Fault | null;
  }
}

/** The body of a response: text, bytes, a stream, or nothing. */
export type Payload = string | Buffer | Readable | undefined;

/** Returns the session of a request at the identity provider; null without one. */
type SessionOf = (request: FastifyRequest) => Promise<{ readonly objectId: string } | null>;

interface FaultsOptions {
  /** False on a server without the control API: the plugin adds nothing. */
  readonly isMock: boolean;
  /** Returns the signed-in user of a legacy page's request, whose handler finds its user only later. */
  readonly sessionOf: SessionOf;
  /** Called for a request that gets no response: Fastify runs no further hook for it. */
  readonly onNoResponse: (request: FastifyRequest) => void;
}

/**
 * Applies the faults of a world to its requests, on every route that is registered afterwards. Some faults respond
 * instead of the handler, after authentication and parsing. Others corrupt the response of the handler.
 */
export const faultsPlugin = fastifyPlugin<FaultsOptions>(
  async (app: FastifyInstance, { isMock, sessionOf, onNoResponse }) => {
    if (!isMock) return;
    const held = new HeldResponses();
    app.decorateRequest('fault', null);
    app.addHook('onRoute', (route) => {
      const operation = operationOf(route);
      if (operation) route.preHandler = [before(operation), ...[route.preHandler ?? []].flat()];
    });
    app.addHook<Payload>('onSend', (request, reply, payload, done) => {
      if (request.fault === null) done(null, payload);
      else corrupt(request, reply, payload, (sent) => done(null, sent));
    });
    // The server waits for every open response.
    app.addHook('preClose', (done) => {
      held.endAll();
      done();
    });

    function before(operation: NamedOperation) {
      return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
        if (!isForAny(request.world.faults, operation.name)) {
          done();
          return;
        }
        void callWhenSettled(meet(request, operation), (error) => {
          if (error === undefined && request.fault) respondInstead(request, reply, request.fault, done);
          else done(error);
        });
      };
    }

    /** Finds the fault that a request meets. Counts requests in the store, so that all replicas have the same counts. */
    async function meet(request: FastifyRequest, operation: NamedOperation): Promise<void> {
      const call = await callOf(request, operation, sessionOf);
      if (!countsForAny(request.world.faults, call)) return;
      await app.worlds.change(request.world.id, ({ faults }) => {
        const counted = afterRequest(faults, call);
        request.fault = counted.met;
        return { faults: counted.faults };
      });
    }

    function respondInstead(
      request: FastifyRequest,
      reply: FastifyReply,
      fault: Fault,
      done: () => void,
    ): void {
      switch (fault.kind) {
        case 'status':
          sendStatus(request, reply, fault);
          return;
        case 'response':
          sendExact(reply, fault.response ?? { status: 500 });
          return;
        case 'html':
          sendHtml(reply, fault);
          return;
        case 'create-error':
          sendCreateError(reply, fault);
          return;
        case 'hang':
          void reply.hijack();
          held.hang(reply.raw);
          onNoResponse(request);
          return;
        case 'reset':
          breakConnection(request, reply);
          return;
        default:
          done();
      }
    }

    /** Applies a fault to a response: calls `send` with the changed payload, at once or later, or never. */
    function corrupt(
      request: FastifyRequest,
      reply: FastifyReply,
      payload: Payload,
      send: (payload: Payload) => void,
    ): void {
      switch (request.fault?.kind) {
        case 'delay':
          held.delay(reply.raw, request.fault.delayMilliseconds ?? 1, {
            goOn: () => send(payload),
            onGone: () => {
              discard(payload);
              onNoResponse(request);
            },
          });
          return;
        case 'truncate':
          if (typeof payload === 'string' && payload !== '') {
            send(payload.slice(0, Math.floor(payload.length / 2)));
            return;
          }
          // Without a text body, the connection breaks instead.
          discard(payload);
          breakConnection(request, reply);
          return;
        case 'wrong-type':
          discard(payload);
          void reply
            .code(reply.statusCode === 204 ? 200 : reply.statusCode)
            .type('application/json; charset=utf-8');
          send(wrongTyped(typeof payload === 'string' ? payload : null));
          return;
        default:
          send(payload);
      }
    }

    function breakConnection(request: FastifyRequest, reply: FastifyReply): void {
      void reply.hijack();
      resetConnection(request, reply.raw);
      onNoResponse(request);
    }
  },
  { name: 'faults', dependencies: ['authentication'], fastify: '5.x' },
);

interface DelayOptions {
  readonly goOn: () => void;
  /** Called instead of `goOn` if the client closes the connection. */
  readonly onGone: () => void;
}

/** The responses that are delayed or never sent. They end when the client disconnects or the server stops. */
export class HeldResponses {
  readonly #held = new Map<ServerResponse, () => void>();

  /** Leaves a response open without sending anything. */
  hang(response: ServerResponse): void {
    this.#held.set(response, () => response.destroy());
    response.once('close', () => this.#held.delete(response));
  }

  /** Calls `goOn` after a number of milliseconds, or at once when the server stops. */
  delay(response: ServerResponse, milliseconds: number, { goOn, onGone }: DelayOptions): void {
    const finish = (): void => {
      clearTimeout(timer);
      if (this.#held.delete(response)) goOn();
    };
    const timer = setTimeout(finish, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      if (this.#held.delete(response)) onGone();
    });
    this.#held.set(response, finish);
  }

  endAll(): void {
    for (const end of this.#held.values()) end();
  }
}

/** Calls the callback of a Fastify hook when a promise settles. If the promise is rejected, passes its error. */
async function callWhenSettled(promise: Promise<void>, done: (error?: Error) => void): Promise<void> {
  try {
    await promise;
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}

/** Returns what the conditions of faults are about. */
async function callOf(
  request: FastifyRequest,
  { name, isPage }: NamedOperation,
  sessionOf: SessionOf,
): Promise<CountedCall> {
  const objectId = isPage ? (await sessionOf(request))?.objectId : request.objectId;
  return {
    operation: name,
    caller: personaOf(objectId)?.id ?? null,
    parameters: { ...(request.query as object), ...(request.params as object) },
    body: request.body,
  };
}

/** Destroys a stream that is not sent. */
function discard(payload: Payload): void {
  if (payload instanceof Readable) payload.destroy();
}

/**
 * Resets the connection of a response between its headers and its body. After a reset before the headers, a browser
 * would repeat the request over another connection, which would hide the failure. A response to HEAD ends with its
 * headers, so it gets none.
 */
function resetConnection({ method }: FastifyRequest, response: ServerResponse): void {
  const { socket } = response;
  // A request that is injected has no real socket.
  if (typeof socket?.resetAndDestroy !== 'function') {
    response.destroy();
    return;
  }
  if (method === 'HEAD') {
    socket.resetAndDestroy();
    return;
  }
  response.writeHead(200, { 'content-length': 1 });
  // Node sends headers without a body only after a flush; the connection is reset once they are sent.
  response.flushHeaders();
  socket.write('', () => socket.resetAndDestroy());
}
