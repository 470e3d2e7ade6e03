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

test('the address of a database goes before the file', () => {
  const url = 'postgres://threshold:word@db:5432/threshold';
  assert.equal(startSettings({ DATABASE_URL: url, DATA_FILE: 'a.sqlite' }).dataFile, url);
  for (const wrong of ['mysql://db/threshold', 'db:5432', 'postgres://:::word']) {
    assert.throws(
      () => startSettings({ DATABASE_URL: wrong }),
      (error) => error instanceof SettingsError && !error.message.includes(wrong),
    );
  }
});

for (const port of ['http', '65536', '-1', '1.5']) {
  test(`the port ${port} is refused in words`, () => {
    assert.throws(
      () => startSettings({ PORT: port }),
      new SettingsError(`PORT is "${port}": give a number from 0 to 65535, 0 for any free port.`),
    );
  });
}

test('an upstream is read with what is passed on to it', () => {
  const { upstream } = startSettings({
    UPSTREAM: 'https://backend.example.com/',
    UPSTREAM_OPERATIONS: 'getUser',
  });
  assert.equal(upstream?.url, 'https://backend.example.com');
  assert.deepEqual([...upstream.operations], ['getUser']);
});

const upstreamRefusals: readonly (readonly [Readonly<Record<string, string>>, RegExp])[] = [
  [{ UPSTREAM: 'backend' }, /^UPSTREAM is "backend": give the address/],
  [{ UPSTREAM: 'http://localhost:4300' }, /which is this server/],
  [{ UPSTREAM: 'http://127.0.0.1:8080', PORT: '8080' }, /which is this server/],
  [{ UPSTREAM: 'https://example.com', UPSTREAM_OPERATIONS: 'getUsr' }, /Did you mean getUser\?/],
  [{ UPSTREAM_OPERATIONS: 'getUser' }, /^UPSTREAM_OPERATIONS .* UPSTREAM does not say to whom/],
];
for (const [environment, message] of upstreamRefusals) {
  test(`${JSON.stringify(environment)} is refused in words`, () => {
    assert.throws(
      () => startSettings(environment),
      (error) => error instanceof SettingsError && message.test(error.message),
    );
  });
}
