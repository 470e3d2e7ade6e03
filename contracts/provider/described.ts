import assert from 'node:assert/strict';
import { productOperations } from '../operations/all.ts';
import { mockOperations } from '../operations/mock.ts';
import type { Operation, Operations } from '../operation.ts';
import type { JsonObject } from '../openapi/components.ts';
import { mockDocument } from '../openapi/documents.ts';
import { textOf } from '../../scripts/shared/source-files.ts';

/** An operation as an OpenAPI document describes it. */
export interface Described {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: string;
}

/** The two OpenAPI documents, with their operations. The committed document of the product has examples of the pact. */
export const documents: readonly {
  readonly name: string;
  readonly document: JsonObject;
  readonly operations: Operations;
}[] = [
  {
    name: 'product',
    document: JSON.parse(textOf('contracts/openapi.json')) as JsonObject,
    operations: productOperations,
  },
  { name: 'control API', document: mockDocument(), operations: mockOperations },
];

export const describedIn = ({ paths }: JsonObject): Described[] =>
  Object.values(paths as Readonly<Record<string, Readonly<Record<string, Described>>>>).flatMap((methods) =>
    Object.values(methods),
  );

/** Returns the request of an operation with the examples of its document, as options of `inject`. */
export function exampleRequest(operation: Operation, { parameters, requestBody }: Described) {
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, example = '' }) => [name, example]),
    );
  const path = valuesIn('path');
  const body = requestBody?.content['application/json'].example;
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
      encodeURIComponent(path[name] ?? assert.fail(name)),
    ),
    query: valuesIn('query'),
    headers: valuesIn('header'),
    ...(body === undefined ? {} : { payload: body as object }),
  };
}
