import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landingOperations } from '../../../contracts/operations/landing.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { apiRequest } from './api-request.ts';
import { sendEarly } from './early-requests.ts';
import { TokenUnavailable, type Transport } from './transport.ts';

const userRequest = apiRequest(sessionOperations.getUser, {});
const { signal } = new AbortController();
const baseUrl = 'https://los.example';

function transportWith(status: number, more: Partial<Transport> = {}) {
  const sent: string[] = [];
  const transport: Transport = {
    baseUrl,
    fetch: ({ url }) => {
      sent.push(url);
      return Promise.resolve(Response.json({}, { status }));
    },
    accessToken: () => Promise.resolve('token'),
    antiForgeryToken: () => null,
    protectedResources: () => ({ [baseUrl]: ['scope'] }),
    epoch: () => 0,
    onUnauthorized: () => undefined,
    onServerError: () => undefined,
    log: () => undefined,
    ...more,
  };
  return { transport, sent };
}

test('a request is sent at once, and its response is returned once', async () => {
  const { transport, sent } = transportWith(200);
  const early = sendEarly(transport, [userRequest]);
  assert.deepEqual(await (await early.take(apiRequest(sessionOperations.getUser, {}), signal))?.json(), {});
  assert.equal(await early.take(userRequest, signal), null);
  assert.deepEqual(sent, [`${baseUrl}${sessionOperations.getUser.path}`]);
});

test('a request that was not sent early has no response', async () => {
  const early = sendEarly(transportWith(200).transport, [userRequest]);
  assert.equal(await early.take(apiRequest(landingOperations.initializeEnterpriseLos, {}), signal), null);
});

test('after an error the other responses are forgotten, so that another try sends the requests again', async () => {
  const landing = apiRequest(landingOperations.initializeEnterpriseLos, {});
  const early = sendEarly(transportWith(500).transport, [userRequest, landing]);
  assert.ok(await early.take(userRequest, signal));
  assert.equal(await early.take(landing, signal), null);
});

test('an error of the server is a response; a request without an access token or a connection has none', async () => {
  const failed = await sendEarly(transportWith(500).transport, [userRequest]).take(userRequest, signal);
  assert.equal(failed?.status, 500);
  for (const reason of [new TokenUnavailable('none'), new Error('The library failed')]) {
    const { transport, sent } = transportWith(200, { accessToken: () => Promise.reject(reason) });
    assert.equal(await sendEarly(transport, [userRequest]).take(userRequest, signal), null);
    assert.deepEqual(sent, []);
  }
  const { transport } = transportWith(200, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
  assert.equal(await sendEarly(transport, [userRequest]).take(userRequest, signal), null);
});

test('[A-88] an aborted request aborts its early connection', async () => {
  const signals: AbortSignal[] = [];
  const { transport } = transportWith(200, {
    fetch: (request) => {
      signals.push(request.signal);
      return Promise.resolve(Response.json({}));
    },
  });
  const caller = new AbortController();
  await sendEarly(transport, [userRequest]).take(userRequest, caller.signal);
  assert.equal(signals[0]?.aborted, false);
  caller.abort();
  assert.equal(signals[0]?.aborted, true);
});
