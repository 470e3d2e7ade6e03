import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { traceIdHeader, worldHeader } from '../../../contracts/api/headers.ts';
import { problemOf, testApp } from '../../testing.ts';
import { commonServer } from '../../common-testing.ts';

/** Returns the addresses in the markup of a page. */
const addressesIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/mock\/console\/[^"]+)"/g)].map(([, address = '']) => address);

test('the policy of the console allows its own files only', async () => {
  const { app } = await commonServer();
  const page = await app.inject('/mock');
  assert.equal(page.statusCode, 200);
  assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(page.headers['cache-control'], 'no-store');
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /^default-src 'none'; script-src 'nonce-[\w+/=]{24}'; style-src 'self';/);
  assert.match(policy, /frame-ancestors 'none'/);
  assert.doesNotMatch(policy, /unsafe|\*|https?:/);
  assert.doesNotMatch(page.body, /<script>|<style|\sstyle="|\son\w+="/);
});

test('only the exact path of the console opens for a browser whose world was deleted', async () => {
  const { app } = await commonServer();
  const open = (url: string) => app.inject({ url, headers: { 'x-world': 'gone' } });
  for (const url of ['/mock', '/mock?from=here', '/mock/catalogue']) {
    assert.equal((await open(url)).statusCode, 200, url);
  }
  assert.equal(problemOf(await open('/mocking')).code, 'world-unknown');
});

test('every file of the page is served with its type and is cached for a year', async () => {
  const { app } = await commonServer();
  const addresses = addressesIn((await app.inject('/mock')).body);
  assert.ok(addresses.some((address) => address.endsWith('/client/main.ts')));
  for (const url of addresses) {
    const response = await app.inject(url);
    assert.equal(response.statusCode, 200, url);
    assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable', url);
    const type = url.endsWith('.ts') ? 'text/javascript' : url.endsWith('.css') ? 'text/css' : 'font/woff2';
    assert.ok(String(response.headers['content-type']).startsWith(type), url);
  }
});

test('files are sent compressed if the browser accepts that, with the same content', async () => {
  const { app } = await commonServer();
  const url = addressesIn((await app.inject('/mock')).body).find((address) => address.endsWith('.css')) ?? '';
  const plain = await app.inject(url);
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(small.headers['content-encoding'], 'gzip');
  assert.equal(small.headers['vary'], 'accept-encoding');
  assert.deepEqual(gunzipSync(small.rawPayload), plain.rawPayload);
});

test('an unknown or outdated file of the console gets path-unknown', async () => {
  const { app } = await commonServer();
  const [address = ''] = addressesIn((await app.inject('/mock')).body);
  const folder = address.split('/').slice(0, 4).join('/');
  const others = [
    `${folder}/`,
    `${folder}/../plugin.ts`,
    `${folder}/%2e%2e/plugin.ts`,
    `${folder}/constructor`,
  ];
  for (const url of [...others, address.replace(folder, '/mock/console/older'), '/mock/console/']) {
    const response = await app.inject(url);
    assert.equal(response.statusCode, 404, url);
    assert.equal(problemOf(response).code, 'path-unknown', url);
  }
});

test('with MOCK=off the server has no console', async (context) => {
  const app = await testApp(context, { isMock: false });
  for (const url of ['/mock', '/mock/console/x/console.css']) {
    assert.equal((await app.inject(url)).statusCode, 404, url);
  }
});

test('in a deleted world a browser gets a page with the ways out, a program gets a problem', async () => {
  const { app } = await commonServer();
  const open = (url: string, accept = 'text/html,*/*;q=0.8') =>
    app.inject({ url, headers: { [worldHeader]: 'gone<b>', accept } });
  for (const url of ['/', '/lf/loan-pipeline', '/Pipeline/LoanPipeline', '/nowhere']) {
    const page = await open(url);
    assert.equal(page.statusCode, 400, url);
    assert.match(String(page.headers['content-type']), /^text\/html/);
    assert.match(
      page.body,
      /<h1>This world is gone<\/h1>\n<p>The world “gone&lt;b&gt;” of this browser was deleted/,
    );
    assert.match(page.body, /<form method="post" action="\/mock\/enter" target="_top"><button/);
    assert.match(page.body, /<a href="\/mock" target="_top">/);
    assert.ok(page.headers[traceIdHeader]);
  }
  assert.equal(problemOf(await open('/', 'application/json')).code, 'world-unknown');
  assert.equal(problemOf(await open('/api/configuration', '*/*')).code, 'world-unknown');
});

test('paths that need no world respond also in a deleted world', async () => {
  const { app } = await commonServer();
  for (const url of [
    '/api-docs',
    '/api-docs/openapi.json',
    '/idp/assets/sign-in.css',
    '/legacy-assets/legacy.css',
  ]) {
    const response = await app.inject({ url, headers: { [worldHeader]: 'gone', accept: 'text/html' } });
    assert.equal(response.statusCode, 200, url);
  }
});
