import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../contracts/api/headers.ts';
import { controlExamples } from '../../contracts/openapi/control-examples.ts';
import { mockDocument } from '../../contracts/openapi/documents.ts';
import type { WorldTicket } from '../../contracts/operations/mock-schemas.ts';
import { mockOperations } from '../../contracts/operations/mock.ts';
import type { Operation } from '../../contracts/operation.ts';
import { commonServer } from '../../mock-server/testing/common-server.ts';

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
}

const described = Object.values(
  mockDocument()['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>,
).flatMap((methods) => Object.values(methods));

test('every parameter and every body of the control API has an example in its document', () => {
  const withoutExample = described.flatMap(({ operationId, parameters, requestBody }) => [
    ...parameters
      .filter((one) => one.in !== 'header' && one.example === undefined)
      .map(({ name }) => `${operationId}: ${name}`),
    ...(requestBody && requestBody.content['application/json'].example === undefined
      ? [`${operationId}: body`]
      : []),
  ]);
  assert.deepEqual(withoutExample, []);
  assert.equal(described.length, Object.keys(mockOperations).length);
});

test('the server accepts the example of every control operation', async () => {
  const { app } = await commonServer();
  let world: string | undefined;
  for (const [name, { parameters = {}, body }] of Object.entries(controlExamples)) {
    const { method, path, events, responses }: Operation =
      mockOperations[name as keyof typeof mockOperations];
    const response = await app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_match, part: string) => parameters[part] ?? ''),
      query: Object.fromEntries(Object.entries(parameters).filter(([part]) => !path.includes(`{${part}}`))),
      headers: {
        ...(world === undefined ? {} : { [worldHeader]: world }),
        // As a browser that opens the address.
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        'sec-fetch-site': 'same-origin',
      },
      ...(body === undefined ? {} : { payload: body as object }),
      // A stream of events never ends.
      payloadAsStream: events !== undefined,
    });
    assert.ok(String(response.statusCode) in responses, `${name}: ${response.statusCode} ${response.body}`);
    if (name === 'createWorld') world = response.json<WorldTicket>().id;
    if (events) response.stream().destroy();
  }
});
