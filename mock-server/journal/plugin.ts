import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operationOf } from '../plugins/operations.ts';
import type { Journals } from './journals.ts';
import { cut } from './recorded-call.ts';
import type { Recorder } from './recorder.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body that is sent, as far as a journal keeps it. */
    sentBody: string | null;
  }
}

/**
 * Writes the calls of every route that is registered from now on into the journal of their world: calls of the product,
 * pages of the older application, and calls of paths that nobody knows. The control surface, the identity provider and
 * static files are left out.
 */
export function addJournal(app: FastifyInstance, journals: Journals, recorder: Recorder): void {
  app.decorateRequest('sentBody', null);
  app.addHook('onRoute', (route) => {
    const operation = operationOf(route);
    if (!operation) return;
    const record = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
      recorder.answered(request, reply, operation);
      done();
    };
    route.onSend = [...[route.onSend ?? []].flat(), keepBody];
    route.onResponse = [...[route.onResponse ?? []].flat(), record];
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.is404) keepBody(request, reply, payload, done);
    else done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404 && isMistakenCall(request)) recorder.answered(request, reply, null);
    done();
  });
  // The server waits for every open answer.
  app.addHook('preClose', (done) => {
    journals.endAll();
    done();
  });
}

function keepBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  if (typeof payload === 'string') request.sentBody = cut(payload);
  done(null, payload);
}

/** Pages of the SPA are no routes either, but they are no mistakes. */
const isMistakenCall = ({ refusal, url }: FastifyRequest): boolean =>
  refusal !== null && !url.startsWith('/mock') && !url.startsWith('/idp') && !url.startsWith('/assets');
