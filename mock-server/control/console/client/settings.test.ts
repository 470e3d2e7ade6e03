import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { WorldChange } from '../../../../contracts/operations/mock-schemas.ts';
import { sampleState } from './sample-state.ts';
import { textSettings } from './settings.ts';

const { settings } = sampleState();
const settingOf = (id: string) => textSettings.find((one) => one.id === id) ?? assert.fail(id);

test('each text setting is read as it was set, and matches its schema', () => {
  for (const { id, change, read } of textSettings) {
    const value = id === 'productTitle' ? 'Harbor Lending' : '/elsewhere/{accountId}';
    const changed = change(settings, value);
    assert.ok(Value.Check(WorldChange, { settings: changed }), id);
    assert.equal(read({ ...settings, ...changed } as typeof settings), value, id);
    assert.equal(read(settings), '', id);
  }
});

test('an empty text restores the default', () => {
  assert.deepEqual(settingOf('productTitle').change(settings, ''), { productTitle: null });
  const pageAddresses = { LosHelp: '/los', ContactUs: '/contact' };
  assert.deepEqual(settingOf('LosHelp').change({ ...settings, pageAddresses }, ''), {
    pageAddresses: { ContactUs: '/contact' },
  });
});
