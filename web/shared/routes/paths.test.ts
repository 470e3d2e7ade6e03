import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aliasOf, isUnguarded, nativePage, onDemandPaths, paths, pipelinePages } from './paths.ts';

test('pipelines answer to their bare names and under /pipelines', () => {
  for (const page of pipelinePages) {
    assert.equal(aliasOf(`/${page}`), `/lf/${page}`);
    assert.equal(aliasOf(`/pipelines/${page}/`), `/lf/${page}`);
  }
  assert.equal(aliasOf('/pipelines'), '/lf/loan-pipeline');
});

test('[S-2.1-40] the dashboard also takes the application identifier as a matrix parameter', () => {
  assert.equal(aliasOf('/dashboard;applicationIdentifier=A-1001'), '/dashboard/A-1001');
  assert.equal(aliasOf('/dashboard;applicationIdentifier=../x'), '/default');
});

test('[L-2.1-29] every other path leads to /default', () => {
  for (const path of ['/', '/no-such-page', '/pipelines/nope', '/lf', '/loan-pipeline/x', '/constructor']) {
    assert.equal(aliasOf(path), '/default', path);
  }
});

test('[S-6-01 S-6-02 S-6-03 S-6-04 L-2.1-02 L-2.1-05 L-2.1-08 L-2.1-30] only callback, error and signed-out are open to everyone', () => {
  for (const path of ['/callback', '/error', '/error/404', '/signed-out', '/signed-out/', '/Error/500']) {
    assert.equal(isUnguarded(path), true, path);
  }
  const guarded = [
    '/',
    '/default',
    '/dashboard',
    '/lf/WhatsNew',
    '/new-loan',
    '/switch-profile/1',
    '/callback/x',
    '/error/1/2',
    '/errors',
    '/x/callback',
  ];
  for (const path of guarded) assert.equal(isUnguarded(path), false, path);
});

test('pages that the SPA draws itself have routes of their own', () => {
  assert.equal(nativePage('Dashboard'), paths.dashboard);
  assert.equal(nativePage('new-loan'), paths.newLoan);
  assert.equal(nativePage('WorkOrder'), paths.workQueue);
  assert.equal(nativePage('loan-pipeline'), null);
  assert.equal(nativePage('constructor'), null);
});

test('[S-2.1-01 S-2.1-03 S-2.1-39 L-2.1-14 L-2.1-15 L-2.1-17 L-2.1-18 L-2.1-21 L-2.1-23] the routes are those of the documents, letter for letter', () => {
  const {
    default: landing,
    dashboard,
    newLoan,
    newLead,
    leadSummary,
    workQueue,
    signedOut,
    alertMessage,
  } = paths;
  assert.deepEqual(
    [landing, dashboard, newLoan, newLead, leadSummary, workQueue, signedOut, alertMessage],
    [
      '/default',
      '/dashboard',
      '/new-loan',
      '/new-lead',
      '/lead-summary',
      '/work-queue',
      '/signed-out',
      '/alert-message',
    ],
  );
});

test('[L-2.1-12 L-2.1-24] so are those that are loaded on demand', () => {
  assert.deepEqual(Object.values(onDemandPaths), [
    '/forms-docs',
    '/delivery',
    '/ribbon',
    '/status-tracking',
    '/doc-packages',
    '/services-tab',
    '/menu',
    '/pipelines',
  ]);
});
