import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { type TestContext, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { traceIdHeader, worldHeader } from '../../../contracts/api/headers.ts';
import { worldName } from '../../../contracts/api/world-name.ts';
import { commonServer } from '../../test/common-server.ts';
import { problemOf, testApp } from '../../test/server.ts';
import { folderWith } from '../../test/folder.ts';

const script = '/mock/console/assets/index-1a2b.js';

/** Returns a server with a built console of one page and one script. */
function consoleApp(context: TestContext, options: Parameters<typeof testApp>[1] = {}) {
  const consoleRoot = folderWith(context, {
    'index.html': `<meta name="specification" content="__SPECIFICATION__"><script nonce="__CSP_NONCE__" src="${script}"></script>`,
    'assets/index-1a2b.js': 'export {};',
    'assets/index-1a2b.js.gz': gzipSync('export {};'),
  });
  return testApp(context, { consoleRoot, ...options });
}

test('the page of the console says whether the server has the specification', async (context) => {
  const without = await consoleApp(context);
  assert.match((await without.inject('/mock')).body, /name="specification" content=""/);
  const specification = { root: tmpdir(), refresh: async () => true };
  const app = await consoleApp(context, { specification });
  assert.match((await app.inject('/mock')).body, /name="specification" content="\/spec\/"/);
});

test('only the exact path of the console opens for a browser whose world was deleted', async (context) => {
  const app = await consoleApp(context);
  const open = (url: string) => app.inject({ url, headers: { [worldHeader]: 'gone' } });
  for (const url of ['/mock', '/mock?from=here', '/mock/catalogue', script]) {
    assert.equal((await open(url)).statusCode, 200, url);
  }
  assert.equal(problemOf(await open('/mocking')).code, 'world-unknown');
});

test('files are cached for a year, and are sent compressed if the browser accepts that', async (context) => {
  const app = await consoleApp(context);
  const plain = await app.inject(script);
  assert.match(String(plain.headers['content-type']), /javascript/);
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
  const small = await app.inject({ url: script, headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(small.headers['content-encoding'], 'gzip');
  assert.match(String(small.headers['vary']), /accept-encoding/i);
  assert.deepEqual(gunzipSync(small.rawPayload), plain.rawPayload);
});

test('an unknown or outdated file of the console gets path-unknown', async (context) => {
  const app = await consoleApp(context);
  const unknown = [
    '',
    '../index.html',
    '%2e%2e/index.html',
    'constructor',
    'index-0000.js',
    'index-1a2b.js.gz',
  ];
  for (const file of unknown) {
    const response = await app.inject(`/mock/console/assets/${file}`);
    assert.equal(response.statusCode, 404, file);
    assert.equal(problemOf(response).code, 'path-unknown', file);
  }
});

test('with MOCK=off the server has no console', async (context) => {
  const app = await consoleApp(context, { isMock: false });
  for (const url of ['/mock', script]) assert.equal((await app.inject(url)).statusCode, 404, url);
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
  const { body } = await app.inject({ url: '/', headers: { [worldHeader]: 'gone', accept: 'text/html' } });
  assert.match(body, new RegExp(`<p>The world “${worldName('gone')}” of this browser was deleted`));
  assert.equal(problemOf(await open('/', 'application/json')).code, 'world-unknown');
  assert.equal(problemOf(await open('/api/configuration', '*/*')).code, 'world-unknown');
});

test('paths that need no world respond also in a deleted world', async () => {
  const { app } = await commonServer();
  for (const url of ['/api-docs', '/api-docs/openapi.json', '/page-assets/pages.css']) {
    const response = await app.inject({ url, headers: { [worldHeader]: 'gone', accept: 'text/html' } });
    assert.equal(response.statusCode, 200, url);
  }
});
