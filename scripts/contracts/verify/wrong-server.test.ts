import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperationName } from '../../../contracts/operations/all.ts';
import { traceIdHeader } from '../../../contracts/api/headers.ts';
import { verifyQuietly } from './quiet.ts';
import { reportOf } from './report.ts';
import { type Corrupt, inBody, wrongServer } from './wrong-server.ts';

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

const units: readonly (readonly [pattern: RegExp, sent: string, where: string, allowed: string])[] = [
  [/"loanAmount":[\d.]+/, '"loanAmount":-1', '$.loanDetails.loanAmount', '>= 0'],
  [/"rate":[\d.]+/, '"rate":6.5', '$.loanDetails.rate', 'a fraction from 0 to 0.25: write 0.065 for 6.5%'],
  [
    /"creditScore":\d+/,
    '"creditScore":-5',
    '$.primaryBorrower.creditScore',
    '0, or a whole number from 300 to 850',
  ],
  [
    /"ltv":[\d.]+/,
    '"ltv":64.13600000000001',
    '$.ratios.ltv',
    'a fraction from 0 to 3: write 0.64136 for 64.136%',
  ],
];

test('a value in another unit fails with its place, what is allowed and what was sent; more fields do not', async (context) => {
  const provider = await wrongServer(context, {
    getLoanDashboard: (response) => {
      for (const [pattern, sent] of units) response.body = response.body.replace(pattern, sent);
      response.body = response.body.replace('"ratios":{', '"more":1,"ratios":{"more":[],');
    },
  });
  const verdicts = await verifyQuietly({ provider, states: provider, only: ['getLoanDashboard'] });
  const verdict = verdicts.find(({ outcome }) => outcome === 'with a co-borrower');
  assert.deepEqual(
    verdict?.differences.map(({ where, expected, got, why }) => [where, expected, got, why]),
    units.map(([, sent, where, allowed]) => [where, allowed, sent.split(':')[1], 'not in the schema']),
  );
  assert.equal(verdict?.verdict, 'failed');
  assert.equal(verdict.why, '$.loanDetails.loanAmount: expected >= 0, got -1 (and 3 more)');
});

test('a server with ten violations gets ten failures with their places', async (context) => {
  const corrupted = Object.entries(planted).map(([name, { corrupt }]) => [name, corrupt]);
  const provider = await wrongServer(context, Object.fromEntries(corrupted));
  const names = Object.keys(planted) as OperationName[];
  assert.equal(names.length, 10);
  const verdicts = await verifyQuietly({
    provider,
    states: provider,
    only: [...names, 'getLicenses'],
  });
  const { interactions } = reportOf(provider, verdicts, 0);
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
  // Correct parts of a response are not reported.
  assert.deepEqual(
    interactions.flatMap(({ operation, differences }) =>
      differences.filter(({ where }) => where !== planted[operation as OperationName]?.found[1]),
    ),
    [],
  );
});
