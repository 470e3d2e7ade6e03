import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { BrowserAuthError } from '@azure/msal-browser';
import { leaveForSignIn, leavingMilliseconds } from './leave-for-sign-in.ts';

/** A page that is about to be left, with a form that asks first or without. */
function pageThat({ asks, start = () => new Promise<void>(() => undefined) }: Surroundings) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const page = new EventTarget();
  const happened: string[] = [];
  leaveForSignIn(
    start,
    { stayed: () => void happened.push('stayed'), failed: () => void happened.push('failed') },
    page,
  );
  if (asks) page.addEventListener('beforeunload', (event) => event.preventDefault());
  page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return happened;
}

interface Surroundings {
  readonly asks: boolean;
  readonly start?: () => Promise<void>;
}

const after = (milliseconds: number): void => {
  mock.timers.tick(0);
  mock.timers.tick(milliseconds);
};

test('[S-8-21] whoever was asked whether to leave, and is still there, has stayed', (context) => {
  context.after(() => mock.timers.reset());
  const happened = pageThat({ asks: true });
  after(leavingMilliseconds - 1);
  assert.deepEqual(happened, []);
  after(1);
  assert.deepEqual(happened, ['stayed']);
});

test('[S-8-21] a page that nothing holds up is being left, however long that takes', (context) => {
  context.after(() => mock.timers.reset());
  const happened = pageThat({ asks: false });
  after(20_000);
  assert.deepEqual(happened, []);
});

test('[S-8-21] a provider that does not answer leaves the user where they are, and is told of once', async (context) => {
  context.after(() => mock.timers.reset());
  const start = () => Promise.reject(new BrowserAuthError('timed_out', '', 'failed_to_redirect'));
  const happened = pageThat({ asks: true, start });
  await new Promise(setImmediate);
  after(leavingMilliseconds);
  assert.deepEqual(happened, ['stayed']);
});

test('[S-8-21] a sign-in that cannot begin is no staying', async (context) => {
  context.after(() => mock.timers.reset());
  const start = () => Promise.reject(new BrowserAuthError('crypto_nonexistent', ''));
  const happened = pageThat({ asks: false, start });
  await new Promise(setImmediate);
  assert.deepEqual(happened, ['failed']);
});
