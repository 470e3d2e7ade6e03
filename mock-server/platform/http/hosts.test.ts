import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';
import { problemOf, testApp } from '../../test/server.ts';

const discovery = '/api/configuration';

test('any well-formed Host is accepted without a list of hosts', async () => {
  const { app } = await commonServer();
  for (const host of [
    'a',
    'a.example',
    'a.example.:80',
    'a_b-c:65535',
    '127.0.0.1:1',
    '[::1]:4300',
    '[fe80::1]',
  ]) {
    assert.equal((await app.inject({ url: discovery, headers: { host } })).statusCode, 200, host);
  }
});

test('a server with allowed hosts accepts these, localhost and IP addresses, and no others', async (context) => {
  const app = await testApp(context, { allowedHosts: ['demo.example.com'] });
  const ask = (host: string, url = discovery) => app.inject({ url, headers: { host } });
  for (const host of [
    'demo.example.com',
    'DEMO.example.com:8443',
    'localhost:4300',
    '127.0.0.1',
    '[::1]:80',
    // A page of another site cannot use DNS rebinding with an IP address.
    '10.0.0.7:4300',
    '[fd00::7]',
  ]) {
    assert.equal((await ask(host)).statusCode, 200, host);
  }
  // With DNS rebinding a page of such a host would have the origin of this server.
  for (const host of [
    'evil.example',
    'demo.example.com.evil.example',
    'localhost.evil.example:4300',
    '10.0.0.7.evil.example',
    '127.1',
    '10.0.7',
  ]) {
    for (const url of [discovery, '/mock', '/nowhere']) {
      const response = await ask(host, url);
      assert.equal(response.statusCode, 421, `${host} ${url}`);
      assert.equal(problemOf(response).code, 'host-unknown', host);
    }
  }
  // Load balancers send probes with an IP address as host, or without a host.
  for (const url of ['/health', '/ready']) {
    assert.equal((await ask('10.0.0.7:4300', url)).statusCode, 200, url);
    assert.equal((await ask('', url)).statusCode, 200, url);
  }
});

test('behind a trusted proxy both X-Forwarded-Host and Host must be allowed', async (context) => {
  const app = await testApp(context, {
    allowedHosts: ['demo.example.com', 'replica-1.internal'],
    trustProxy: 'loopback',
  });
  const ask = async (host: string, forwarded: string, remoteAddress: string) =>
    (
      await app.inject({
        url: discovery,
        remoteAddress,
        headers: { host, 'x-forwarded-host': forwarded },
      })
    ).statusCode;
  assert.equal(await ask('replica-1.internal', 'demo.example.com', '127.0.0.1'), 200);
  assert.equal(await ask('replica-1.internal', 'evil.example', '127.0.0.1'), 421);
  assert.equal(await ask('evil.example', 'evil.example', '127.0.0.1'), 421);
  assert.equal(await ask('evil.example', 'demo.example.com', '10.0.0.7'), 421);
  // A page that uses DNS rebinding bypasses the proxy and can send any header but Host.
  assert.equal(await ask('evil.example', 'demo.example.com', '127.0.0.1'), 421);
});
