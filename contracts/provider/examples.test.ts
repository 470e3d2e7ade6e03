import assert from 'node:assert/strict';
import { test } from 'node:test';
import { antiForgeryCookie, antiForgeryHeader, traceIdHeader, worldHeader } from '../api/headers.ts';
import { type ProviderStateKind, providerStates, type StateName } from '../api/provider-states.ts';
import { controlExamples } from '../openapi/control-examples.ts';
import { type OperationName, productOperations } from '../operations/all.ts';
import type { WorldTicket } from '../operations/mock-schemas.ts';
import { mockOperations } from '../operations/mock.ts';
import { refusalsOf } from '../operations/outcomes.ts';
import type { StateValues } from '../operations/state-schemas.ts';
import type { Operation } from '../operation.ts';
import { type ProblemCode, problems } from '../problems.ts';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { problemOf, signedIn, testApp } from '../../mock-server/test/server.ts';
import { describedIn, documents, exampleRequest } from './described.ts';

for (const { name, document, operations } of documents) {
  test(`every parameter and every body has an example in the document of the ${name}`, () => {
    const described = describedIn(document);
    const withoutExample = described.flatMap(({ operationId, parameters, requestBody }) => [
      ...parameters
        .filter(({ example }) => example === undefined)
        .map((parameter) => `${operationId}: ${parameter.name}`),
      ...(requestBody && requestBody.content['application/json'].example === undefined
        ? [`${operationId}: body`]
        : []),
    ]);
    assert.deepEqual(withoutExample, []);
    assert.equal(described.length, Object.keys(operations).length);
  });
}

/** Operations whose example is an id that another user or an earlier response has, with the code of the refusal. */
const refused: Readonly<Record<string, string>> = {
  switchProfile: 'profile-not-found',
  reactToAnswer: 'answer-not-found',
};

test('the default world accepts the examples of every operation of the product, and of the readings of worlds', async (context) => {
  const app = await testApp(context);
  const { headers: signedInHeaders } = await signedIn(app, 'lending-staff');
  for (const { document, operations } of documents) {
    for (const described of describedIn(document)) {
      const { operationId } = described;
      const operation = operations[operationId] ?? assert.fail(operationId);
      const { method, events, responses } = operation;
      if (operations === mockOperations && method !== 'GET') continue;
      const request = exampleRequest(operation, described);
      const response = await app.inject({
        ...request,
        headers: { ...asBrowser, ...signedInHeaders, ...request.headers },
        payloadAsStream: events !== undefined,
      });
      if (events) response.stream().destroy();
      const code = refused[operationId];
      if (code === undefined)
        assert.ok(String(response.statusCode) in responses, `${operationId}: ${response.statusCode}`);
      else assert.equal(problemOf(response).code, code);
    }
  }
});

/** The problems that operations share, each with its provider state. The pact has them for one operation only. */
const shared = [
  ['sign-in-required', 'nobody is signed in'],
  ['token-rejected', "somebody's session has expired"],
  ['internal-error', 'the server fails at a call'],
] as const satisfies readonly (readonly [ProblemCode, StateName])[];

for (const [code, state] of shared) {
  test(`every operation of the product that can respond with ${code} does so`, async () => {
    const { app } = await commonServer();
    const [product] = documents;
    for (const described of describedIn(product?.document ?? {})) {
      const name = described.operationId as OperationName;
      if (!refusalsOf(name).includes(code)) continue;
      const { needs, takes = [] }: ProviderStateKind = providerStates[state];
      const given = { persona: 'lending-staff', operation: name };
      const params = Object.fromEntries(
        Object.entries(given).filter(([parameter]) => [...needs, ...takes].some((one) => one === parameter)),
      );
      const known = await app.inject({ method: 'POST', url: '/mock/states', payload: { state, params } });
      const { worldId = '', accessToken, antiForgeryToken = '' } = known.json<StateValues>();
      const request = exampleRequest(productOperations[name], described);
      const response = await app.inject({
        ...request,
        headers: {
          ...request.headers,
          [worldHeader]: worldId,
          [antiForgeryHeader]: antiForgeryToken,
          cookie: `${antiForgeryCookie}=${antiForgeryToken}`,
          ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
        },
      });
      const { status, traceId } = problemOf(response);
      assert.deepEqual(
        [name, response.statusCode, status],
        [name, problems[code].status, response.statusCode],
      );
      assert.equal(traceId, response.headers[traceIdHeader]);
      // The code of an error of the server may be any text.
      if (code !== 'internal-error') assert.equal(problemOf(response).code, code);
    }
  });
}

/** Headers of a browser that opens the address. */
const asBrowser = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
};

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
        ...asBrowser,
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
