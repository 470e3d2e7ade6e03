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

const unguarded: readonly (readonly [rules: string, addresses: readonly string[]])[] = [
  ['S-6-02 L-2.1-02 L-2.1-30', ['/callback', '/callback/']],
  ['S-6-03 L-2.1-05 L-2.1-30', ['/error', '/error/404', '/Error/500']],
  ['S-6-04 L-2.1-08 L-2.1-30', ['/signed-out', '/signed-out/']],
];

for (const [rules, addresses] of unguarded) {
  test(`[${rules}] ${addresses.join(', ')}: no sign-in needed`, () => {
    for (const address of addresses) assert.equal(isUnguarded(address), true, address);
  });
}

test('[S-6-01 L-2.1-30] every other route needs a sign-in', () => {
  const all = Object.values({ ...paths, ...onDemandPaths }).filter((path) => typeof path === 'string');
  const guarded = [
    ...all.filter((path) => path !== paths.callback && path !== paths.signedOut),
    '/lf/WhatsNew',
    '/switch-profile/1',
    '/callback/x',
    '/error/1/2',
    '/errors',
    '/x/callback',
  ];
  for (const path of guarded) assert.equal(isUnguarded(path), false, path);
});

test('[C-07] pages that the SPA draws itself have routes of their own', () => {
  assert.equal(nativePage('Dashboard'), paths.dashboard);
  assert.equal(nativePage('new-loan'), paths.newLoan);
  assert.equal(nativePage('WorkOrder'), paths.workQueue);
  assert.equal(nativePage('loan-pipeline'), null);
  assert.equal(nativePage('constructor'), null);
});

const routes: readonly (readonly [rules: string, name: keyof typeof paths, route: string])[] = [
  ['S-2.1-01 L-2.1-23', 'default', '/default'],
  ['S-2.1-03 L-2.1-17', 'dashboard', '/dashboard'],
  ['S-2.1-39 L-2.1-14', 'newLoan', '/new-loan'],
  ['S-2.1-39 L-2.1-15', 'newLead', '/new-lead'],
  ['S-2.1-39 L-2.1-18', 'leadSummary', '/lead-summary'],
  ['L-2.1-21', 'workQueue', '/work-queue'],
  ['S-2.1-39', 'signedOut', '/signed-out'],
  ['L-2.1-09 S-2.1-23', 'alertMessage', '/alert-message'],
];

for (const [rules, name, route] of routes) {
  test(`[${rules}] the route ${route}`, () => assert.equal(paths[name], route));
}

test('[L-2.1-12 L-2.1-24] the routes that are downloaded on demand', () => {
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
