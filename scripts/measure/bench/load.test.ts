import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { endOfAnswer, load, WrongAnswer } from './load.ts';

async function server(context: TestContext, status: number): Promise<{ port: number; bodies: string[] }> {
  const bodies: string[] = [];
  const listening = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      bodies.push(`${request.method} ${request.url} ${String(request.headers['x-kept'])} ${body}`);
      response.writeHead(status, { 'content-length': 2 });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return { port: (listening.address() as AddressInfo).port, bodies };
}

const call = { method: 'POST', path: '/loans', headers: { 'x-kept': '1' }, body: '{"ü":1}' } as const;

test('load repeats the same request', async (context) => {
  const { port, bodies } = await server(context, 200);
  const perSecond = await load({ port, call, connections: 3, milliseconds: 50 });
  assert.ok(perSecond > 0);
  assert.ok(bodies.length >= 3);
  assert.deepEqual([...new Set(bodies)], ['POST /loans 1 {"ü":1}']);
});

test('an error response ends the load, since fast refusals are no throughput', async (context) => {
  const { port } = await server(context, 500);
  await assert.rejects(load({ port, call, connections: 2, milliseconds: 50 }), WrongAnswer);
});

test('a response ends after content-length bytes', () => {
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc';
  assert.equal(endOfAnswer(Buffer.from(answer)), answer.length);
  assert.equal(endOfAnswer(Buffer.from(`${answer}HTTP`)), answer.length);
  assert.equal(endOfAnswer(Buffer.from(answer.slice(0, -1))), null);
  assert.equal(endOfAnswer(Buffer.from('HTTP/1.1 200 OK\r\n')), null);
  assert.throws(() => endOfAnswer(Buffer.from('HTTP/1.1 200 OK\r\n\r\n')), WrongAnswer);
});
