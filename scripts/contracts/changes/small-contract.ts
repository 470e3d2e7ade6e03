import { contractChanges } from './contract-changes.ts';
import type { ContractDocument } from './document.ts';

type Json = Record<string, unknown>;

/** Returns a response with a problem that has one of the codes. */
export const problemOf = (...codes: readonly string[]): Json => ({
  description: 'A problem.',
  headers: { 'X-Trace-Id': { $ref: '#/components/headers/trace' } },
  content: {
    'application/problem+json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
      },
    },
  },
});
/** A response with the problem `not-found`. */
export const missing = { $ref: '#/components/responses/missing' };

const base: Json = {
  paths: {
    '/loans/{id}': {
      post: {
        operationId: 'op',
        summary: 'Changes a loan.',
        security: [{ token: ['read'] }, { key: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 9 } },
          { name: 'q', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { a: { type: 'string' }, n: { type: ['string', 'null'] } },
                required: ['a'],
              },
            },
          },
        },
        responses: {
          404: missing,
          409: problemOf('taken'),
          200: {
            description: 'The loan.',
            headers: { ETag: { required: true, schema: { type: 'string', maxLength: 9 } } },
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: {
                    r: { type: 'string', maxLength: 9 },
                    m: { type: ['null', 'string'] },
                    name: { $ref: '#/components/schemas/Name' },
                    one: { oneOf: [{ $ref: '#/components/schemas/Name' }] },
                  },
                  required: ['r'],
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' }, key: { type: 'apiKey' } },
    headers: { trace: { $ref: '#/components/headers/text' }, text: { schema: { type: 'string' } } },
    responses: { missing: { $ref: '#/components/responses/gone' }, gone: problemOf('not-found') },
    schemas: {
      Problem: { type: 'object', properties: { code: { enum: ['not-found', 'taken'] } }, required: ['code'] },
      Name: { $ref: '#/components/schemas/Text' },
      Text: { type: 'string', maxLength: 9 },
    },
  },
};

// Paths of parts of the contract.
export const op = 'paths./loans/{id}.post';
export const body = `${op}.requestBody`;
export const request = `${body}.content.application/json.schema`;
export const reply = `${op}.responses.200`;
export const response = `${reply}.content.application/json.schema`;

/** A change of the small contract, and what the report says. Without an earlier value, the contract has its own. */
export type Row = readonly [path: string, value: unknown, found: string, earlier?: unknown];

/** Returns what the report says of a change. A path is written as in `$.a.b`; undefined removes a part. */
export function told(path: string, value: unknown, earlier?: unknown): string {
  const before = earlier === undefined ? (base as unknown as ContractDocument) : withPart(path, earlier);
  return contractChanges(before, withPart(path, value))
    .map(({ kind, changes }) => `${kind}: ${changes.map(({ where, what }) => `${where} ${what}`).join(', ')}`)
    .join('; ');
}

/** Returns another value for each text, number and truth value of the small contract, by its path. */
export const otherValues = (
  part: Json = base,
  place: readonly string[] = [],
): (readonly [string, unknown])[] =>
  Object.entries(part).flatMap(([name, value]) => {
    const path = [...place, name];
    if (typeof value === 'object') return otherValues(value as Json, path);
    return [[path.join('.'), typeof value === 'boolean' ? !value : `${JSON.stringify(value)}0`]];
  });

/** Returns the small contract with another value at a path. The last name of the path is a property or an index. */
function withPart(path: string, value: unknown): ContractDocument {
  const copy = structuredClone(base);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part: Json = copy;
  for (const name of names) part = (part[name] ??= {}) as Json;
  if (value === undefined) delete part[last];
  else part[last] = value;
  return copy as unknown as ContractDocument;
}
