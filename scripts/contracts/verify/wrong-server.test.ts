import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { type OperationName, productOperations } from '../../../contracts/operations/all.ts';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { testApp } from '../../../mock-server/test/server.ts';
import { withReport } from './board.ts';
import { verifyQuietly } from './quiet.ts';
import { reportOf } from './report.ts';

interface ServedResponse {
  status: number;
  readonly headers: Record<string, string>;
  body: string;
}

/** Changes a response into one that breaks its contract. */
type Corrupt = (response: ServedResponse) => void;

const inBody =
  (pattern: RegExp, replacement: string): Corrupt =>
  (response) => {
    response.body = response.body.replace(pattern, replacement);
  };

/**
 * Ten operations: for each, how its responses are corrupted, and the interaction and the difference that must be
 * reported.
 */
const planted: Readonly<
  Partial<
    Record<
      OperationName,
      {
        readonly corrupt: Corrupt;
        readonly found: readonly [outcome: string, where: string, expected: string, got: string];
      }
    >
  >
> = {
  getUser: {
    corrupt: inBody(/"isOriginator":(\w+)/, '"isOriginator":"$1"'),
    found: ['an originator', '$.isOriginator', 'true', '"true"'],
  },
  logout: {
    corrupt: inBody(/,"customerIdentifier":"[^"]*"/, ''),
    found: ['signed in through the provider', '$.customerIdentifier', 'a value', 'nothing'],
  },
  keepAlive: {
    corrupt: (response) => void (response.status = 200),
    found: ['kept alive', 'status', '204', '200'],
  },
  getMenu: {
    corrupt: inBody(/"drawer":"Delivery"/, '"drawer":"Deliveries"'),
    found: ['delivery', '$[0].drawer', '"Delivery"', '"Deliveries"'],
  },
  getLoanMenu: {
    corrupt: inBody(/"primary coborrower"/g, '"co-borrower"'),
    found: ['several borrowers', '$.borrowers[1].borrowerPosition', '"primary coborrower"', '"co-borrower"'],
  },
  getAccountById: {
    corrupt: inBody(/"generalAccountId":(\d+)/, '"generalAccountId":"$1"'),
    found: ['a loan', '$.generalAccountId', '123410', '"123410"'],
  },
  getLoanDashboard: {
    corrupt: inBody(/"rate":[\d.]+/, '"rate":"6.250%"'),
    found: ['with a co-borrower', '$.loanDetails.rate', '0.0625', '"6.250%"'],
  },
  getInstitutions: {
    corrupt: ({ headers }) => void delete headers[traceIdHeader],
    found: ['several', `header ${traceIdHeader}`, '0001-000001', 'nothing'],
  },
  getProducts: {
    corrupt: inBody(/^\[.*\]$/, '{}'),
    found: ['one', '$', '[{"loanProductId":501,"loanProductName":"Conforming 30 Year Fixed"}]', '{}'],
  },
  getImageFlowAccess: {
    corrupt: (response) => {
      if (response.status === 404) response.headers['content-type'] = 'application/json; charset=utf-8';
    },
    found: [
      'account-not-found',
      'header content-type',
      'application/problem+json',
      'application/json; charset=utf-8',
    ],
  },
};

test('a server with ten violations gets ten failures with their places, on the board too', async (context) => {
  const provider = await wrongServer(context);
  const names = Object.keys(planted) as OperationName[];
  assert.equal(names.length, 10);
  const verdicts = await verifyQuietly({
    provider,
    states: provider,
    only: [...names, 'getLicenses'],
    board: '',
    files: {},
  });
  const report = reportOf(provider, verdicts, 0);
  const { interactions } = report;
  const told = names.map((name) => {
    const [outcome = '', where] = planted[name]?.found ?? [];
    const one = interactions.find((found) => found.operation === name && found.outcome === outcome);
    const difference = one?.differences.find((found) => found.where === where);
    assert.match(one?.state ?? '', /^somebody is signed in: /, name);
    assert.notEqual(one?.rules.length, 0, name);
    assert.notEqual(difference?.why, '', name);
    return [name, outcome, difference?.where, difference?.expected, difference?.got];
  });
  assert.deepEqual(
    told,
    names.map((name) => [name, ...(planted[name]?.found ?? [])]),
  );
  const operations = withReport({ backends: {} }, report, new Date(0)).backends[provider] ?? {};
  for (const name of names) {
    const [outcome = '', where = ''] = planted[name]?.found ?? [];
    const failure = operations[name]?.failed.find((one) => one.outcome === outcome);
    assert.ok(failure?.why.startsWith(`${where}: expected `), `${name}: ${failure?.why}`);
  }
  assert.deepEqual(operations['getLicenses']?.failed, []);
  // Correct parts of a response are not reported.
  assert.deepEqual(
    interactions.flatMap(({ operation, differences }) =>
      differences.filter(({ where }) => where !== planted[operation as OperationName]?.found[1]),
    ),
    [],
  );
});

/** Returns the address of a server that passes requests to the mock server and corrupts the responses of ten operations. */
async function wrongServer(context: TestContext): Promise<string> {
  const app = await testApp(context);
  const server = createServer((request, response) => {
    void served(app, request).then(({ status, headers, body }) =>
      response.writeHead(status, headers).end(body),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  context.after(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function served(app: FastifyInstance, request: IncomingMessage): Promise<ServedResponse> {
  // The texts of compressed responses could not be corrupted.
  const {
    url = '',
    method = 'GET',
    headers: { 'accept-encoding': _encoding, ...headers },
  } = request;
  const payload = await buffer(request);
  const answer = await app.inject({ method, url, headers, payload });
  const { 'content-length': _, ...kept } = answer.headers as Record<string, string>;
  const response = { status: answer.statusCode, headers: kept, body: answer.body };
  const name = (Object.keys(planted) as OperationName[]).find((operation) =>
    isAt(productOperations[operation].path, url),
  );
  if (name !== undefined) planted[name]?.corrupt(response);
  return response;
}

const isAt = (template: string, url: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}(?:\\?.*)?$`).test(url);
