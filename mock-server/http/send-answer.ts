import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

/** What an answer consists of: text, bytes, a stream, or nothing. */
export type Payload = string | Buffer | Readable | undefined;

/** Looks after the calls of one route: it may spoil an answer, and notes down what was sent. */
export interface CallWatch {
  /** Sends the answer, or what becomes of it: at once, later or never. */
  send(request: FastifyRequest, reply: FastifyReply, payload: Payload): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who looks after this call; null for what is no call of the product. */
    watch: CallWatch | null;
  }
  interface FastifyInstance {
    /** Looks after the calls of paths that nobody knows. */
    readonly strangers: { watch: CallWatch | null };
  }
}

export function addCallWatches(app: FastifyInstance): void {
  app.decorateRequest('watch', null);
  app.decorate('strangers', { watch: null });
}

/**
 * Sends whatever answers a call of the product, its refusals included. Hooks that run on every answer would cost each
 * call a twentieth of its time, so all answers go through here instead.
 */
export function sendAnswer(reply: FastifyReply, payload?: Payload): FastifyReply {
  const { request } = reply;
  const watch = request.watch ?? (request.is404 ? request.server.strangers.watch : null);
  if (watch === null) return reply.send(payload);
  watch.send(request, reply, payload);
  return reply;
}
