import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { testApp } from '../../test/server.ts';
import type { AppOptions } from '../../app/app.ts';

/** Starts a server and returns a function that sends bytes to it. */
async function sender(context: TestContext, options: Partial<AppOptions> = {}) {
  const app = await testApp(context, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (bytes: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    context.after(() => socket.destroy());
    await once(socket, 'connect');
    socket.write(bytes);
    return text(socket);
  };
}

const cookies = (length: number): string => `cookie: other=${'x'.repeat(length)}\r\n`;
const headersOf = (accept: string, target = '/'): string =>
  `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\naccept: ${accept}\r\n`;
const browser = 'text/html,application/xhtml+xml';

for (const length of [17_000, 200_000]) {
  test(`cookies of ${length} characters answer a browser with a page, and a program with a problem`, async (context) => {
    const send = await sender(context);
    const page = await send(`${headersOf(browser)}${cookies(length)}\r\n`);
    assert.match(page, /^HTTP\/1.1 431 /);
    assert.match(page, /content-type: text\/html/);
    assert.match(page, /<h1>The headers are too large<\/h1>/);
    assert.match(page, /more than 16 KiB[^<]*cookies of this address/);
    assert.match(page, /content-security-policy: [^\r]*style-src 'self'/i);
    const problem = await send(`${headersOf('application/json')}${cookies(length)}\r\n`);
    assert.match(problem, /^HTTP\/1.1 431 /);
    assert.match(problem, /"code":"headers-too-large"/);
  });
}

test('address and headers may have 16 KiB together, and not one byte more', async (context) => {
  const send = await sender(context);
  const target = '/api/configuration';
  const known = [target, 'host', 'localhost', 'connection', 'close', 'accept', '*/*', 'x-more'].join(
    '',
  ).length;
  const statusOf = async (length: number) => {
    const more = `x-more: ${'x'.repeat(length - known)}\r\n`;
    return (await send(`${headersOf('*/*', target)}${more}\r\n`)).slice(9, 12);
  };
  assert.deepEqual([await statusOf(16_384), await statusOf(16_385)], ['200', '431']);
});

for (const length of [17_000, 200_000]) {
  test(`an address of ${length} characters is too long, not its headers`, async (context) => {
    const send = await sender(context);
    const target = `/?q=${'x'.repeat(length)}`;
    const page = await send(`${headersOf(browser, target)}\r\n`);
    assert.match(page, /^HTTP\/1.1 414 /);
    assert.match(page, /<h1>The address is too long<\/h1>\s*<p>The address has more than 16 KiB\./);
    const problem = await send(`${headersOf('*/*', target)}\r\n`);
    assert.match(problem, /^HTTP\/1.1 414 /);
    assert.match(problem, /"code":"address-too-long"/);
  });
}

test('bytes that are no HTTP are told so', async (context) => {
  const send = await sender(context);
  for (const bytes of ['NOT HTTP\r\n\r\n', 'EHLO example.com\r\n', '\u0016\u0003\u0001\u0002\u0000\u0001']) {
    const response = await send(bytes);
    assert.match(response, /^HTTP\/1.1 400 /);
    assert.match(response, /"title":"The request is not HTTP"/);
    assert.match(response, /"code":"not-http"/);
  }
});

test('a form that is too long answers a browser with a page', async (context) => {
  const app = await testApp(context);
  const form = {
    method: 'POST',
    url: '/Notes/Add',
    headers: { accept: browser, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `note=${'x'.repeat(70_000)}`,
  } as const;
  const long = await app.inject(form);
  assert.equal(long.statusCode, 413, long.body.slice(0, 200));
  assert.match(long.body, /<h1>The body is too large<\/h1>/);
});
