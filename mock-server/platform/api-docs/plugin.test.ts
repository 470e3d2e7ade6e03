import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testApp } from '../../test/server.ts';
import { commonServer } from '../../test/common-server.ts';

const addressesIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href|data-document)="(\/api-docs[^"]*|\/mock[^"]*)"/g)].map(
    ([, url]) => url ?? '',
  );

test('the page and each file that it loads respond with 200', async () => {
  const { app } = await commonServer();
  const page = await app.inject('/api-docs');
  assert.equal(page.statusCode, 200);
  const addresses = addressesIn(page.body);
  assert.ok(addresses.includes('/api-docs/swagger-ui-bundle.js'), page.body);
  assert.ok(addresses.includes('/api-docs/openapi.json'));
  for (const url of addresses) {
    const response = await app.inject(url);
    assert.equal(response.statusCode, 200, url);
    assert.equal(response.headers['x-content-type-options'], 'nosniff');
  }
  const script = await app.inject('/api-docs/swagger-ui-bundle.js');
  assert.match(String(script.headers['content-type']), /javascript/);
  const again = await app.inject({
    url: '/api-docs/swagger-ui-bundle.js',
    headers: { 'if-none-match': String(script.headers['etag']) },
  });
  assert.equal(again.statusCode, 304);
});

test('the control API is documented too, unless it is off', async (context) => {
  const { app } = await commonServer();
  assert.match((await app.inject('/api-docs?of=mock')).body, /data-document="\/mock\/openapi\.json"/);
  assert.match((await app.inject('/api-docs?of=nothing')).body, /data-document="\/api-docs\/openapi\.json"/);
  const product = await testApp(context, { isMock: false });
  const page = await product.inject('/api-docs?of=mock');
  assert.equal(page.statusCode, 200);
  assert.doesNotMatch(page.body, /\/mock/);
});

test('other files of the library are not served', async () => {
  const { app } = await commonServer();
  for (const url of ['/api-docs/package.json', '/api-docs/index.html', '/api-docs/../package.json']) {
    assert.equal((await app.inject(url)).statusCode, 404, url);
  }
});
