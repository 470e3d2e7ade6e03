import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { problem } from './problems.ts';

/** JSON that the store keeps as text and that is sent as it is. */
export class StoredJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Checks an answer against its shape before it is sent, and answers its JSON. Nothing is trimmed into shape: an answer
 * that breaks the contract is a failure of the server. Stored JSON is checked once for each text, since parsing it for
 * every request would cost more than everything else.
 *
 * @throws {ProblemError} invalid-answer, with the faults as its cause for the log
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
