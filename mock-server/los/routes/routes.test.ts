import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { productOperations, type OperationName } from '../../../contracts/operations/all.ts';
import type { Operation } from '../../../contracts/operation.ts';
import { unservedOperations } from '../../../contracts/operations/unserved.ts';
import { errorHandlerPlugin } from '../../platform/http/errors.ts';
import { newWorld, signedIn } from '../../test/server.ts';
import { refuseUnserved } from '../../platform/serve.ts';
import { commonServer } from '../../test/common-server.ts';

const table = Object.entries(productOperations) as [OperationName, Operation][];

test('every documented operation is served, except those on the list of unserved operations, which get 501', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const unserved: string[] = [];
  for (const [name, { method, path, query }] of table) {
    const address = path.replaceAll(/\{\w+\}/g, '123401');
    const url = query ? `${address}?${query.required.map((each) => `${each}=123401`).join('&')}` : address;
    if (name === 'getEvents') {
      // The response is a stream that does not end.
      const stream = await app.inject({ url, headers: user.headers, payloadAsStream: true });
      assert.equal(stream.statusCode, 200);
      stream.stream().destroy();
      continue;
    }
    const response = method === 'GET' ? await user.get(url) : await user.post(url);
    const code = response.headers['content-type']?.toString().startsWith('application/problem')
      ? response.json<{ code: string }>().code
      : '';
    assert.notEqual(code, 'path-unknown', `${name}: ${method} ${path} is not served`);
    assert.notEqual(code, 'method-not-allowed', `${name}: ${method} ${path} is not served`);
    assert.ok(
      response.statusCode < 500 || response.statusCode === 501,
      `${method} ${path}: ${response.body}`,
    );
    if (response.statusCode === 501) unserved.push(name);
  }
  assert.deepEqual(unserved.toSorted(), unservedOperations.toSorted());
});

test('an unserved operation responds with a problem', async (context) => {
  const app = fastify();
  context.after(() => app.close());
  await app.register(errorHandlerPlugin, {});
  refuseUnserved(app, 'keepAlive');
  const response = await app.inject(productOperations.keepAlive.path);
  assert.equal(response.statusCode, 501);
  assert.equal(response.json<{ code: string }>().code, 'not-served');
});
