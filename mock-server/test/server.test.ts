import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import dns from 'node:dns';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { productOperations } from '../../contracts/operations/all.ts';
import { PortTakenError, startServer } from '../app/server.ts';
import { UnusableStoreError } from '../store/engines/unusable.ts';
import { accessTokenFor } from './sign-in.ts';
import { antiForgery, loanRequest } from './server.ts';
import { folderWith } from './folder.ts';

test('the server listens on a free port, and close releases port and store', async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:' });
  assert.match(server.url, /^http:\/\/localhost:\d+$/);
  assert.equal((await fetch(`${server.url}/api/configuration`)).status, 200);
  await server.close();
  await server.close();
  await assert.rejects(fetch(`${server.url}/api/configuration`));
});

test('a closing server finishes running requests', async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:' });
  const sent = request(`${server.url}/mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', 'content-length': 2 },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const closed = server.close();
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end('{}');
  const [response] = await responded;
  assert.equal(response.statusCode, 201, await text(response));
  await closed;
});

test('a connection without a request does not keep a server from closing', {
  timeout: 20_000,
}, async (context) => {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:', shutdown: 60_000 });
  // Browsers open connections in advance, and may never use them.
  const ahead = connect(Number(new URL(server.url).port), '127.0.0.1');
  context.after(() => ahead.destroy());
  const gone = once(ahead.resume(), 'close');
  await once(ahead, 'connect');
  assert.equal((await fetch(`${server.url}/health`)).status, 200);
  await server.close();
  await gone;
});

test('during the shutdown /ready responds with 503, requests finish, event streams end, and the process exits', {
  timeout: 20_000,
}, async (context) => {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:', drain: 60_000 });
  const { host } = new URL(server.url);
  const token = await accessTokenFor(overHttp(server.url), 'lending-staff', { host });
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${server.url}${productOperations.getEvents.path}`, { headers });
  assert.equal((await fetch(`${server.url}/ready`)).status, 200);
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const closed = server.close();
  assert.equal((await fetch(`${server.url}/ready`)).status, 503);
  assert.equal((await fetch(`${server.url}/health`)).status, 200);
  assert.equal((await fetch(`${server.url}/api/navigation/user`, { headers })).status, 200);
  context.mock.timers.tick(60_000);
  assert.match(await stream.text(), /^retry: 3000/);
  await closed;
  await assert.rejects(fetch(`${server.url}/health`));
});

test('a closed server leaves no timer, for which Ctrl+C would wait', async (context) => {
  const timers = context.mock.method(globalThis, 'setTimeout');
  const cleared = context.mock.method(globalThis, 'clearTimeout');
  const shutdown = 54_321;
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:', shutdown });
  await server.close();
  const cut = timers.mock.calls.find(({ arguments: [, delay] }) => delay === shutdown)?.result;
  assert.ok(cut);
  assert.ok(cleared.mock.calls.some(({ arguments: [timer] }) => timer === cut));
});

test('a request that does not end is aborted after the shutdown timeout', {
  timeout: 20_000,
}, async () => {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:', shutdown: 200 });
  const sent = request(`${server.url}/mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', 'content-length': 2 },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  const cut = once(sent, 'error');
  await server.close();
  await cut;
});

test('the error for a port in use is one line that says what to do', async (context) => {
  const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:' });
  context.after(() => server.close());
  const port = Number(new URL(server.url).port);
  await assert.rejects(
    startServer({ host: '127.0.0.1', port, dataFile: ':memory:' }),
    (error) =>
      error instanceof PortTakenError && error.message.includes(String(port)) && !/\n/.test(error.message),
  );
});

test('a port that another program has at another address of localhost is in use', async (context) => {
  const other = process.platform === 'linux' ? '127.0.0.2' : '::1';
  context.mock.method(dns.promises, 'lookup', async () => [{ address: '127.0.0.1' }, { address: other }]);
  const program = createServer().listen(0, other);
  context.after(() => program.close());
  await once(program, 'listening');
  const { port } = program.address() as AddressInfo;
  const start = () => startServer({ host: '127.0.0.1', port, dataFile: ':memory:' });
  await assert.rejects(start(), new RegExp(`^PortTakenError: Port ${port} is taken at ${other}\\. `));
  program.close();
  await once(program, 'close');
  await (await start()).close();
});

test('the error for a read-only data folder is one line that says what to do', async () => {
  const dataFile = join(fileURLToPath(import.meta.url), 'data.sqlite');
  await assert.rejects(
    startServer({ host: '127.0.0.1', port: 0, dataFile }),
    (error) => error instanceof UnusableStoreError && !/\n/.test(error.message),
  );
});

test('[A-86] an acknowledged loan survives kill -9', async (context) => {
  const dataFile = join(folderWith(context), 'data.sqlite');
  const first = await started(context, dataFile);
  const { host } = new URL(first.url);
  const token = await accessTokenFor(overHttp(first.url), 'lending-staff', { host });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...antiForgery };
  const created = await fetch(`${first.url}/api/loans`, {
    method: 'POST',
    headers,
    body: JSON.stringify(loanRequest),
  });
  const { newApplyId } = (await created.json()) as { newApplyId: string };
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const second = await started(context, dataFile, new URL(first.url).port);
  const found = await fetch(`${second.url}/api/navigation/account/${newApplyId}`, { headers });
  assert.equal(found.status, 200, 'the loan, and the token that was issued before');
  second.process.kill('SIGTERM');
  assert.deepEqual(await once(second.process, 'exit'), [0, null]);
});

async function started(
  context: TestContext,
  dataFile: string,
  port = '0',
): Promise<{ process: ChildProcess; url: string }> {
  const program = `
    import { startServer } from ${JSON.stringify(new URL('../app/server.ts', import.meta.url).href)};
    const [dataFile, port] = process.argv.slice(1);
    const { url } = await startServer({ host: '127.0.0.1', port: Number(port), dataFile });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, dataFile, port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.after(() => child.kill('SIGKILL'));
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { process: child, url };
}

/** Returns an app whose `inject` sends requests to a running server, for helpers that expect an app. */
function overHttp(url: string): FastifyInstance {
  const inject = async (wanted: InjectOptions) => {
    const { payload, url: path } = wanted;
    const isText = typeof payload === 'string';
    const sent = request(new URL(typeof path === 'string' ? path : '', url), {
      method: wanted.method ?? 'GET',
      headers: Object.entries({
        ...(isText ? {} : { 'content-type': 'application/json' }),
        ...wanted.headers,
      }).flatMap(([name, value]) => [name, String(value)]),
    });
    sent.end(isText || payload === undefined ? payload : JSON.stringify(payload));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const body = await text(response);
    const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => {
      const [name = '', value = ''] = cookie.split(/[=;]/);
      return { name, value };
    });
    return {
      statusCode: response.statusCode,
      headers: response.headers,
      body,
      cookies,
      json: () => JSON.parse(body) as unknown,
    };
  };
  return { inject } as unknown as FastifyInstance;
}
