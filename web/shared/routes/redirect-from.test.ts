import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { redirectFrom } from './redirect-from.ts';

const origin = 'http://threshold.test';
const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'window', before);
  else Reflect.deleteProperty(globalThis, 'window');
});

/** Returns whether the redirect from an address replaces the entry in the history, in a tab that shows `shown`. */
function replaces(address: string, shown: string): boolean {
  Object.defineProperty(globalThis, 'window', {
    configurable: true,
    value: { location: new URL(shown, origin) },
  });
  const { status, headers } = redirectFrom({ url: origin + address }, '/default');
  assert.deepEqual([status, headers.get('Location')], [302, '/default']);
  return headers.has('X-Remix-Replace');
}

test('[A-187] the redirect of a page load replaces its entry, that of an address that is opened adds none', () => {
  assert.equal(replaces('/', '/'), true);
  assert.equal(replaces('/lf/Dashboard?x=1', '/lf/Dashboard?x=1'), true);
  assert.equal(replaces('/lf/Dashboard', '/lf/loan-pipeline'), false);
  assert.equal(replaces('/pipelines?x=1', '/pipelines'), false);
});
