import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLoopback } from '../../platform/http/origin.ts';
import { modeInWords } from './mode.ts';
import type { Environment } from './setting.ts';
import { SettingsError } from './setting.ts';
import { readSettings } from './settings.ts';

const settingsOf = (environment: Environment) => readSettings(environment).settings;

function faultsOf(environment: Environment): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('without environment variables the server listens on localhost and writes to a file', () => {
  const settings = {
    host: 'localhost',
    port: 4300,
    dataFile: '.data/threshold.sqlite',
    logLevel: 'warn',
    isMock: true,
    isWorldRequired: false,
    allowedOrigins: [],
    corsOrigins: [],
    allowedHosts: [],
    drain: 0,
    documents: null,
    repository: null,
  };
  assert.deepEqual(settingsOf({}), settings);
  assert.deepEqual(settingsOf({ HOST: '', PORT: ' ', DATA_FILE: '', TRUST_PROXY: '' }), settings);
});

test('ALLOWED_ORIGINS is a list of origins', () => {
  const { allowedOrigins } = settingsOf({
    ALLOWED_ORIGINS: 'https://login.example.com, http://localhost:8080',
  });
  assert.deepEqual(allowedOrigins, ['https://login.example.com', 'http://localhost:8080']);
  for (const wrong of [
    'login.example.com',
    'https://login.example.com/',
    "'unsafe-inline'",
    'https://a b',
    'https://a.example;script-src',
    "https://a.example'",
    'https://*.example.com',
    '*',
  ]) {
    assert.equal(faultsOf({ ALLOWED_ORIGINS: wrong }).length, 1, wrong);
  }
});

test('CORS_ORIGINS is a list of origins, and * is rejected', () => {
  assert.deepEqual(settingsOf({ CORS_ORIGINS: 'http://localhost:5173' }).corsOrigins, [
    'http://localhost:5173',
  ]);
  for (const wrong of ['*', 'localhost:5173', 'http://localhost:5173/', 'null']) {
    assert.deepEqual(faultsOf({ CORS_ORIGINS: wrong }), [
      `CORS_ORIGINS is "${wrong}": give origins with commas between, such as https://login.example.com.`,
    ]);
  }
});

test('DATABASE_URL overrides DATA_FILE, and the error for an invalid one does not repeat the password', () => {
  const url = 'postgres://threshold:word@db:5432/threshold';
  const { dataFile, drain } = settingsOf({ DATABASE_URL: url, DATA_FILE: 'a.sqlite' });
  assert.deepEqual({ dataFile, drain }, { dataFile: url, drain: 3_000 });
  for (const wrong of ['mysql://db/threshold', 'db:5432', 'postgres://:::word']) {
    assert.deepEqual(faultsOf({ DATABASE_URL: wrong }), [
      'DATABASE_URL is wrong: give postgres://user:password@host:5432/name.',
    ]);
  }
});

test('environment variables override the defaults', () => {
  const settings = settingsOf({
    HOST: '0.0.0.0',
    PORT: '0',
    DATA_FILE: '/data/a.sqlite',
    LOG_LEVEL: 'trace',
    TRUST_PROXY: 'loopback',
    MOCK: 'off',
  });
  assert.equal(settings.host, '0.0.0.0');
  assert.equal(settings.port, 0);
  assert.equal(settings.dataFile, '/data/a.sqlite');
  assert.equal(settings.logLevel, 'trace');
  assert.equal(settings.trustProxy, 'loopback');
  assert.equal(settings.isMock, false);
});

const refusals: readonly (readonly [Environment, RegExp])[] = [
  [{ PORT: 'http' }, /^PORT is "http": give a number from 0 to 65535, 0 for any free port\.$/],
  [{ PORT: '65536' }, /^PORT is "65536"/],
  [{ PORT: '-1' }, /^PORT is "-1"/],
  [{ PORT: '1.5' }, /^PORT is "1.5"/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": give silent, .* or trace\.$/],
  [{ MOCK: 'yes' }, /^MOCK is "yes": give on or off\.$/],
  [{ MOCK_SIGN_IN: 'yes' }, /^MOCK_SIGN_IN is "yes": give open or local\.$/],
  [{ TRUST_PROXY: '1' }, /^TRUST_PROXY is "1"/],
  [{ TRUST_PROXY: '999.1.1.1' }, /^TRUST_PROXY is "999.1.1.1"/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY is "10.0.0.0\/33"/],
  [{ TRUST_PROXY: '10.0.0.0/8/8' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: 'fd00::/129' }, /^TRUST_PROXY/],
  [{ TRUST_PROXY: '::::' }, /^TRUST_PROXY is "::::"/],
  [{ TRUST_PROXY: 'loopback,' }, /^TRUST_PROXY names "": give/],
  [{ ALLOWED_HOSTS: 'https://demo.example.com' }, /^ALLOWED_HOSTS is "https:.*": give names/],
  [{ ALLOWED_HOSTS: 'demo.example.com:443' }, /^ALLOWED_HOSTS/],
  [{ ALLOWED_HOSTS: 'A.example, B.*, c:80' }, /^ALLOWED_HOSTS names "B\.\*": give/],
  [{ CORS_ORIGINS: 'http://a.example, b.example' }, /^CORS_ORIGINS names "b\.example": give origins/],
  [{ DATA_FILE: 'file:/data/a.sqlite' }, /^DATA_FILE is "file:.*": give a path without ~, or :memory:\.$/],
  [{ DATA_FILE: '~/a.sqlite' }, /^DATA_FILE is "~\/a.sqlite"/],
  [{ DATA_FILE: 'sqlite:///data/a.sqlite' }, /^DATA_FILE is "sqlite:/],
  [{ NODE_ENV: 'Production' }, /^NODE_ENV is "Production": give production, or /],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV is "prod"/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is "yes": give addresses or networks/],
  [{ UPSTREAM: 'backend' }, /^UPSTREAM is "backend": give the address/],
  [{ UPSTREAM: 'http://localhost:4300' }, /which is this server/],
  [{ UPSTREAM: 'http://127.0.0.1:8080', PORT: '8080' }, /which is this server/],
  [{ UPSTREAM: 'https://example.com', UPSTREAM_OPERATIONS: 'getUsr' }, /Did you mean getUser\?/],
  [{ UPSTREAM_OPERATIONS: 'getUser' }, /^UPSTREAM_OPERATIONS .* UPSTREAM is not set/],
];
for (const [environment, line] of refusals) {
  test(`${JSON.stringify(environment)} is rejected in one line that says what to do`, () => {
    const faults = faultsOf(environment);
    assert.equal(faults.length, 1);
    assert.match(faults[0] ?? '', line);
  });
}

test('the least and the greatest value of a setting are valid', () => {
  for (const environment of [{ PORT: '0' }, { PORT: '65535' }, { NODE_ENV: 'reproduction' }])
    assert.deepEqual(faultsOf(environment), [], JSON.stringify(environment));
});

test('one error lists all invalid settings', () => {
  const wrong = { PORT: 'x', LOG_LEVEL: 'x', ALLOWED_HOSTS: '/', UPSTREAM: 'x', MOCK_SIGN_IN: 'x' };
  const environment = { ...wrong, LOGLEVEL: 'x' };
  const named = faultsOf(environment).map((line) => line.split(' ', 1)[0]);
  assert.deepEqual(named, ['PORT', 'LOG_LEVEL', 'MOCK_SIGN_IN', 'ALLOWED_HOSTS', 'UPSTREAM', 'LOGLEVEL']);
});

test('UPSTREAM and UPSTREAM_OPERATIONS are parsed together', () => {
  const { upstream } = settingsOf({
    UPSTREAM: 'https://backend.example.com/',
    UPSTREAM_OPERATIONS: 'getUser',
  });
  assert.equal(upstream?.url, 'https://backend.example.com');
  assert.deepEqual([...upstream.operations], ['getUser']);
});

test('in production the mock sign-in is open to the network only with MOCK_SIGN_IN=open', () => {
  const production = { NODE_ENV: 'production' };
  for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'demo.example.com']) {
    const [line, ...others] = faultsOf({ ...production, HOST });
    assert.match(
      line ?? '',
      /^HOST is ".*", so every machine .*\. Set HOST=localhost, or MOCK_SIGN_IN=open /,
      HOST,
    );
    assert.deepEqual(others, []);
    assert.deepEqual(faultsOf({ ...production, HOST, MOCK_SIGN_IN: 'open' }), [], HOST);
    assert.deepEqual(faultsOf({ HOST }), [], HOST);
    assert.equal(faultsOf({ HOST, MOCK_SIGN_IN: 'local' }).length, 1, HOST);
  }
  for (const HOST of ['', 'localhost', '127.0.0.1', '::1']) {
    assert.deepEqual(faultsOf({ ...production, HOST }), [], HOST);
  }
});

test('in production the control API is off unless MOCK=on', () => {
  assert.equal(settingsOf({ NODE_ENV: 'production' }).isMock, false);
  assert.equal(settingsOf({ NODE_ENV: 'production', MOCK: 'on' }).isMock, true);
  assert.equal(settingsOf({ NODE_ENV: 'development' }).isMock, true);
});

test('a server allows only its own host names until ALLOWED_HOSTS lists others', () => {
  for (const reach of [{}, { HOST: '0.0.0.0' }, { TRUST_PROXY: 'loopback' }]) {
    assert.deepEqual(settingsOf(reach).allowedHosts, [], JSON.stringify(reach));
    assert.deepEqual(settingsOf({ ...reach, ALLOWED_HOSTS: 'Demo.example.com, [::2]' }).allowedHosts, [
      'demo.example.com',
      '[::2]',
    ]);
  }
  assert.deepEqual(settingsOf({ HOST: 'Demo.internal', ALLOWED_HOSTS: 'a.example' }).allowedHosts, [
    'demo.internal',
    'a.example',
  ]);
  assert.equal(settingsOf({ ALLOWED_HOSTS: '*' }).allowedHosts, undefined);
  assert.equal(faultsOf({ ALLOWED_HOSTS: 'demo.example.com, *' }).length, 1);
});

test('only localhost and loopback addresses are loopback', () => {
  for (const host of ['localhost', 'w-1.localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]']) {
    assert.ok(isLoopback(host), host);
  }
  for (const host of [
    '0.0.0.0',
    '::',
    'localhost.example.com',
    '128.0.0.1',
    '127.0.0.1.example.com',
    'notlocalhost',
  ]) {
    assert.ok(!isLoopback(host), host);
  }
});

test('TRUST_PROXY is a list of addresses, networks or names of networks', () => {
  for (const TRUST_PROXY of ['loopback', '10.0.0.0/8', '10.0.0.1, uniquelocal', 'fd00::/8']) {
    assert.equal(settingsOf({ TRUST_PROXY }).trustProxy, TRUST_PROXY);
  }
});

test('a variable that resembles a setting causes a warning', () => {
  const { warnings } = readSettings({
    LOGLEVEL: 'trace',
    MOCK_SIGNIN: 'open',
    UPSTREAM_OPERATION: 'getUser',
    trust_proxy: '7',
    HOME: '/home/nobody',
    NODE_OPTIONS: '',
    HOSTNAME: 'machine',
  });
  assert.deepEqual(warnings, [
    'LOGLEVEL is not a setting, so it has no effect. Did you mean LOG_LEVEL?',
    'MOCK_SIGNIN is not a setting, so it has no effect. Did you mean MOCK_SIGN_IN?',
    'UPSTREAM_OPERATION is not a setting, so it has no effect. Did you mean UPSTREAM_OPERATIONS?',
    'trust_proxy is not a setting, so it has no effect. Did you mean TRUST_PROXY?',
  ]);
});

test('the lines of the startup tell who can reach the server', () => {
  assert.deepEqual(modeInWords(settingsOf({})), [
    'Mock sign-in: from this machine only.',
    'Control API: on, at /mock.',
    'Host names: localhost, IP addresses.',
  ]);
  const open = { HOST: '0.0.0.0', MOCK: 'off' };
  assert.deepEqual(modeInWords(settingsOf({ ...open, ALLOWED_HOSTS: 'localhost,demo.example.com,demo' })), [
    'Mock sign-in: open. Every client that reaches 0.0.0.0 can sign in as any user.',
    'Control API: off.',
    'Host names: localhost, IP addresses, demo.example.com, demo.',
  ]);
  assert.ok(
    modeInWords(settingsOf({ CORS_ORIGINS: 'http://localhost:5173' })).includes(
      'Pages of other origins: those of http://localhost:5173 may send requests to the product.',
    ),
  );
  const [, , names] = modeInWords(settingsOf({ ...open, ALLOWED_HOSTS: '*' }));
  assert.equal(
    names,
    'Host names: any. A web page can reach this server by DNS rebinding: list the names of the server in ALLOWED_HOSTS.',
  );
});

test('REQUIRE_WORLD needs the control API, and the start says that it is on', () => {
  const settings = settingsOf({ REQUIRE_WORLD: 'on' });
  assert.equal(settings.isWorldRequired, true);
  assert.ok(modeInWords(settings).includes('Worlds: a request that names no world is refused.'));
  assert.deepEqual(faultsOf({ REQUIRE_WORLD: 'on', MOCK: 'off' }), [
    'REQUIRE_WORLD needs requests that name a world, but there is one world only: set MOCK=on.',
  ]);
});
