import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Field } from '../../../contracts/fields/field.ts';
import { BorrowerDetails, schemasOf } from '../../../contracts/operations/field-schemas.ts';
import { described, publishedSchema, strict } from '../../../contracts/schema.ts';
import { run } from '../../shared/run.ts';
import { root } from '../../shared/source-files.ts';
import { contractChanges } from './contract-changes.ts';
import { controlContractAt } from './control-contract.ts';
import type { ContractDocument } from './document.ts';
import { presentContract } from './read.ts';
import { linesOf } from './report.ts';

type Json = Record<string, unknown>;

/** Returns the present contract after a change of the part at a path. Tokens of the path are separated by spaces. */
function changed(path: string, change: (part: Json) => void): ContractDocument {
  const copy = structuredClone(presentContract()) as unknown as Json;
  change(path.split(' ').reduce((part, name) => part[name] as Json, copy));
  return copy as unknown as ContractDocument;
}

const create = 'paths /api/loans post';
const request = `${create} requestBody content application/json schema`;
const user = 'paths /api/navigation/user get';
const response = `${user} responses 200 content application/json schema`;

const planted: readonly (readonly [
  about: string,
  path: string,
  change: (part: Json) => void,
  found: string,
])[] = [
  [
    'a required property of a request',
    request,
    (schema) => {
      (schema['properties'] as Json)['channel'] = { type: 'string' };
      (schema['required'] as string[]).push('channel');
    },
    'createLoan breaking: request body $.channel is new and required',
  ],
  [
    'an optional property of a request',
    `${request} properties`,
    (properties) => (properties['channel'] = { type: 'string' }),
    'createLoan compatible: request body $.channel is new and optional',
  ],
  [
    'a new field of the create screen that may be blank [A-168]',
    `${request} properties`,
    (properties) => {
      const nickname: Field = { label: 'Nickname', kind: 'text', maximum: 35, rules: [] };
      const details = strict({ ...BorrowerDetails.properties, ...schemasOf({ nickname }) });
      properties['borrowerDetails'] = publishedSchema<Json>(described(details, 'The borrower (L-3.4-12).'));
    },
    'createLoan compatible: request body $.borrowerDetails.nickname is new and optional',
  ],
  [
    'a lower maximum of a request',
    `${request} properties productId`,
    (schema) => (schema['maximum'] = 100),
    'createLoan breaking: request body $.productId has maximum 100 instead of 2147483647',
  ],
  [
    'a removed option of a request',
    `${request} properties borrowerDetails properties taxIdentifierType`,
    (schema) => (schema['enum'] = ['ssn']),
    'createLoan breaking: request body $.borrowerDetails.taxIdentifierType no longer allows "itin"',
  ],
  [
    'a property of a request that may no longer be null',
    `${request} properties`,
    (properties) => (properties['occupancy'] = (properties['occupancy'] as { anyOf: Json[] }).anyOf[0]),
    'createLoan breaking: request body $.occupancy no longer allows null, request body $.occupancy has other words',
  ],
  [
    'a new property of a response',
    response,
    (schema) => {
      (schema['properties'] as Json)['team'] = { type: 'string' };
      (schema['required'] as string[]).push('team');
    },
    'getUser compatible: response 200 $.team is new and required',
  ],
  [
    'a property of a response that may be missing',
    response,
    (schema) => (schema['required'] as string[]).shift(),
    'getUser breaking: response 200 $.role is no longer required',
  ],
  [
    'a removed property of a response',
    `${response} properties`,
    (properties) => delete properties['role'],
    'getUser breaking: response 200 $.role is removed',
  ],
  [
    'another type in a response',
    `${response} properties role`,
    (schema) => (schema['type'] = 'integer'),
    'getUser breaking: response 200 $.role is integer instead of string',
  ],
  [
    'a schema that several operations share',
    'components schemas MenuEntry properties',
    (properties) => delete properties['drawer'],
    'getMenu breaking: response 200 $[].drawer is removed; getLoanMenu breaking: response 200 $.navigationMenu[].drawer is removed',
  ],
  [
    'a new problem',
    user,
    (operation) =>
      ((operation['responses'] as Json)['404'] = { $ref: '#/components/responses/404-menu-not-found' }),
    'getUser compatible: response 404 is new, problems can also be menu-not-found',
  ],
  [
    'a required parameter',
    user,
    (operation) =>
      ((operation['parameters'] as Json[]) = [
        ...((operation['parameters'] as Json[] | undefined) ?? []),
        { name: 'team', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'x-team', in: 'header', schema: { type: 'string' } },
      ]),
    'getUser breaking: query.team is new and required, header.x-team is new and optional',
  ],
  [
    'another address',
    'paths',
    (paths) => {
      paths['/api/user'] = paths['/api/navigation/user'];
      delete paths['/api/navigation/user'];
    },
    'getUser breaking: address is GET /api/user instead of GET /api/navigation/user',
  ],
  [
    'a removed operation',
    'paths',
    (paths) => delete paths['/api/navigation/user'],
    'getUser breaking: operation is removed',
  ],
  [
    'access without a token',
    user,
    (operation) => (operation['security'] = []),
    'getUser compatible: security accepts requests without sign-in',
  ],
  [
    'a reworded property',
    `${response} properties role`,
    (schema) => (schema['description'] = 'What the user may do.'),
    'getUser words: response 200 $.role has other words',
  ],
  [
    'a reworded summary',
    user,
    (operation) => (operation['summary'] = 'The user.'),
    'getUser words: operation has other words',
  ],
];

for (const [about, path, change, found] of planted) {
  test(`a change is found and told apart: ${about}`, () => {
    const changes = contractChanges(presentContract(), changed(path, change));
    assert.equal(
      changes
        .map(
          ({ operation, kind, changes: own }) =>
            `${operation} ${kind}: ${own.map(({ where, what }) => `${where} ${what}`).join(', ')}`,
        )
        .join('; '),
      found,
    );
    assert.ok(changes.every(({ rules }) => rules.length > 0));
  });
}

test('the opposite of a compatible change of a request breaks', () => {
  const later = changed(
    `${request} properties`,
    (properties) => (properties['channel'] = { type: 'string' }),
  );
  const [one] = contractChanges(later, presentContract());
  assert.deepEqual([one?.kind, one?.changes[0]?.what], ['breaking', 'is removed']);
});

test('an equal contract has no changes', () => {
  assert.deepEqual(contractChanges(presentContract(), structuredClone(presentContract())), []);
});

test('the report lists the breaking operations first, counts reworded properties and ends with a summary', () => {
  const later = changed(`${response} properties`, (properties) => {
    delete properties['role'];
    (properties['firstName'] as Json)['description'] = 'A name.';
  });
  const lines = linesOf('main', contractChanges(presentContract(), later));
  assert.match(lines[0] ?? '', /^BREAKING {2}getUser [A-Z]-/);
  assert.deepEqual(lines.slice(1), [
    '  response 200 $.role  is removed',
    '  words                1 changed',
    '',
    'Since main: 1 breaking, 0 compatible and 0 reworded operations.',
  ]);
});

test('the control API of a commit is computed from its sources, and compared', async () => {
  const earlier = await controlContractAt('HEAD');
  assert.ok(earlier);
  const path = '/mock/worlds/{id}/recipe';
  const operation = earlier.paths[path]?.['get'] ?? assert.fail(path);
  const methods = { get: { ...operation, operationId: 'getRecipeOfWorld' } };
  const later = { ...earlier, paths: { ...earlier.paths, [path]: methods } };
  assert.deepEqual(
    contractChanges(earlier, later).map((change) => [change.operation, change.kind]),
    [
      ['getRecipe', 'breaking'],
      ['getRecipeOfWorld', 'compatible'],
    ],
  );
});

test('the command compares with a commit, and says when there is none', async () => {
  const command = (...words: readonly string[]) =>
    run(process.execPath, [join(root, 'scripts', 'contracts', 'changes.ts'), ...words], { seconds: 60 });
  const { output } = await command('HEAD');
  assert.match(
    output,
    /Since HEAD, \w+ of \d{4}-\d\d-\d\d: \d+ breaking, \d+ compatible and \d+ reworded operations\./,
  );
  const missing = await command('no-such-commit');
  assert.deepEqual(
    [missing.ok, missing.output],
    [false, 'git has no commit or release no-such-commit with a contract.\n'],
  );
});
