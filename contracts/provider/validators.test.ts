import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { registerSchema, validate as hyperjump } from '@hyperjump/json-schema/openapi-3-1';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { personaIds } from '../api/personas.ts';
import { productOperations } from '../operations/all.ts';
import type { Institutions, Originator } from '../operations/create-loan.ts';
import type { LoanDashboard } from '../operations/dashboard.ts';
import { mockOperations } from '../operations/mock.ts';
import { menuNames } from '../operations/shell.ts';
import type { JsonObject } from '../openapi/components.ts';
import { mockDocument, productDocument } from '../openapi/documents.ts';
import type { Operation } from '../operation.ts';
import { problemMediaType } from '../problems.ts';
import { commonServer } from '../../mock-server/test/common-server.ts';
import { seeds } from '../../mock-server/platform/recipes/rows.ts';
import { exchanges, requestIn } from './pact-requests.ts';
import {
  loanRequest,
  newWorld,
  signedIn,
  type TestResponse,
  type TestUser,
} from '../../mock-server/test/server.ts';

// Teams in other languages check responses against the OpenAPI documents with validators of their own. Two validators
// that share no code, neither of them with any option or keyword of this project, stand for those.

const operations: Readonly<Record<string, Operation>> = { ...productOperations, ...mockOperations };
type Name = keyof typeof productOperations | keyof typeof mockOperations;

const documents: Readonly<Record<string, JsonObject>> = {
  'https://threshold.example/product': productDocument(),
  'https://threshold.example/control': mockDocument(),
};

for (const [uri, document] of Object.entries(documents)) {
  registerSchema(structuredClone(document) as never, uri, 'https://spec.openapis.org/oas/3.1/schema-base');
}

/** Returns whether a value is valid for the schema at an address. */
type Validator = (address: string, value: unknown) => Promise<boolean>;

const validators: Readonly<Record<string, Validator>> = {
  Ajv: async (address, value) => compiled(address)(value),
  Hyperjump: async (address, value) => (await hyperjump(address, value as never)).valid,
};

const ajv = new Ajv2020();
const compiledByAddress = new Map<string, ValidateFunction>();

/** Compiles a schema with Ajv, which reads no OpenAPI document: the shared schemas become definitions of this one. */
function compiled(address: string): ValidateFunction {
  const known = compiledByAddress.get(address);
  if (known) return known;
  const [uri = '', pointer = ''] = address.split('#/');
  const document = documents[uri] ?? assert.fail(uri);
  const schema = pointer
    .split('/')
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, name) => (part as JsonObject)[name], document) as JsonObject;
  const { schemas } = document['components'] as JsonObject;
  const text = JSON.stringify({ ...schema, $defs: schemas });
  const validate = ajv.compile(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as object);
  compiledByAddress.set(address, validate);
  return validate;
}

/** Returns the address of a schema of an operation in its document: of its request body, or of a response. */
function schemaOf(name: Name, part: 'body' | number): string {
  const { method, path } = operations[name] as Operation;
  const [uri, { paths }] = Object.entries(documents)[
    Object.hasOwn(mockOperations, name) ? 1 : 0
  ] as unknown as [string, { readonly paths: Paths }];
  const at = ['paths', path, method.toLowerCase()];
  if (part === 'body') return pointer(uri, [...at, 'requestBody', 'content', 'application/json', 'schema']);
  const { responses } = paths[path]?.[method.toLowerCase()] ?? assert.fail(path);
  const status = String(part) in responses ? String(part) : 'default';
  const shared = responses[status]?.$ref?.split('/').slice(1);
  const mediaType = shared ? problemMediaType : 'application/json';
  return pointer(uri, [...(shared ?? [...at, 'responses', status]), 'content', mediaType, 'schema']);
}
type Paths = Readonly<Record<string, Readonly<Record<string, { readonly responses: Responses }>>>>;
type Responses = Readonly<Record<string, { readonly $ref?: string }>>;

const pointer = (uri: string, tokens: readonly string[]): string =>
  `${uri}#/${tokens.map((token) => encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Checks a value with every validator. */
async function assertValid(address: string, value: unknown, about: string): Promise<void> {
  for (const [validator, isValid] of Object.entries(validators)) {
    assert.ok(
      await isValid(address, value),
      `${validator} refuses ${about}: ${JSON.stringify(value).slice(0, 300)}`,
    );
  }
}

/** Checks the status and the body of a response, and returns the body. */
async function assertServed<Body>(name: Name, response: TestResponse, status = 200): Promise<Body> {
  assert.equal(response.statusCode, status, `${name}: ${response.body}`);
  const body = response.json<Body>();
  await assertValid(schemaOf(name, status), body, name);
  return body;
}

const accounts = seeds.standard('2026-03-10').loans.map(({ generalAccountId }) => generalAccountId);

describe('validators of other projects accept what the server sends', () => {
  let user: TestUser;
  let world: string;

  before(async () => {
    const { app } = await commonServer();
    world = await newWorld(app);
    user = await signedIn(app, 'lending-staff', world);
  });

  test('every loan and lead: account, dashboard, menu and image access', async () => {
    for (const id of accounts) {
      await assertServed('getAccountById', await user.get(`/api/navigation/account/by-id/${id}`));
      await assertServed('getLoanDashboard', await user.get(`/api/loans/${id}/dashboard`));
      await assertServed('getLoanMenu', await user.get(`/api/navigation/menu/loan/${id}`));
      await assertServed('getImageFlowAccess', await user.get(`/api/navigation/user/imageflow-access/${id}`));
    }
  });

  test('every user with their menus and choices', async () => {
    const { app } = await commonServer();
    for (const persona of personaIds) {
      const { get } = await signedIn(app, persona, world);
      await assertServed('getUser', await get('/api/navigation/user'));
      for (const menu of menuNames) await assertServed('getMenu', await get(`/api/navigation/menu/${menu}`));
      const { institutions } = await assertServed<Institutions>(
        'getInstitutions',
        await get('/api/loans/institutions'),
      );
      for (const { institutionId } of institutions) {
        const originators = await assertServed<Originator[]>(
          'getOriginators',
          await get(`/api/loans/originators/${institutionId}`),
        );
        for (const { originatorUserId } of originators) {
          const pair = `${originatorUserId}/${institutionId}`;
          await assertServed('getProducts', await get(`/api/loans/products/${pair}`));
          await assertServed('getLicenses', await get(`/api/loans/licenses/${pair}`));
        }
      }
      await assertServed(
        'userHasOtherActiveOriginators',
        await get('/LoanSetup/UserHasOtherActiveOriginators'),
      );
      await assertServed('logout', await get('/api/navigation/user/logout'));
    }
  });

  test('every outcome in the pact: requests, responses and problems', async () => {
    const { app } = await commonServer();
    for (const { description, providerStates, request, response } of exchanges) {
      const [name] = description.split(':') as [Name];
      const payload = { state: providerStates[0].name, params: providerStates[0].params };
      const state = await app.inject({ method: 'POST', url: '/mock/states', payload });
      const served = await app.inject(requestIn(request, state.json()));
      assert.equal(served.statusCode, response.status, `${description}: ${served.body}`);
      if (served.body !== '' && served.statusCode < 300 && request.body)
        await assertValid(schemaOf(name, 'body'), request.body.content, `the request of ${description}`);
      if (served.body !== '')
        await assertValid(schemaOf(name, served.statusCode), served.json(), description);
    }
    assert.ok(exchanges.length > 100, String(exchanges.length));
  });

  test('the state, recipe, journal and catalogue of a world', async () => {
    const { app } = await commonServer();
    const at = `/mock/worlds/${world}`;
    const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, payload });
    const faults = { slow: { operation: 'getUser', kind: 'delay', delayMilliseconds: 5, times: 'always' } };
    await assertServed('changeWorld', await app.inject({ method: 'PATCH', url: at, payload: { faults } }));
    await assertServed('getWorld', await app.inject(at));
    await assertServed('getWorldLoans', await app.inject(`${at}/loans`));
    await assertServed('searchJournal', await post(`${at}/journal/search`));
    await assertServed('exportHar', await app.inject(`${at}/journal/har`));
    await assertServed('getCatalogue', await app.inject('/mock/catalogue'));
    await assertServed('issueToken', await post(`${at}/tokens`, { persona: 'closing' }), 201);
  });

  test('errors that the pact does not have', async () => {
    const { app } = await commonServer();
    await assertServed(
      'createLoan',
      await user.post('/api/loans', 'text', { 'content-type': 'text/plain' }),
      415,
    );
    await assertServed('getUser', await user.get('/api/navigation/users'), 404);
    await assertServed(
      'createWorld',
      await app.inject({ method: 'POST', url: '/mock/worlds', payload: { seed: 'none' } }),
      400,
    );
    for (const status of [418, 500, 503]) {
      const fault = {
        operation: 'getInstitutions',
        kind: 'status',
        status,
        message: 'Down for maintenance.',
      };
      await app.inject({
        method: 'PATCH',
        url: `/mock/worlds/${world}`,
        payload: { faults: { down: fault } },
      });
      await assertServed('getInstitutions', await user.get('/api/loans/institutions'), status);
    }
  });

  test('every amount of cents up to 10,000 dollars', async () => {
    const amounts = `${schemaOf('getLoanDashboard', 200)}/properties/loanDetails/properties/loanAmount`;
    for (let cents = 1; cents <= 1_000_000; cents += 997)
      await assertValid(amounts, cents / 100, 'an amount');
  });
});

/** Errors that are planted in valid values: the path of the changed property and its wrong value. */
const planted: readonly (readonly [
  about: string,
  name: Name,
  part: 'body' | number,
  path: string,
  value?: unknown,
])[] = [
  ['an amount as text', 'getLoanDashboard', 200, 'loanDetails.loanAmount', '350000'],
  ['a rate in percent', 'getLoanDashboard', 200, 'loanDetails.rate', 6.5],
  ['a date with a time', 'getLoanDashboard', 200, 'loanDetails.closingDate', '2026-03-10T00:00:00Z'],
  ['a missing loan number', 'getLoanDashboard', 200, 'loanNumber'],
  ['an unknown property', 'getLoanDashboard', 200, 'color', 'blue'],
  ['an unknown work queue', 'getUser', 200, 'workQueueType', 'Archive'],
  ['an id of 0', 'getAccountById', 200, 'generalAccountId', 0],
  [
    'five borrowers',
    'getLoanMenu',
    200,
    'borrowers',
    Array.from({ length: 5 }, () => ({ fullName: '', initials: '', borrowerPosition: 'primary borrower' })),
  ],
  [
    'an entry without a name in a menu',
    'getLoanMenu',
    200,
    'navigationMenu.0.items',
    [{ index: 1, drawer: 'Loan' }],
  ],
  ['a negative price', 'createLoan', 'body', 'salesPrice', -1],
  ['a tax identifier of eight digits', 'createLoan', 'body', 'borrowerDetails.taxIdentifier', '00012123'],
];

function plant(value: unknown, path: string, wrong: unknown): void {
  const [last = '', ...parents] = path.split('.').toReversed();
  const parent = parents.toReversed().reduce((part, name) => part[name] as Changeable, value as Changeable);
  if (wrong === undefined) delete parent[last];
  else parent[last] = wrong;
}
type Changeable = Record<string, unknown>;

test('validators of other projects refuse each planted error', async () => {
  const { app } = await commonServer();
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const [id] = accounts;
  const valid: Readonly<Record<string, unknown>> = {
    getLoanDashboard: (await user.get(`/api/loans/${id}/dashboard`)).json<LoanDashboard>(),
    getUser: (await user.get('/api/navigation/user')).json(),
    getAccountById: (await user.get(`/api/navigation/account/by-id/${id}`)).json(),
    getLoanMenu: (await user.get(`/api/navigation/menu/loan/${id}`)).json(),
    createLoan: loanRequest,
  };
  for (const [about, name, part, path, wrong] of planted) {
    const value = structuredClone(valid[name]);
    await assertValid(schemaOf(name, part), value, name);
    plant(value, path, wrong);
    for (const [validator, isValid] of Object.entries(validators)) {
      assert.equal(await isValid(schemaOf(name, part), value), false, `${validator} accepts ${about}`);
    }
  }
});
