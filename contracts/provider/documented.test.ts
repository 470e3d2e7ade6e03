import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StateValues } from '../operations/state-schemas.ts';
import { mockOperations } from '../operations/mock.ts';
import { type ProviderStateKind, providerStates, stateIds } from '../api/provider-states.ts';
import { textOf } from '../../scripts/shared/source-files.ts';
import { providerPaths } from '../api/provider-paths.ts';

const text = textOf('contracts/provider-states.md');

test('the documentation describes every provider state with its parameters', () => {
  for (const [name, kind] of Object.entries<ProviderStateKind>(providerStates)) {
    const line = text.split('\n').find((one) => one.startsWith(`| \`${name}\` |`)) ?? '';
    assert.ok(line.includes(kind.means), `${name}: ${line}`);
    for (const parameter of [...kind.needs, ...(kind.takes ?? [])])
      assert.ok(line.includes(`\`${parameter}\``), line);
  }
});

test('the documentation names every value that a provider state returns', () => {
  const values = Object.keys(StateValues.properties);
  assert.ok(stateIds.every((id) => values.includes(id)));
  for (const value of values) assert.match(text, new RegExp(`^\\| .*\`${value}\`.* \\|`, 'm'), value);
});

test('the documentation names the requests that the features send', () => {
  for (const name of [
    'createWorld',
    'changeWorld',
    'deleteWorld',
    'issueToken',
    'sendEvent',
    'searchJournal',
    'changeState',
    'produceMessage',
  ] as const) {
    const { method, path } = mockOperations[name];
    assert.ok(text.includes(`\`${method} ${path}\``), `${method} ${path}`);
  }
  assert.ok(text.includes(`\`POST ${providerPaths.session}\``));
});
