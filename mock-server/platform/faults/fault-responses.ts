import type { FastifyReply, FastifyRequest } from 'fastify';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import type { CreateLoanResponse } from '../../../contracts/operations/create-loan.ts';
import type { Fault } from '../../../contracts/operations/fault.ts';
import { type ProblemError, problem, problemBody, problemContentType } from '../http/problems.ts';

/** Sends a response with the status of the fault. Its body is a problem, or empty if the fault has no message. */
export function sendStatus(request: FastifyRequest, reply: FastifyReply, fault: Fault): void {
  const { status = 500, message, withTraceId = true } = fault;
  void reply.code(status);
  if (!withTraceId) void reply.removeHeader(traceIdHeader);
  const refusal = problem('fault-injected', message ?? '');
  request.refusal = refusal;
  if (message === undefined) {
    void reply.send();
    return;
  }
  void reply.type(problemContentType);
  void reply.send(JSON.stringify(bodyOf(refusal, status, withTraceId && request.id)));
}

/** Sends an HTML page instead of JSON, as a proxy between client and server might do. */
export function sendHtml(reply: FastifyReply, { status = 200, message }: Fault): void {
  const text = escaped(message ?? 'This page is an injected fault. It replaces the response of the service.');
  void reply.code(status).type('text/html; charset=utf-8');
  const page = `<!doctype html>\n<title>Not the service</title>\n<h1>Not the service</h1>\n<p>${text}</p>\n`;
  void reply.send(page);
}

/** Sends the 200 response of a failed creation, with the status "error" in its body. */
export function sendCreateError(reply: FastifyReply, { message }: Fault): void {
  const response: CreateLoanResponse = { status: 'error', errorMessage: message ?? null, newApplyId: null };
  void reply.code(200).type('application/json; charset=utf-8');
  void reply.send(JSON.stringify(response));
}

/**
 * Gives each value in a JSON text another type. An empty list becomes an object, and an empty object a list. If `text`
 * is null or not JSON, returns a list that no client expects.
 */
export function wrongTyped(text: string | null): string {
  return JSON.stringify(text === null ? unexpected : wrongOf(parsed(text)));
}

const unexpected = ['unexpected'];

function bodyOf(refusal: ProblemError, status: number, traceId: string | false): object {
  const { traceId: known, ...body } = { ...problemBody(refusal, traceId || ''), status };
  return traceId === false ? body : { ...body, traceId: known };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unexpected;
  }
}

function wrongOf(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.length;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return value === null ? false : wrongContainer(value as object);
  }
}

function wrongContainer(value: object): unknown {
  if (Array.isArray(value)) return value.length === 0 ? {} : value.map(wrongOf);
  const entries = Object.entries(value);
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([name, part]) => [name, wrongOf(part)]));
}
