import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SettingsError, startSettings } from './settings.ts';

test('without an environment the server listens on localhost and keeps a file', () => {
  const settings = { host: 'localhost', port: 4300, dataFile: '.data/threshold.sqlite' };
  assert.deepEqual(startSettings({}), settings);
  assert.deepEqual(startSettings({ HOST: '', PORT: '', DATA_FILE: '' }), settings);
});

test('the environment decides', () => {
  assert.deepEqual(startSettings({ HOST: '0.0.0.0', PORT: '0', DATA_FILE: '/data/a.sqlite' }), {
    host: '0.0.0.0',
    port: 0,
    dataFile: '/data/a.sqlite',
  });
});

for (const port of ['http', '65536', '-1', '1.5']) {
  test(`the port ${port} is refused in words`, () => {
    assert.throws(
      () => startSettings({ PORT: port }),
      new SettingsError(`PORT is "${port}": give a number from 0 to 65535, 0 for any free port.`),
    );
  });
}
