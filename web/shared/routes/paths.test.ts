import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aliasOf, nativePage } from './parse-route.ts';
import { isUnguarded, onDemandPaths, paths } from './paths.ts';
import { pipelinePages } from './pipelines.ts';

const alias = (address: string): string => aliasOf(new URL(address, 'http://localhost'));

test('[C-08] pipelines have aliases: their bare names, and their names under /pipelines', () => {
  for (const page of pipelinePages) {
    assert.equal(alias(`/${page}`), `/lf/${page}`);
    assert.equal(alias(`/pipelines/${page}/?accountId=7`), `/lf/${page}?accountId=7`);
  }
});

test('[S-2.1-40] the dashboard also takes the application identifier as a matrix parameter', () => {
  assert.equal(alias('/dashboard;applicationIdentifier=A-1001'), '/dashboard/A-1001');
  assert.equal(alias('/dashboard;applicationIdentifier=../x?query'), '/default');
});

test('[L-2.1-29] every other path leads to /default', () => {
  for (const path of ['/', '/no-such-page', '/pipelines/nope', '/lf', '/loan-pipeline/x', '/constructor']) {
    assert.equal(alias(path), '/default', path);
  }
});

test('the callback, the error page and the signed-out page need no sign-in, and every other route does', () => {
  const open = [
    '/callback',
    '/callback/',
    '/error',
    '/error/404',
    '/Error/500',
    '/signed-out',
    '/signed-out/',
  ];
  const all = Object.values({ ...paths, ...onDemandPaths }).filter((path) => typeof path === 'string');
  const guarded = [
    ...all.filter((path) => !open.includes(path)),
    '/lf/WhatsNew',
    '/switch-profile/1',
    '/callback/x',
    '/error/1/2',
    '/errors',
    '/x/callback',
  ];
  assert.deepEqual([...open, ...guarded].filter(isUnguarded), open);
});

test('[C-07] pages that the SPA draws itself have routes of their own', () => {
  assert.equal(nativePage('Dashboard'), paths.dashboard);
  assert.equal(nativePage('new-loan'), paths.newLoan);
  assert.equal(nativePage('WorkOrder'), paths.workQueue);
  assert.equal(nativePage('loan-pipeline'), null);
  assert.equal(nativePage('constructor'), null);
});
