import type { FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyKeyHeader, traceIdHeader } from '../../../contracts/api/headers.ts';
import { faultInWords } from '../faults/faults.ts';
import type { Payload } from '../faults/plugin.ts';
import { type NamedOperation, operationOf } from '../operations.ts';
import { callerOf } from '../../identity/personas.ts';
import { exactMachineTime, stopwatch } from '../worlds/clock.ts';
import { cut, keptAddress, keptBody, longestRecorded } from './recorded-request.ts';
import type { Journal } from './journal.ts';

/** Records requests in the journal of their world. */
export interface Recorder {
  /** Records a request with its response. */
  recordResponse(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: NamedOperation | null,
    payload: Payload,
  ): void;
  /** Records a request that gets no response. */
  recordLostRequest(request: FastifyRequest): void;
}

interface ResponseRecord {
  readonly status: number;
  readonly body: string | null;
  readonly wholeBody: string | null;
  readonly traceId: string;
}

export function recorderFor(journal: Journal): Recorder {
  return {
    recordResponse: (request, reply, operation, payload) =>
      record(request, operation, {
        status: reply.statusCode,
        body: typeof payload === 'string' ? cut(payload) : null,
        wholeBody: request.passed && request.method === 'GET' && typeof payload === 'string' ? payload : null,
        // The trace id of the backend, if it sends one, is the one that the caller gets.
        traceId: (request.passed && reply.getHeader(traceIdHeader)?.toString()) ?? request.id,
      }),
    recordLostRequest: (request) => {
      const { method, routeOptions } = request;
      const operation = operationOf({ method, url: routeOptions.url ?? '' });
      record(request, operation, { status: 0, body: null, wholeBody: null, traceId: request.id });
    },
  };

  function record(request: FastifyRequest, operation: NamedOperation | null, response: ResponseRecord): void {
    const { world, refusal, fault, passed, headers } = request;
    const contentType = headers['content-type'];
    // A request that names no world of this server belongs to no journal.
    if (refusal?.code === 'world-unknown') return;
    journal.record({
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
      caller: callerOf(request),
      requestBody: keptBody(request.body, contentType),
      answerBody: response.body,
      wholeBody: response.wholeBody && cut(response.wholeBody, longestRecorded),
    });
  }
}
