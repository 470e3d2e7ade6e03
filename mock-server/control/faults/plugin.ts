import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../../../contracts/operations/mock-schemas.ts';
import { operationOf } from '../operations.ts';
import { callWhenSettled } from '../../http/promise-hook.ts';
import type { WorldChange } from '../../store/repositories/worlds.ts';
import { sendCreateError, sendHtml, sendStatus } from './fault-answers.ts';
import { afterCall, concern } from './faults.ts';
import { HeldAnswers } from './held-answers.ts';
import { wrongTyped } from './wrong-type.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The fault that this call meets; null when it meets none. */
    fault: Fault | null;
  }
}

/** The body of a response: text, bytes, a stream, or nothing. */
export type Payload = string | Buffer | Readable | undefined;

/** Applies a fault to a response before it is sent: calls `send` with what is sent, at once or later, or never. */
export type CorruptResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  send: (payload: Payload) => void,
) => void;

export interface FaultOptions {
  readonly worlds: { change(id: string, change: WorldChange): Promise<unknown> };
  /** Told of a call that gets no answer: nothing else will hear of its end. */
  readonly onNoAnswer: (request: FastifyRequest) => void;
}

/**
 * Lets the calls of every route that is registered from now on meet the faults of their world. What answers instead
 * of the handler does so once the caller is known and the body is read; what corrupts the response does so after the handler.
 *
 * @returns a function that corrupts the response of a request that has met a fault
 */
export function addFaults(app: FastifyInstance, { worlds, onNoAnswer }: FaultOptions): CorruptResponse {
  const held = new HeldAnswers();
  app.decorateRequest('fault', null);
  app.addHook('onRoute', (route) => {
    const operation = operationOf(route);
    if (operation) route.preHandler = [before(operation.name), ...[route.preHandler ?? []].flat()];
  });
  // The server waits for every open answer.
  app.addHook('preClose', (done) => {
    held.endAll();
    done();
  });
  return corrupt;

  function before(operation: string) {
    return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
      if (!concern(request.world.faults, operation)) {
        done();
        return;
      }
      void callWhenSettled(meet(request, operation), (error) => {
        if (error === undefined && request.fault) answerInstead(request, reply, request.fault, done);
        else done(error);
      });
    };
  }

  /** Counted in the store: of two calls at the same time each counts, on whichever server they are. */
  async function meet(request: FastifyRequest, operation: string): Promise<void> {
    await worlds.change(request.world.id, ({ faults }) => {
      const counted = afterCall(faults, operation);
      request.fault = counted.met;
      return { faults: counted.faults };
    });
  }

  function answerInstead(request: FastifyRequest, reply: FastifyReply, fault: Fault, done: () => void): void {
    switch (fault.kind) {
      case 'status':
        sendStatus(request, reply, fault);
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
        onNoAnswer(request);
        return;
      case 'reset':
        breakConnection(request, reply);
        return;
      default:
        done();
    }
  }

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
            onNoAnswer(request);
          },
        });
        return;
      case 'truncate':
        if (typeof payload === 'string' && payload !== '') {
          send(payload.slice(0, Math.floor(payload.length / 2)));
          return;
        }
        // There is nothing to cut but the connection.
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
    resetConnection(reply.raw);
    onNoAnswer(request);
  }
}

/** Destroys a stream that is not sent. */
function discard(payload: Payload): void {
  if (payload instanceof Readable) payload.destroy();
}

/**
 * Resets the connection of a response after its headers and before the body that they announce. Before the headers a
 * browser would repeat the request over another connection, even one that changes something, and hide the failure.
 */
function resetConnection(answer: ServerResponse): void {
  const { socket } = answer;
  // A request that is injected has no real socket.
  if (typeof socket?.resetAndDestroy !== 'function') {
    answer.destroy();
    return;
  }
  answer.writeHead(200, { 'content-length': 1 });
  // Nothing is sent of headers alone until they are flushed; the connection goes once they are on their way.
  answer.flushHeaders();
  socket.write('', () => socket.resetAndDestroy());
}
