import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landingOperations } from '../../../contracts/operations/landing.ts';
import { sessionOperations } from '../../../contracts/operations/session.ts';
import { apiRequest } from './api-request.ts';
import { sendEarly } from './early-requests.ts';
import { TokenUnavailable, type Transport } from './transport.ts';

const userRequest = apiRequest(sessionOperations.getUser, {});
const baseUrl = 'https://los.example';

function transportWith(status: number, more: Partial<Transport> = {}) {
  const sent: string[] = [];
  const transport: Transport = {
    baseUrl,
    fetch: (input) => {
      sent.push(String(input));
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

test('a request is sent at once, and its outcome is returned once', async () => {
  const { transport, sent } = transportWith(200);
  const early = sendEarly(transport, [userRequest]);
  assert.deepEqual(await early.take(apiRequest(sessionOperations.getUser, {})), { data: {}, body: {} });
  assert.equal(await early.take(userRequest), null);
  assert.deepEqual(sent, [`${baseUrl}${sessionOperations.getUser.path}`]);
});

test('a request that was not sent early has no outcome', async () => {
  const early = sendEarly(transportWith(200).transport, [userRequest]);
  assert.equal(await early.take(apiRequest(landingOperations.initializeEnterpriseLos, {})), null);
});

test('after an error the other outcomes are forgotten, so that another try sends the requests again', async () => {
  const landing = apiRequest(landingOperations.initializeEnterpriseLos, {});
  const early = sendEarly(transportWith(500).transport, [userRequest, landing]);
  assert.ok(await early.take(userRequest));
  assert.equal(await early.take(landing), null);
});

test('an error of the server is the outcome; a request without an access token has none', async () => {
  const failed = await sendEarly(transportWith(500).transport, [userRequest]).take(userRequest);
  assert.equal(failed && 'error' in failed && failed.error.status, 500);
  for (const reason of [new TokenUnavailable('none'), new Error('The library failed')]) {
    const { transport, sent } = transportWith(200, { accessToken: () => Promise.reject(reason) });
    assert.equal(await sendEarly(transport, [userRequest]).take(userRequest), null);
    assert.deepEqual(sent, []);
  }
});
