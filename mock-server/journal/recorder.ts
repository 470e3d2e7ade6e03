import type { FastifyReply, FastifyRequest } from 'fastify';
import { traceIdHeader } from '../../contracts/api/headers.ts';
import { faultInWords } from '../faults/faults.ts';
import { type NamedOperation, operationOf } from '../plugins/operations.ts';
import type { Journals } from './journals.ts';
import { cut, longestBody } from './recorded-call.ts';

/** Notes calls down in the journal of their world. */
export interface Recorder {
  /** A call that has been answered. */
  answered(request: FastifyRequest, reply: FastifyReply, operation: NamedOperation | null): void;
  /** A call that gets no answer. */
  lost(request: FastifyRequest, reply: FastifyReply): void;
}

export function recorderFor(journals: Journals): Recorder {
  return {
    answered: (request, reply, operation) => record(request, reply, operation, reply.statusCode),
    lost: (request, reply) => {
      const { method, routeOptions } = request;
      record(request, reply, operationOf({ method, url: routeOptions.url ?? '' }), 0);
    },
  };

  function record(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: NamedOperation | null,
    status: number,
  ): void {
    const { world, refusal, fault, passed } = request;
    // A call that named no world of this server took place in none.
    if (refusal?.code === 'world-unknown') return;
    journals.record({
      worldId: world.id,
      at: world.now(),
      // A backend may have one of its own, and that is the one the caller knows.
      traceId: (passed && reply.getHeader(traceIdHeader)?.toString()) ?? request.id,
      method: request.method,
      host: request.host,
      url: request.url,
      operation: operation?.name ?? null,
      rules: operation?.rules ?? [],
      needsToken: operation?.needsToken ?? false,
      status,
      milliseconds: reply.elapsedTime,
      refusal,
      passed,
      fault: fault && faultInWords(fault),
      contentType: request.headers['content-type'],
      requestBody: keptBody(request),
      answerBody: request.sentBody,
    });
  }
}

/** A body that may be long is written out and cut at once, so that no journal holds a large one. */
function keptBody({ body, headers }: FastifyRequest): unknown {
  if (body === undefined || body === null) return null;
  return Number(headers['content-length'] ?? longestBody) < longestBody ? body : cut(JSON.stringify(body));
}
