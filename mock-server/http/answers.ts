import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { problem } from './problems.ts';

/** A response body that the store holds as JSON text. It is sent without being serialized again. */
export class StoredJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Validates a response body against the schema of its operation and returns it as JSON. Unknown fields are not removed:
 * a response that violates the schema is a server error. The same stored JSON is validated once, because parsing it for
 * each request would cost more than all other work.
 *
 * @throws {ProblemError} invalid-answer; its cause lists the violations for the log
 */
export function answerJson(request: FastifyRequest, shape: TSchema, answer: unknown): string {
  if (answer instanceof StoredJson) {
    if (checkedTexts.has(answer.text)) return answer.text;
    check(request, shape, JSON.parse(answer.text));
    if (checkedTexts.size >= mostCheckedTexts) checkedTexts.clear();
    checkedTexts.add(answer.text);
    return answer.text;
  }
  check(request, shape, answer);
  return JSON.stringify(answer);
}

const mostCheckedTexts = 1_000;

const checkedTexts = new Set<string>();

function check(request: FastifyRequest, shape: TSchema, answer: unknown): void {
  const validate = request.compileValidationSchema(shape);
  if (validate(answer)) return;
  const { method, routeOptions } = request;
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  );
  throw problem(
    'invalid-answer',
    'The response does not match its contract. The log of the server names the difference.',
    {
      cause: new Error(`${method} ${routeOptions.url ?? ''}: ${faults.join('; ')}`),
    },
  );
}
