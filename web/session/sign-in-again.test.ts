import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { BrowserAuthError } from '@azure/msal-browser';
import { leaveForSignIn } from './access-token.ts';

/** Starts to leave a page. With `asks`, the page has a form whose unsaved entries make the browser ask the user. */
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

test('[S-8-21] a user who is still on the page after the question of the browser has stayed', (context) => {
  context.after(() => mock.timers.reset());
  const happened = pageThat({ asks: true });
  after(999);
  assert.deepEqual(happened, []);
  after(1);
  assert.deepEqual(happened, ['stayed']);
});

test('[S-8-21] a page without unsaved entries counts as being left, however long that takes', (context) => {
  context.after(() => mock.timers.reset());
  const happened = pageThat({ asks: false });
  after(20_000);
  assert.deepEqual(happened, []);
});

test('[S-8-21] a provider without a response leaves the user on the page, with one error', async (context) => {
  context.after(() => mock.timers.reset());
  const start = () => Promise.reject(new BrowserAuthError('timed_out', '', 'failed_to_redirect'));
  const happened = pageThat({ asks: true, start });
  await new Promise(setImmediate);
  after(1_000);
  assert.deepEqual(happened, ['stayed']);
});

test('[S-8-21] a sign-in that cannot start is an error, not a refusal to leave', async (context) => {
  context.after(() => mock.timers.reset());
  const start = () => Promise.reject(new BrowserAuthError('crypto_nonexistent', ''));
  const happened = pageThat({ asks: false, start });
  await new Promise(setImmediate);
  assert.deepEqual(happened, ['failed']);
});
