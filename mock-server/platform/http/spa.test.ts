import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { antiForgeryCookie, traceIdHeader } from '../../../contracts/api/headers.ts';
import { testApp } from '../../test/server.ts';
import { folderWith } from '../../test/folder.ts';

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const script = '<script nonce="__CSP_NONCE__" src="/assets/main-1a2b.js"></script>';
const builtSpa = (context: TestContext): string =>
  folderWith(context, {
    'index.html': `<title>Threshold</title>${script}${script}`,
    'redirect-bridge.html': `<title>Bridge</title>${script}`,
    'assets/main-1a2b.js': 'export {};',
    'assets/main-1a2b.js.gz': gzipSync('export {};'),
    'favicon.svg': '<svg/>',
  });

test('[L-7-04] every page of the SPA gets index.html with an anti-forgery cookie', async (context) => {
  const app = await testApp(context, { webRoot: builtSpa(context) });
  for (const url of ['/', '/dashboard', '/lf/loan-pipeline', '/callback?redirect=/x', '/anything/else']) {
    const response = await app.inject({ url, headers: page });
    assert.equal(response.statusCode, 200, url);
    assert.equal(response.headers['cache-control'], 'no-cache');
    assert.equal(response.cookies[0]?.name, antiForgeryCookie);
    assert.doesNotMatch(response.body, /__CSP_NONCE__/);
  }
});

test('redirect-bridge.html is sent instead of index.html', async (context) => {
  const app = await testApp(context, { webRoot: builtSpa(context) });
  const response = await app.inject({ url: '/redirect-bridge.html', headers: page });
  assert.match(response.body, /Bridge/);
  assert.doesNotMatch(response.body, /__CSP_NONCE__/);
});

test('a malformed address of a page redirects to the error page, one of the API gets a problem', async (context) => {
  const app = await testApp(context, { webRoot: builtSpa(context) });
  for (const url of ['/error/%E0%A4%A', '/%E0%A4%A', '/lf/%']) {
    const response = await app.inject({ url, headers: page });
    assert.deepEqual([response.statusCode, response.headers.location], [302, '/error/404'], url);
  }
  for (const [url, headers] of [
    ['/api/loans/%E0%A4%A', page],
    ['/error/%E0%A4%A', { accept: 'application/json' }],
  ] as const) {
    const response = await app.inject({ url, headers });
    assert.equal(response.statusCode, 404, url);
    assert.match(String(response.headers['content-type']), /problem\+json/);
  }
});

test('an unknown path of the server gets 404 and not the page of the SPA', async (context) => {
  const app = await testApp(context, { webRoot: builtSpa(context) });
  const unknown = [
    '/api/loan',
    '/API/loans',
    '/api-administration/x',
    '/idp/x',
    '/mock/x',
    '/login/x',
    '/Pipeline/x',
    '/LoanSetup/x',
    '/Search/x',
    '/Notes/x',
    '/assets/gone-9f.js',
  ];
  for (const url of unknown) {
    const response = await app.inject({ url, headers: page });
    assert.equal(response.statusCode, 404, url);
    assert.match(String(response.headers['content-type']), /problem\+json/, url);
  }
  assert.equal(
    (await app.inject({ url: '/dashboard', headers: { accept: 'application/json' } })).statusCode,
    404,
  );
  assert.equal((await app.inject({ method: 'POST', url: '/dashboard', headers: page })).statusCode, 404);
});

test('files with a digest in their name are cached for a year and sent compressed', async (context) => {
  const app = await testApp(context, { webRoot: builtSpa(context) });
  const plain = await app.inject('/assets/main-1a2b.js');
  assert.equal(plain.body, 'export {};');
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(String(plain.headers[traceIdHeader]), /^\d{4}-\d{6}$/);
  const packed = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip' } });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.match(String(packed.headers['vary']), /accept-encoding/i);
  assert.match(String(packed.headers['content-type']), /javascript/);
  const icon = await app.inject('/favicon.svg');
  assert.equal(icon.statusCode, 200);
  assert.equal(icon.headers['cache-control'], 'no-cache');
});

test('a build that removes the files of the one before leaves them to a running server', async (context) => {
  const webRoot = builtSpa(context);
  const app = await testApp(context, { webRoot });
  rmSync(join(webRoot, 'assets'), { recursive: true });
  assert.equal((await app.inject('/assets/main-1a2b.js')).body, 'export {};');
});

test('files outside of the folder are not served', async (context) => {
  const app = await testApp(context, { webRoot: builtSpa(context) });
  for (const url of ['/assets/../../etc/passwd', '/assets/..%2f..%2fetc%2fpasswd', '/..%5cpackage.json']) {
    const response = await app.inject(url);
    assert.ok(response.statusCode >= 400 && response.statusCode < 500, `${url}: ${response.statusCode}`);
  }
});
