import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { mockOperations } from '../operations/mock.ts';
import { sessionOperations } from '../operations/session.ts';
import { testApp } from '../../mock-server/test/server.ts';
import { presentPacts } from './pact-file.ts';
import { NoStates, Unreachable } from './provider-client.ts';
import { verify } from './verification.ts';
import { type Verdict, verdictsOf } from './verdicts.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server that differs from the mock server: it has one provider state at a time and fixed responses. */
async function backend(context: TestContext, answers: Readonly<Record<string, Answer>>): Promise<string> {
  const server = createServer((request, response) => {
    const answer = answers[String(request.url)];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const json =
  (body: object): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const states = { [mockOperations.changeState.path]: json({ accessToken: 'any', worldId: '' }) };

const only =
  (...descriptions: readonly string[]) =>
  ({ description }: { readonly description: string }) =>
    descriptions.includes(description);

const inShort = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ operation, outcome, verdict }) => `${operation}: ${outcome}: ${verdict}`);

test('a stub server fails the verification, with one line for each failed interaction', async (context) => {
  const provider = await backend(context, {
    ...states,
    [sessionOperations.getUser.path]: json({ role: 'Lending' }),
    [sessionOperations.keepAlive.path]: (request) => void request.socket.destroy(),
  });
  const begun = performance.now();
  const verdicts = await verify({
    provider,
    isChosen: only('getUser: sign-in-required', 'keepAlive: kept alive', 'getUser: without a work queue'),
  });
  assert.deepEqual(inShort(verdicts), [
    'getUser: sign-in-required: failed',
    'getUser: without a work queue: failed',
    'keepAlive: kept alive: failed',
  ]);
  const whole = (performance.now() - begun) / 1_000;
  const seconds = verdicts.reduce((sum, verdict) => sum + verdict.seconds, 0);
  assert.ok(seconds > 0 && seconds <= whole, `${seconds} of ${whole} s`);
  const [refused, user, broken] = verdicts;
  assert.match(refused?.why ?? '', /^status: expected 401, got 200 \(and \d+ more\)$/);
  assert.equal(refused?.state, 'nobody is signed in');
  assert.match(user?.why ?? '', /^header x-trace-id: expected .*, got nothing \(and \d+ more\)$/);
  assert.equal(user?.state, 'somebody is signed in: lending-staff');
  assert.match(broken?.why ?? '', /^the provider gives no answer \(fetch failed: /);
});

test('an event that does not arrive fails its interaction with what to do', async (context) => {
  const { timeout } = AbortSignal;
  context.mock.method(AbortSignal, 'timeout', () => timeout.call(AbortSignal, 500));
  const event = mockOperations.sendEvent.path.replace('{id}', 'w');
  const provider = await backend(context, {
    [mockOperations.changeState.path]: json({ accessToken: 'any', worldId: 'w', accountId: '7' }),
    [event]: json({ listeners: 1 }),
    [sessionOperations.getEvents.path]: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n'),
  });
  const [verdict] = await verify({ provider, isChosen: only('getEvents: a menu changed') });
  assert.equal(verdict?.verdict, 'failed');
  assert.match(
    verdict.why ?? '',
    /no event arrived within 15 s: after POST \/mock\/worlds\/\{id\}\/events, the server must send "menuUpdate" to the open GET \/api\/events at once, and no proxy may hold it back/,
  );
});

test('a provider state that cannot be set up fails only its own interaction', async (context) => {
  const provider = await backend(context, {
    [mockOperations.changeState.path]: (request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        const isRefused = body.includes('lending-staff');
        response.writeHead(isRefused ? 409 : 200, { 'content-type': 'application/json' });
        response.end(isRefused ? 'no such person' : '{}');
      });
    },
    [sessionOperations.getUser.path]: (_request, response) =>
      void response.writeHead(401, { 'content-type': 'application/problem+json', 'x-trace-id': 'a' }).end(
        JSON.stringify({
          type: 'about:blank',
          title: 'A title',
          status: 401,
          detail: 'Sign in.',
          code: 'sign-in-required',
          traceId: 'a',
        }),
      ),
  });
  const verdicts = await verify({
    provider,
    isChosen: only('getUser: sign-in-required', 'getUser: without a work queue'),
  });
  assert.deepEqual(inShort(verdicts), [
    'getUser: sign-in-required: passed',
    'getUser: without a work queue: failed',
  ]);
  assert.match(
    verdicts[1]?.why ?? '',
    /^the state cannot be set up \(POST .*\/mock\/states: 409 no such person\)$/,
  );
});

test('a state that the server does not know is named as unknown', async (context) => {
  let requests = 0;
  const provider = await backend(context, {
    [mockOperations.changeState.path]: (request, response) => {
      requests += 1;
      // The simplest state and its teardown succeed.
      if (requests <= 2) states[mockOperations.changeState.path]?.(request, response);
      else response.writeHead(404).end();
    },
  });
  const [verdict] = await verify({ provider, isChosen: only('getUser: without a work queue') });
  assert.equal(verdict?.verdict, 'failed');
  assert.match(
    verdict?.why ?? '',
    /^the state cannot be set up \(unknown state "somebody is signed in": POST .* 404\)$/,
  );
});

test('a null in a response is printed as null', async (context) => {
  const provider = await backend(context, {
    ...states,
    [sessionOperations.getUser.path]: json({ role: null }),
  });
  const [verdict] = await verify({ provider, isChosen: only('getUser: without a work queue') });
  assert.equal(verdict?.differences.find(({ where }) => where === '$.role')?.got, 'null');
});

test('a provider state that cannot be torn down fails its interaction, and the table is still printed', async (context) => {
  let teardowns = 0;
  const provider = await backend(context, {
    [mockOperations.changeState.path]: (request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        const isRefused = body.includes('teardown') && ++teardowns > 1;
        response.writeHead(isRefused ? 500 : 200, { 'content-type': 'application/json' }).end('{}');
      });
    },
  });
  const [verdict] = await verify({ provider, isChosen: only('getUser: sign-in-required') });
  assert.match(verdict?.why ?? '', /^the state cannot be taken down \(POST .*: 500 \{\}\)$/);
});

test('events are skipped if the backend cannot be asked to send them', async (context) => {
  const provider = await backend(context, {
    ...states,
    [sessionOperations.getEvents.path]: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n'),
  });
  const verdicts = await verify({ provider, isChosen: only('getEvents: the session goes on') });
  assert.deepEqual(inShort(verdicts), ['getEvents: the session goes on: skipped']);
  assert.match(verdicts[0]?.why ?? '', /^not offered: POST .*\/mock\/worlds\/current\/events: 404$/);
});

test('a server without provider states and a missing server give different errors', async (context) => {
  await assert.rejects(verify({ provider: await backend(context, {}) }), NoStates);
  const states404 = await backend(context, {});
  await assert.rejects(verify({ provider: await backend(context, states), states: states404 }), NoStates);
  await assert.rejects(verify({ provider: 'http://127.0.0.1:9' }), Unreachable);
});

const otherServers: readonly (readonly [about: string, body: string, type: string, line: string])[] = [
  ['a page', '<!doctype html><title>Home</title>', 'text/html', 'an HTML page'],
  ['nothing', '', 'application/json', 'no body'],
  ['a text', 'OK', 'text/plain', 'no JSON object'],
  [
    'JSON of its own',
    '{"status": "UP", "groups": []}',
    'application/json',
    'JSON of another product, with the properties status, groups',
  ],
];
for (const [about, body, type, line] of otherServers) {
  test(`a server that responds with ${about} gets one line`, async (context) => {
    const provider = await backend(context, {
      [mockOperations.changeState.path]: (_request, response) =>
        void response.writeHead(200, { 'content-type': type }).end(body),
    });
    await assert.rejects(verify({ provider }), (error: Error) => {
      assert.ok(error instanceof NoStates);
      assert.ok(error.message.endsWith(`/mock/states responds with 200 and ${line}`), error.message);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    });
  });
}

test('of an earlier pact, an interaction with a state that the server gave up fails, and the others are verified', async (context) => {
  const provider = await (await testApp(context)).listen({ host: '127.0.0.1', port: 0 });
  const [pact] = presentPacts;
  assert.ok(pact);
  const kept = pact.interactions.filter(only('keepAlive: kept alive', 'getUser: an originator'));
  const [first, ...others] = kept;
  assert.ok(first);
  const earlier = {
    ...pact,
    interactions: [{ ...first, providerStates: [{ name: 'a state of old' }] }, ...others],
  };
  assert.deepEqual(
    (await verify({ provider, pacts: [earlier] })).map(({ verdict, why }) => [verdict, why.slice(0, 27)]),
    [
      ['failed', 'the state cannot be set up '],
      ['passed', ''],
    ],
  );
});

test('an error of an interaction fails no interaction whose name is the beginning of its name', () => {
  const descriptions = ['createLoan: a loan', 'createLoan: a loan with every detail'];
  const verdicts = verdictsOf(
    descriptions.map((description) => ({ description, type: 'Synchronous/HTTP' })),
    {
      errors: [
        {
          interaction: `Verifying a pact between threshold-web and threshold-server - ${descriptions[1]}`,
          mismatch: { type: 'error', message: 'the response is no JSON' },
        },
      ],
      interactionResults: [],
    },
    {
      complaints: new Map(),
      violations: new Map(),
      seconds: new Map(descriptions.map((description) => [description, 1])),
    },
  );
  assert.deepEqual(
    verdicts.map(({ verdict, why }) => [verdict, why]),
    [
      ['passed', ''],
      ['failed', 'the response is no JSON'],
    ],
  );
});
