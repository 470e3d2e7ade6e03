import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type NamedOperation, operationOf } from '../operations.ts';
import type { CallWatch, Payload } from '../../http/send-answer.ts';
import type { Journals } from './journals.ts';
import type { Recorder } from './recorder.ts';

/** What becomes of an answer before it is sent; `send` is called with it, unless nothing is sent. */
export type SpoilAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  send: (payload: Payload) => void,
) => void;

/**
 * Writes the calls of every route that is registered from now on into the journal of their world: calls of the product,
 * pages of the older application, and calls of paths that nobody knows. The control surface, the identity provider and
 * static files are left out.
 */
export function addJournal(
  app: FastifyInstance,
  journals: Journals,
  recorder: Recorder,
  spoil: SpoilAnswer,
): void {
  app.addHook('onRoute', (route) => {
    const operation = operationOf(route);
    if (!operation) return;
    const watch = watchOver(operation);
    const begin = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
      request.watch = watch;
      done();
    };
    route.onRequest = [begin, ...[route.onRequest ?? []].flat()];
  });
  app.strangers.watch = watchOver(null, isMistakenCall);
  // The server waits for every open answer.
  app.addHook('preClose', (done) => {
    journals.endAll();
    done();
  });

  function watchOver(
    operation: NamedOperation | null,
    isCall: (request: FastifyRequest) => boolean = always,
  ): CallWatch {
    const send: CallWatch['send'] = (request, reply, payload) => {
      reply.send(payload);
      if (isCall(request)) recorder.answered(request, reply, operation, payload);
    };
    return {
      send: (request, reply, payload) => {
        if (request.fault === null) send(request, reply, payload);
        else spoil(request, reply, payload, (spoilt) => send(request, reply, spoilt));
      },
    };
  }
}

const always = (): boolean => true;

/** Pages of the SPA are no routes either, but they are no mistakes. */
const isMistakenCall = ({ refusal, url }: FastifyRequest): boolean =>
  refusal !== null && !url.startsWith('/mock') && !url.startsWith('/idp') && !url.startsWith('/assets');
