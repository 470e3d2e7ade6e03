import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRoute } from './parse-route.ts';

const origin = 'http://localhost:4000';

test('[L-2.6-02] a route of the product is known, with its parameters and by its other names', () => {
  for (const route of [
    '/',
    '/default',
    '/dashboard/A-1',
    '/dashboard/123404/70109',
    '/lf/loan-pipeline?search=van',
    '/lf/Dashboard',
    '/loan-pipeline',
    '/pipelines/closing-queue',
    '/new-loan',
    '/doc-packages',
  ]) {
    assert.equal(parseRoute(route, origin), route);
  }
});

test('[L-2.6-03] an unknown route and an address of another site have no route', () => {
  for (const route of [
    '/no-such-page',
    '/lf/no-such-page',
    '/lf/toString',
    '/pipelines/no-such-page',
    '//evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/callback?code=1',
    '/signed-out',
    '',
  ]) {
    assert.equal(parseRoute(route, origin), null, route);
  }
});
