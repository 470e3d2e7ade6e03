import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  traceIdHeader,
  worldCookieName,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { Problem, type ProblemCode, problems } from '../../../contracts/problems.ts';
import { openStore } from '../worlds/open-store.ts';
import type { Store, WorldStore } from '../../store/store.ts';
import { loanRequest, newWorld, signedIn, storeWith, type TestResponse, testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';
import { stateOf } from '../../test/control.ts';

function assertProblem(response: TestResponse, code: ProblemCode): Problem {
  assert.match(String(response.headers['content-type']), /^application\/problem\+json/, response.body);
  const body = response.json<Problem>();
  assert.ok(Check(Problem, body), response.body);
  assert.equal(body.code, code, response.body);
  assert.equal(response.statusCode, problems[code].status);
  assert.equal(body.status, problems[code].status);
  assert.equal(body.traceId, response.headers[traceIdHeader]);
  assert.notEqual(body.detail, '');
  return body;
}

test('[S-7-29] a request without a token, or with an invalid one, gets 401', async () => {
  const { app } = await commonServer();
  const { headers } = await signedIn(app, 'closing');
  const send = (authorization?: string, more = {}) =>
    app.inject({
      url: '/api/navigation/user',
      headers: { ...(authorization === undefined ? {} : { authorization }), ...more },
    });
  const valid = headers['authorization'] ?? '';
  for (const sent of [valid, valid.replace('Bearer', 'bearer')])
    assert.equal((await send(sent)).statusCode, 200);
  const missing = await send();
  assertProblem(missing, 'sign-in-required');
  assert.equal(missing.headers['www-authenticate'], 'Bearer');
  assertProblem(await send('Basic bm9ib2R5Og=='), 'sign-in-required');
  assertProblem(await send('Bearer nonsense'), 'token-rejected');
  assertProblem(await send(`${valid.slice(0, -6)}AAAAAA`), 'token-rejected');
  assertProblem(await send(valid, { host: 'localhost:81' }), 'token-rejected');
});

test('a browser that its cookie moves to another world acts with the rights and data of that world', async () => {
  const { app } = await commonServer();
  const [home, other] = [await newWorld(app), await newWorld(app, { features: { createLoan: false } })];
  const { [worldHeader]: _home, ...headers } = (await signedIn(app, 'lending-staff', home)).headers;
  const loansIn = async (world: string) => (await stateOf(app, world)).loans;
  const create = (world: string) =>
    app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { ...headers, cookie: `${headers['cookie']}; ${worldCookieName('80')}=${world}` },
      payload: loanRequest,
    });
  const before = [await loansIn(home), await loansIn(other)];
  // The features of the requested world apply: createLoan is off there.
  assertProblem(await create(other), 'feature-missing');
  await app.inject({ method: 'PATCH', url: `/mock/worlds/${other}`, payload: { features: null } });
  assert.equal((await create(other)).statusCode, 200);
  assert.deepEqual([await loansIn(home), await loansIn(other)], [before[0], Number(before[1]) + 1]);
});

test('the token of a user who does not exist in the world is rejected', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const withoutUsers = storeWith(store, 'users', () => ({ byObjectId: async () => null }));
  const user = await signedIn(await testApp(context, { store: withoutUsers }), 'closing');
  assertProblem(await user.get('/api/navigation/user'), 'token-rejected');
});

test('[L-7-04] a state-changing call needs the anti-forgery header, after a token', async () => {
  const { app } = await commonServer();
  const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
  const { authorization = '', cookie = '', [worldHeader]: world = '' } = headers;
  assert.equal(antiForgeryCookie, 'XSRF-TOKEN');
  assert.equal(antiForgeryHeader, 'x-xsrf-token');
  const call = (sent: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { ...sent, [worldHeader]: world },
      payload: loanRequest,
    });
  assertProblem(await call({ authorization }), 'anti-forgery-missing');
  assertProblem(await call({ authorization, cookie }), 'anti-forgery-missing');
  assertProblem(
    await call({ authorization, cookie, [antiForgeryHeader]: 'another-token-of-length' }),
    'anti-forgery-missing',
  );
  assertProblem(
    await call({ authorization, cookie: `${antiForgeryCookie}=`, [antiForgeryHeader]: '' }),
    'anti-forgery-missing',
  );
  const repeated = (value: string) =>
    call({ authorization, cookie: `${antiForgeryCookie}=${value}`, [antiForgeryHeader]: value });
  for (const length of [15, 129]) assertProblem(await repeated('x'.repeat(length)), 'anti-forgery-missing');
  for (const length of [16, 128])
    assert.equal((await repeated('x'.repeat(length))).statusCode, 200, String(length));
  const short = await call({
    authorization,
    cookie: `${antiForgeryCookie}=short`,
    [antiForgeryHeader]: 'short',
  });
  assert.match(assertProblem(short, 'anti-forgery-missing').detail, /must have 16 to 128 letters/);
  assert.match(
    assertProblem(await call({ authorization }), 'anti-forgery-missing').detail,
    /^Send the value/,
  );
  assertProblem(await call({}), 'sign-in-required');
  assert.equal((await call({ ...headers })).statusCode, 200);
});

test('only a request with a body is told that its body is not readable', async () => {
  const { app } = await commonServer();
  const { detail } = assertProblem(
    await app.inject({ method: 'QUERY', url: '/api/alive' }),
    'invalid-request',
  );
  assert.match(detail, /QUERY.*content-type/);
});

test('[T-1-01] an unknown path says which known path is nearest', async () => {
  const { app } = await commonServer();
  const nearest = async (url: string) => assertProblem(await app.inject(url), 'path-unknown').nearest;
  assert.equal(await nearest('/api/loan'), '/api/loans');
  assert.equal(await nearest('/api/loans/123/dashbord?x=1'), '/api/loans/{generalAccountId}/dashboard');
  assert.equal(await nearest('/api/loans/123401/dashing-boards'), '/api/loans/{generalAccountId}/dashboard');
  assert.equal(await nearest('/pipeline/loanpipeline'), '/Pipeline/LoanPipeline');
  assert.equal(await nearest('/mock/world'), '/mock/worlds');
  assertProblem(await app.inject('/%zz'), 'path-unknown');
  // A long parameter is a parameter: its operation documents the refusal.
  assertProblem(await app.inject(`/api/navigation/account/${'A'.repeat(500)}`), 'sign-in-required');
});

test('[T-1-02] a known path with another method is 405 and says which it takes', async () => {
  const { app } = await commonServer();
  const response = await app.inject({ method: 'DELETE', url: '/api/loans' });
  assertProblem(response, 'method-not-allowed');
  assert.equal(response.headers['allow'], 'POST');
  assertProblem(await app.inject({ method: 'POST', url: '/api/loans/1/dashboard' }), 'method-not-allowed');
  assertProblem(await app.inject({ url: '/mock/worlds' }), 'method-not-allowed');
});

test('an unknown world is rejected, never replaced by the default world', async () => {
  const { app: strict } = await commonServer();
  for (const key of ['nowhere', '../../etc', 'x'.repeat(5_000)]) {
    assertProblem(
      await strict.inject({ url: '/api/configuration', headers: { [worldHeader]: key } }),
      'world-unknown',
    );
  }
});

test('a response that violates its schema is a server error, and its fields are not removed', async (context) => {
  const broken = await appWith(context, 'users', (store, worldId) => ({
    byObjectId: async (objectId) => {
      const user = await store.in(worldId).users.byObjectId(objectId);
      return user && { ...user, surplus: true };
    },
  }));
  const user = await signedIn(broken, 'closing');
  assertProblem(await user.get('/api/navigation/user'), 'invalid-answer');
});

test('a stored dashboard that violates its schema is a server error at each request', async (context) => {
  const stubApp = await appWith(context, 'loans', () => ({
    dashboardJson: async () => '{"loanNumber":"1"}',
  }));
  const user = await signedIn(stubApp, 'closing');
  assertProblem(await user.get('/api/loans/123401/dashboard'), 'invalid-answer');
  assertProblem(await user.get('/api/loans/123401/dashboard'), 'invalid-answer');
});

test('an unexpected error is 500, and its message is not sent', async (context) => {
  const failing = await appWith(context, 'loans', () => ({
    dashboardJson: () => Promise.reject(new Error('disk at /secret/place is gone')),
  }));
  const response = await (await signedIn(failing, 'closing')).get('/api/loans/123401/dashboard');
  assertProblem(response, 'internal-error');
  assert.doesNotMatch(response.body, /secret/);
});

test('[S-8-25] every response has a unique trace id', async () => {
  const { app } = await commonServer();
  const requests = [
    { url: '/api/configuration' },
    { url: '/api/navigation/user' },
    { url: '/nowhere' },
    { url: '/%zz' },
    { url: '/login/AdminHome' },
    { url: '/Help/LosHelp' },
    { method: 'POST' as const, url: '/mock/worlds', payload: {} },
    { method: 'OPTIONS' as const, url: '/api/loans' },
    { url: '/api/configuration', headers: { [traceIdHeader]: 'of-the-caller' } },
  ];
  const ids = [];
  for (const request of requests) ids.push(String((await app.inject(request)).headers[traceIdHeader]));
  for (const id of ids) assert.match(id, /^\d{4}-\d{6}$/);
  assert.equal(new Set(ids).size, ids.length);
});

test('malformed HTTP gets a problem with a trace id', async (context) => {
  const app = await testApp(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  assert.ok(address && typeof address === 'object');
  const response = await new Promise<string>((resolve, reject) => {
    const socket = connect(address.port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  assert.match(response, /^HTTP\/1.1 400 /);
  assert.match(response, /x-trace-id: \d{4}-\d{6}/);
  assert.match(response, /"code":"not-http"/);
});

async function appWith<Part extends keyof WorldStore>(
  context: TestContext,
  part: Part,
  methods: (store: Store, worldId: string) => Partial<WorldStore[Part]>,
): Promise<FastifyInstance> {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  return testApp(context, { store: storeWith(store, part, (worldId) => methods(store, worldId)) });
}

test('[L-7-04] a lost or foreign anti-forgery cookie is replaced with the refusal, and the repeated request succeeds', async () => {
  const { app } = await commonServer();
  const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
  const { authorization = '', [worldHeader]: world = '' } = headers;
  const send = (more: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { authorization, [worldHeader]: world, ...more },
      payload: loanRequest,
    });
  const foreign = [
    undefined,
    'short',
    'eyJpdiI6Ik%3D%3D',
    'x'.repeat(300),
    'hidden-from-scripts-of-the-page',
  ];
  for (const value of foreign) {
    const refused = await send(value === undefined ? {} : { cookie: `${antiForgeryCookie}=${value}` });
    assertProblem(refused, 'anti-forgery-missing');
    const [given] = refused.cookies;
    assert.equal(given?.name, antiForgeryCookie);
    const cookie = `${antiForgeryCookie}=${given?.value}`;
    assert.equal((await send({ cookie, [antiForgeryHeader]: given?.value ?? '' })).statusCode, 200);
    const beside = `${antiForgeryCookie}=of-another-application; ${cookie}`;
    assert.equal((await send({ cookie: beside, [antiForgeryHeader]: given?.value ?? '' })).statusCode, 200);
  }
});
