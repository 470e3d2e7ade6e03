import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { Check } from 'typebox/value';
import {
  antiForgeryCookie,
  antiForgeryHeader,
  traceIdHeader,
  worldHeader,
} from '../../../contracts/api/headers.ts';
import { Problem, type ProblemCode, problems } from '../../../contracts/problems.ts';
import {
  antiForgery,
  fieldsOf,
  loanRequest,
  newWorld,
  signedIn,
  type TestResponse,
} from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

const { app } = await commonServer();

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

type Sent = Readonly<Record<string, string>>;
type Row = readonly [
  title: string,
  request: (user: { readonly authorization: string }) => InjectOptions,
  code: ProblemCode,
  detail: string,
  more?: Readonly<Record<string, unknown>>,
];

const proof = 'a-token-of-the-right-length';
const getUser = (headers: Sent = {}) => ({ url: '/api/navigation/user', headers });
const getConfiguration = (headers: Sent) => ({ url: '/api/configuration', headers });
const create = (headers: Sent) =>
  ({ method: 'POST', url: '/api/loans', headers, payload: loanRequest }) as const;
const noToken = 'Send an access token as "authorization: Bearer ...".';
const repeatCookie = `Send the value of the cookie ${antiForgeryCookie} in the header ${antiForgeryHeader}.`;
const shape = `The value of the cookie ${antiForgeryCookie} must have 16 to 128 letters, digits, hyphens or underscores.`;
const gone = (key: string) =>
  `There is no world "${key}". It was deleted or has expired, or its id is mistyped. Open /mock in the browser, or send POST /mock/worlds, to make a new world.`;
const host = 'host: must be one host name or IP address, with an optional port.';

const json = 'application/json';
const noJson = 'The body is not valid JSON.';
const noObject = 'body: must be object.';
const tooLarge = 'The body is larger than any documented request needs. Send less.';
const otherType = 'The server does not accept this content type. Send the body as application/json.';

/** Every kind of request that the server refuses before an operation runs, with its problem. */
const table: readonly Row[] = [
  ['[S-7-29] no token', () => getUser(), 'sign-in-required', noToken, { 'www-authenticate': 'Bearer' }],
  [
    '[S-7-29] another scheme',
    () => getUser({ authorization: 'Basic bm9ib2R5Og==' }),
    'sign-in-required',
    noToken,
  ],
  [
    '[S-7-29] no token of this server',
    () => getUser({ authorization: 'Bearer nonsense' }),
    'token-rejected',
    'The token is malformed. Sign in again.',
  ],
  [
    '[S-7-29] a token with another signature',
    ({ authorization }) => getUser({ authorization: `${authorization.slice(0, -6)}AAAAAA` }),
    'token-rejected',
    'The signature is not from this provider. Sign in again.',
  ],
  [
    '[S-7-29] a token of another port',
    ({ authorization }) => getUser({ authorization, host: 'localhost:81' }),
    'token-rejected',
    'The token was issued for another origin. Sign in again.',
  ],
  ['[L-7-04] a change without a token', () => create({}), 'sign-in-required', noToken],
  [
    '[L-7-04] a change without header and cookie',
    ({ authorization }) => create({ authorization }),
    'anti-forgery-missing',
    repeatCookie,
  ],
  [
    '[L-7-04] a change without the header',
    ({ authorization }) => create({ authorization, cookie: `${antiForgeryCookie}=${proof}` }),
    'anti-forgery-missing',
    repeatCookie,
  ],
  ...(
    [
      [proof, 'another-token-of-length', repeatCookie],
      ['', '', shape],
      ['short', 'short', shape],
      ['x'.repeat(15), 'x'.repeat(15), shape],
      ['x'.repeat(129), 'x'.repeat(129), shape],
    ] as const
  ).map(
    ([cookie, header, detail]): Row => [
      `[L-7-04] a change with the cookie "${cookie}" and the header "${header}"`,
      ({ authorization }) =>
        create({ authorization, cookie: `${antiForgeryCookie}=${cookie}`, [antiForgeryHeader]: header }),
      'anti-forgery-missing',
      detail,
    ],
  ),
  [
    '[T-1-01] a path like that of an operation',
    () => ({ url: '/api/loan' }),
    'path-unknown',
    'There is nothing at /api/loan. The nearest known path is /api/loans.',
    { nearest: '/api/loans' },
  ],
  [
    '[T-1-01] a path with a parameter',
    () => ({ url: '/api/loans/123/dashbord?x=1' }),
    'path-unknown',
    'There is nothing at /api/loans/123/dashbord. The nearest known path is /api/loans/{generalAccountId}/dashboard.',
    { nearest: '/api/loans/{generalAccountId}/dashboard' },
  ],
  [
    '[T-1-01] a path in other letters',
    () => ({ url: '/pipeline/loanpipeline' }),
    'path-unknown',
    'There is nothing at /pipeline/loanpipeline. The nearest known path is /Pipeline/LoanPipeline.',
    { nearest: '/Pipeline/LoanPipeline' },
  ],
  [
    '[T-1-01] a path of the control API',
    () => ({ url: '/mock/world' }),
    'path-unknown',
    'There is nothing at /mock/world. The nearest known path is /mock/worlds.',
    { nearest: '/mock/worlds' },
  ],
  [
    'a malformed path',
    () => ({ url: '/%zz' }),
    'path-unknown',
    'The address is not correctly percent-encoded.',
  ],
  [
    '[T-1-02] another method',
    () => ({ method: 'DELETE', url: '/api/loans' }),
    'method-not-allowed',
    '/api/loans accepts POST, not DELETE.',
    { allow: 'POST' },
  ],
  [
    '[T-1-02] another method, with a parameter',
    () => ({ method: 'POST', url: '/api/loans/1/dashboard' }),
    'method-not-allowed',
    '/api/loans/1/dashboard accepts GET, HEAD, not POST.',
    { allow: 'GET, HEAD' },
  ],
  [
    'a method that no path accepts',
    () => ({ method: 'QUERY', url: '/api/alive' }),
    'invalid-request',
    'A QUERY request needs a content-type, and no path accepts QUERY. Use a documented method.',
  ],
  ...['nowhere', '../../etc', 'x'.repeat(5_000)].map(
    (key): Row => [
      `the world ${key.slice(0, 9)}`,
      () => getConfiguration({ [worldHeader]: key }),
      'world-unknown',
      gone(key.slice(0, 40)),
    ],
  ),
  ...['a/b', 'a;b=c', 'user@a', 'a:b', 'a:1:2', 'a:123456', 'a, b', '[::1', 'a..b'].map(
    (name): Row => [`the host ${name}`, () => getConfiguration({ host: name }), 'invalid-request', host],
  ),
  ...(
    [
      ['text that is not JSON', json, '{"a":1,}', 'unreadable-body', noJson],
      ['two JSON texts', json, '{"a":1}{', 'unreadable-body', noJson],
      ['a compressed body', json, gzipSync('{}').toString('latin1'), 'unreadable-body', noJson],
      [
        'a name that would change every object',
        json,
        '{"__proto__":{"isAdmin":true}}',
        'unreadable-body',
        noJson,
      ],
      ['an empty body', json, '', 'invalid-request', noObject],
      ['a body of 9,000 levels', json, '['.repeat(9_000) + ']'.repeat(9_000), 'invalid-request', noObject],
      ['a byte order mark before a list', json, '\ufeff[]', 'invalid-request', noObject],
      ['a body of 64 KiB and a byte', json, `"${'x'.repeat(65_535)}"`, 'body-too-large', tooLarge],
      ['text', 'text/plain', 'type=create', 'content-type-unsupported', otherType],
      ['a form', 'application/x-www-form-urlencoded', 'type=create', 'content-type-unsupported', otherType],
      ['an unknown type', 'nonsense', 'type=create', 'content-type-unsupported', otherType],
    ] as const
  ).map(
    ([title, type, payload, code, detail]): Row => [
      title,
      ({ authorization }) => ({
        ...create({ authorization, ...antiForgery, 'content-type': type }),
        payload,
      }),
      code,
      detail,
    ],
  ),
];
for (const [title, request, code, detail, more = {}] of table) {
  test(`${title} is refused as ${code}`, async () => {
    const { headers } = await signedIn(app, 'lending-staff');
    const response = await app.inject(request({ authorization: headers['authorization'] ?? '' }));
    const problem = assertProblem(response, code);
    assert.equal(problem.detail, detail);
    for (const [name, value] of Object.entries(more))
      assert.equal(response.headers[name] ?? problem[name as keyof Problem], value);
  });
}

/** Each way in which a client sends a request without a body. */
const framings: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['no framing', {}],
  ['a length of 0', { 'content-length': '0' }],
  ['chunks', { 'transfer-encoding': 'chunked' }],
  ['a type and a length of 0', { 'content-type': json, 'content-length': '0' }],
  ['a type and chunks', { 'content-type': json, 'transfer-encoding': 'chunked' }],
  ['text in chunks', { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }],
];
for (const [what, framing] of framings) {
  test(`[S-7-05] an empty body is no body, with ${what}`, async () => {
    const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
    const send = (url: string) =>
      app.inject({ method: 'POST', url, headers: { ...headers, ...framing }, payload: Readable.from([]) });
    const bodiless = await send('/login/InitializeEnterpriseLos');
    assert.ok(bodiless.statusCode < 300, bodiless.body);
    assert.deepEqual(fieldsOf(await send('/api/loans')), ['body']);
  });
}

test('[S-8-25] every response has a unique trace id', async () => {
  const requests = [
    { url: '/api/configuration' },
    { url: '/api/navigation/user' },
    { url: '/nowhere' },
    { url: '/%zz' },
    { method: 'POST' as const, url: '/mock/worlds', payload: {} },
    { method: 'OPTIONS' as const, url: '/api/loans' },
    { url: '/api/configuration', headers: { [traceIdHeader]: 'of-the-caller' } },
  ];
  const ids = [];
  for (const request of requests) ids.push(String((await app.inject(request)).headers[traceIdHeader]));
  for (const id of ids) assert.match(id, /^\d{4}-\d{6}$/);
  assert.equal(new Set(ids).size, ids.length);
});

test('[L-7-04] a lost or foreign anti-forgery cookie is replaced with the refusal, and the repeated request succeeds', async () => {
  const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
  const { authorization = '', [worldHeader]: world = '' } = headers;
  const send = (more: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/loans',
      headers: { authorization, [worldHeader]: world, ...more },
      payload: loanRequest,
    });
  assert.deepEqual([antiForgeryCookie, antiForgeryHeader], ['XSRF-TOKEN', 'x-xsrf-token']);
  for (const value of ['x'.repeat(16), 'x'.repeat(128)]) {
    const repeated = { cookie: `${antiForgeryCookie}=${value}`, [antiForgeryHeader]: value };
    assert.equal((await send(repeated)).statusCode, 200);
  }
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
