import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonServer } from '../../test/common-server.ts';

const { app } = await commonServer();

const page = { accept: 'text/html' };

test('the address of a page with a slash at its end redirects to the page', async () => {
  for (const [url, location] of [
    ['/api-docs/', '/api-docs'],
    ['/api-docs/?of=mock', '/api-docs?of=mock'],
    ['/mock/demos/', '/mock/demos'],
    ['/mock/demos/first-loan/', '/mock/demos/first-loan'],
    ['/login/AdminHome/', '/login/AdminHome'],
  ]) {
    const response = await app.inject({ url: String(url), headers: page });
    assert.equal(response.statusCode, 308, url);
    assert.equal(response.headers.location, location);
  }
});

test('a slash at the end of an operation, and one that leads elsewhere, are not redirected', async () => {
  assert.equal((await app.inject({ url: '/api-docs/' })).statusCode, 404);
  assert.equal((await app.inject({ url: '//api-docs/', headers: page })).headers.location, undefined);
  assert.equal((await app.inject({ url: '/mock/worlds/', headers: page })).headers.location, undefined);
});
