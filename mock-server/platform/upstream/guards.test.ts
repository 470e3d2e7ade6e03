import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyReply } from 'fastify';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { loanRequest } from '../../test/server.ts';
import { backend, inFront } from '../../test/upstream.ts';

/** Returns an address at which no server listens. */
async function deserted(): Promise<string> {
  const app = fastify();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await app.close();
  return url;
}

const user = { firstName: 'From', lastName: 'Backend' };

/** What a backend sends to a request, what the caller gets, and what the journal says of it. */
interface Row {
  readonly send: readonly [method: 'GET' | 'HEAD' | 'POST', url: string, body?: unknown];
  /** Sends the response; undefined for a backend that is down. */
  readonly respond?: (reply: FastifyReply) => unknown;
  readonly status: number;
  readonly gets?: Readonly<Record<string, string | undefined>>;
  readonly verdict: string | RegExp | null;
  readonly asked?: number;
}

const raw = (reply: FastifyReply, status: number, headers: Readonly<Record<string, string | number>>) =>
  reply.hijack().raw.writeHead(status, headers);
const json = { 'content-type': 'application/json' };
const getUser = ['GET', '/api/navigation/user'] as const;
const createLoan = (body?: unknown) => ['POST', '/api/loans', body] as const;
const created = { status: 'success', errorMessage: null, newApplyId: 'A' };
const late = 'upstream-timeout';
const away = 'upstream-unreachable';

const table: Readonly<Record<string, Row>> = {
  'a response without a body': {
    send: ['GET', '/api/alive'],
    respond: (reply) => reply.code(204).send(),
    status: 204,
    gets: { body: '' },
    verdict: null,
  },
  'a request without a body, which breaks the contract': {
    send: createLoan(),
    respond: (reply) => reply.code(204).send(),
    status: 204,
    gets: { body: '' },
    verdict: /^invalid-request: POST \/api\/loans: body is not valid JSON; invalid-answer/,
  },
  'a request with an undocumented field, and an undocumented status': {
    send: createLoan({ ...loanRequest, surplus: true }),
    respond: (reply) => reply.code(202).send({}),
    status: 202,
    gets: { body: '{}' },
    verdict:
      /^invalid-request: POST \/api\/loans: .*surplus is not a documented field.*; invalid-answer: POST \/api\/loans: status is 202 instead of 200$/,
  },
  'a request body above the limit': {
    send: createLoan({ ...loanRequest, surplus: 'x'.repeat(100_000) }),
    respond: (reply) => reply.send(created),
    status: 200,
    verdict: /body is larger than any documented request needs$/,
  },
  'a body that breaks its schema': {
    send: getUser,
    respond: (reply) => reply.send(user),
    status: 200,
    gets: { body: JSON.stringify(user) },
    verdict: /^invalid-answer: GET \/api\/navigation\/user: .*role is required/,
  },
  'a page in place of JSON': {
    send: ['GET', '/api/loans/1/dashboard'],
    respond: (reply) => reply.type('text/html').send('<p>Sorry</p>'),
    status: 200,
    gets: { body: '<p>Sorry</p>' },
    verdict: /^invalid-answer: GET .*: content type is text\/html instead of JSON$/,
  },
  'a refusal that is no problem': {
    send: ['GET', '/api/navigation/account/A-1'],
    respond: (reply) => reply.code(404).send({ message: 'no' }),
    status: 404,
    gets: { body: '{"message":"no"}' },
    verdict: /^invalid-answer: .*code is required/,
  },
  'a compressed response': {
    send: getUser,
    respond: (reply) =>
      reply.type('application/json').header('content-encoding', 'gzip').send(gzipSync('{}')),
    status: 200,
    gets: { 'content-encoding': 'gzip', body: gzipSync('{}').toString() },
    verdict: /packed as gzip instead of JSON$/,
  },
  'a 304 to a caller that has the response': {
    send: ['GET', '/api/configuration/zipcodes'],
    respond: (reply) => raw(reply, 304, { etag: '"1"' }).end(),
    status: 304,
    gets: { etag: '"1"', 'content-type': undefined, 'content-length': undefined },
    verdict: null,
  },
  'a 304 to a caller that has no response': {
    send: ['GET', '/api/configuration/zipcodes'],
    respond: (reply) => reply.code(304).send(),
    status: 304,
    verdict: /: status is 304 instead of 200$/,
  },
  'a HEAD without a length': {
    send: ['HEAD', '/api/configuration'],
    respond: (reply) => raw(reply, 200, json).end(),
    status: 200,
    gets: { 'content-type': 'application/json', 'content-length': undefined },
    verdict: null,
  },
  'a HEAD with a length': {
    send: ['HEAD', '/api/navigation/user'],
    respond: (reply) => raw(reply, 200, { ...json, 'content-length': 4_321 }).end(),
    status: 200,
    gets: { 'content-type': 'application/json', 'content-length': '4321' },
    verdict: null,
  },
  'a 503, which is not retried and keeps its trace id': {
    send: getUser,
    respond: (reply) =>
      reply.code(503).header('retry-after', '0').header(traceIdHeader, 'of-the-backend').send(''),
    status: 503,
    gets: { [traceIdHeader]: 'of-the-backend' },
    verdict: /^invalid-answer: /,
  },
  'a response that breaks off': {
    send: getUser,
    respond: (reply) => {
      const response = raw(reply, 200, { ...json, 'content-length': '100' });
      response.write('{"half":', () => response.destroy());
    },
    status: 502,
    gets: { code: away },
    verdict: away,
  },
  'a response that never begins': {
    send: getUser,
    respond: (reply) => reply.hijack(),
    status: 504,
    gets: { code: late, detail: 'The backend at URL has not responded in time. Try again later.' },
    verdict: late,
  },
  'a response that never ends': {
    send: ['GET', '/api/configuration'],
    respond: (reply) => raw(reply, 200, json).write('{"features":'),
    status: 504,
    gets: { code: late, detail: 'The backend at URL has not responded in time. Try again later.' },
    verdict: late,
  },
  '[S-8-25] nothing, since it is down': {
    send: getUser,
    status: 502,
    gets: {
      code: away,
      detail:
        'The backend at URL does not respond. Check that it is running and that UPSTREAM is its address.',
    },
    verdict: away,
    asked: 0,
  },
  'nothing, since a parameter leads out of its path': {
    send: ['GET', '/api/loans/..%2fx/dashboard'],
    respond: (reply) => reply.send({}),
    status: 400,
    gets: {
      code: 'invalid-request',
      detail: 'The request cannot be handled. Check its address and its headers.',
    },
    verdict: 'invalid-request',
    asked: 0,
  },
};

for (const [what, { send, respond, status, gets = {}, verdict, asked: count = 1 }] of Object.entries(table)) {
  test(`the backend sends ${what}`, { timeout: 10_000 }, async (context) => {
    const { app: real, listen, asked } = await backend(context);
    real.all('/*', (_request, reply) => respond?.(reply));
    const address = await (respond ? listen() : deserted());
    const {
      app,
      user: caller,
      journal,
    } = await inFront(context, address, undefined, { upstreamTimeout: 300 });
    const [method, url, payload] = send;
    const headers = { ...caller.headers, ...(gets['etag'] && { 'if-none-match': gets['etag'] }) };
    const response = await app.inject({
      method,
      url,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    assert.equal(response.statusCode, status, response.body);
    assert.ok(response.headers[traceIdHeader]);
    const problem =
      status >= 400 && response.body.startsWith('{') ? response.json<Record<string, string>>() : {};
    const found = { ...response.headers, ...problem, body: response.body };
    for (const [name, value] of Object.entries(gets))
      assert.equal(String(found[name as keyof typeof found]).replaceAll(address, 'URL'), String(value), name);
    const [entry] = await journal();
    if (verdict instanceof RegExp) assert.match(entry?.verdict ?? '', verdict);
    else assert.equal(entry?.verdict, verdict);
    assert.equal(entry?.traceId, response.headers[traceIdHeader]);
    assert.equal(asked.length, count);
  });
}
