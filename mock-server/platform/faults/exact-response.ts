import type { FastifyReply } from 'fastify';
import { productOperations } from '../../../contracts/operations/all.ts';
import { commonProblemsOf, problemsOf } from '../../../contracts/operations/outcomes.ts';
import type { Operation } from '../../../contracts/operation.ts';
import type { Fault, FaultCondition } from '../../../contracts/operations/fault.ts';
import { Problem, problems } from '../../../contracts/problems.ts';
import { problemContentType } from '../http/problems.ts';
import { invalidFieldsOf } from '../http/validation.ts';
import { checkMasked, checkPersona, type Report } from '../recipes/checks.ts';

type ExactResponse = NonNullable<Fault['response']>;

/** Maximum length of a body as JSON. The faults of a world are stored as a whole. */
const longestBody = 100_000;

/** Headers that belong to the connection, which the server sets itself. */
const ownHeaders =
  /^(?:connection|content-(?:encoding|length)|keep-alive|trailer|transfer-encoding|upgrade)$/i;

/**
 * Reports each part of an exact response that breaks the contract of its operation, as a response of this server is
 * checked.
 *
 * @param field path of the response in the request
 */
export function checkResponse(
  operation: string,
  response: ExactResponse,
  field: string,
  report: Report,
): void {
  const { headers = {}, body, anyway } = response;
  for (const name of Object.keys(headers))
    if (ownHeaders.test(name)) report(`${field}.headers.${name}`, 'must be left out: the server sets it');
  if (JSON.stringify(body ?? null).length > longestBody) {
    report(`${field}.body`, `must be at most ${longestBody.toLocaleString('en-US')} characters long`);
    return;
  }
  if (anyway) return;
  const errors = violationsOf(operation, response, field);
  for (const error of errors) report(error.field, error.message);
  if (errors.length > 0)
    report(`${field}.anyway`, `must be true for a response that breaks the contract of ${operation}`);
}

function violationsOf(operation: string, { status, body }: ExactResponse, field: string) {
  const known: Operation | undefined = Object.hasOwn(productOperations, operation)
    ? productOperations[operation as keyof typeof productOperations]
    : undefined;
  if (!known) return [{ field: `${field}.status`, message: 'has no contract: it is for an operation only' }];
  const statuses = new Set([
    ...Object.keys(known.responses).map(Number),
    ...[...problemsOf(known), ...commonProblemsOf(known)].map((code) => problems[code].status),
  ]);
  if (!statuses.has(status)) {
    const allowed = [...statuses].toSorted((one, other) => one - other).join(', ');
    return [{ field: `${field}.status`, message: `must be one of ${allowed}` }];
  }
  return invalidFieldsOf(known.responses[status] ?? Problem, body ?? null, '').map((error) => ({
    ...error,
    field: error.field === '' ? `${field}.body` : `${field}.body.${error.field}`,
  }));
}

/**
 * Reports each condition of a fault that no request can meet.
 *
 * @param field path of the conditions in the request
 */
export function checkCondition(operation: string, when: FaultCondition, field: string, report: Report): void {
  if (when.caller !== undefined) checkPersona(when.caller, `${field}.caller`, report);
  checkMasked(when.body, `${field}.body`, report);
  if (!Object.hasOwn(productOperations, operation)) return;
  const { parameters, query, body }: Operation =
    productOperations[operation as keyof typeof productOperations];
  if (when.body !== undefined && !body) report(`${field}.body`, `must be left out: ${operation} has no body`);
  const names = Object.keys({ ...parameters?.properties, ...query?.properties });
  for (const name of Object.keys(when.parameters ?? {}))
    if (!names.includes(name))
      report(
        `${field}.parameters.${name}`,
        names.length === 0 ? `${operation} has no parameters` : `must be one of ${names.join(', ')}`,
      );
}

export function sendExact(reply: FastifyReply, { status, headers = {}, body }: ExactResponse): void {
  void reply.code(status);
  if (body === undefined) {
    void reply.headers(headers).send();
    return;
  }
  const usualType = status >= 400 ? problemContentType : 'application/json; charset=utf-8';
  void reply.type(usualType).headers(headers);
  const isJson = /[/+]json\b/i.test(String(reply.getHeader('content-type')));
  void reply.send(isJson || typeof body !== 'string' ? JSON.stringify(body) : body);
}
