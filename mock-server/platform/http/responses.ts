import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { problem } from './problems.ts';
import { validatorOf } from './validation.ts';

/** A response body that the store holds as JSON text. The text is sent as it is, without serialization. */
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
export function responseJson(request: FastifyRequest, schema: TSchema, body: unknown): string {
  if (body instanceof StoredJson) {
    if (checkedTexts.has(body.text)) return body.text;
    check(request, schema, JSON.parse(body.text));
    if (checkedTexts.size >= mostCheckedTexts) checkedTexts.clear();
    checkedTexts.add(body.text);
    return body.text;
  }
  check(request, schema, body);
  return JSON.stringify(body);
}

/** Returns the entity tag of a text that never changes. The tag is weak, because the text may be compressed or not. */
export function entityTagOf(text: string): string {
  const tag = entityTags.get(text) ?? `W/"${hash('sha256', text, 'base64url').slice(0, 16)}"`;
  entityTags.set(text, tag);
  return tag;
}

/** Returns true if the client has the response with a tag: If-None-Match compares weakly (RFC 9110, 13.1.2). */
export const hasTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || opaqueTag(one) === opaqueTag(tag));

const opaqueTag = (tag: string): string => tag.replace(/^W\//, '');

const entityTags = new Map<string, string>();

const mostCheckedTexts = 1_000;

const checkedTexts = new Set<string>();

function check(request: FastifyRequest, schema: TSchema, body: unknown): void {
  const validate = validatorOf(schema);
  if (validate(body)) return;
  const { method, routeOptions } = request;
  const faults = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  );
  throw problem('invalid-answer', 'The response violates its schema. The log of the server has the reason.', {
    cause: new Error(`${method} ${routeOptions.url ?? ''}: ${faults.join('; ')}`),
  });
}
