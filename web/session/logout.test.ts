import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { BrowserAuthError, type PublicClientApplication } from '@azure/msal-browser';
import type { LogoutResponse } from '../../contracts/operations/session.ts';
import { createStorage } from '../shared/storage.ts';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { userLoaded } from '../shared/store/session-slice.ts';
import { createAppStore, type Extra } from '../shared/store/store.ts';
import { userFixture } from './fixtures.ts';
import { addressAfterLogout, logout, requestLogout, signOutOfProvider } from './logout.ts';
import type { SignInContext } from './sign-in.ts';

const origin = 'http://localhost:4000';
const answer: LogoutResponse = {
  authenticationAuthority: 'https://login.example.test',
  msAuthLogoutRedirectUri: '/signed-out?by=provider',
  losAuthLogoutRedirectUri: '/signed-out?by=product',
  customerIdentifier: 'acme',
};

interface Given {
  /** False for a user without an account of the provider. */
  readonly account?: boolean;
  readonly isProviderUser?: boolean;
  readonly fails?: boolean;
  readonly isFramed?: boolean;
  /** False before the server has sent the user. */
  readonly isUserKnown?: boolean;
}

/** Returns a signed-in store, and the steps of its logout: cleared keys, requests and addresses. */
function signedIn({
  account = true,
  isProviderUser = true,
  fails = false,
  isFramed = false,
  isUserKnown = true,
}: Given = {}) {
  const steps: string[] = [];
  const { transport } = fakeTransport(() => {
    steps.push('request');
    return fails ? new Response(null, { status: 500 }) : Response.json(answer);
  });
  const area = {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: (key: string) => void steps.push(`clear ${key}`),
  };
  // Storage of its own: that of the browser would stay ended for the other tests of this process.
  const storage = createStorage({ session: () => area, local: () => area });
  const page = {
    location: { origin, replace: (address: string) => void steps.push(`leave for ${address}`) },
  };
  const top = { postMessage: ({ type }: { type: string }) => void steps.push(`tell the parent: ${type}`) };
  Object.assign(globalThis, { window: Object.assign(page, { self: page, top: isFramed ? top : page }) });
  const msal = {
    getActiveAccount: () => (account ? {} : null),
    logoutRedirect: async (request: { postLogoutRedirectUri: string }) =>
      void steps.push(`provider sign-out to ${request.postLogoutRedirectUri}`),
    clearCache: async () => void steps.push('forget the account'),
  } as unknown as PublicClientApplication;
  const tabs = { post: () => void steps.push('tell the other tabs'), onMessage: () => undefined };
  const extra: Extra = { ...transport, session: { signIn: { msal } as SignInContext, tabs } };
  const { dispatch } = createAppStore(extra);
  if (isUserKnown) dispatch(userLoaded(userFixture({ authenticatedWithMicrosoft: isProviderUser })));
  const leave = (options = {}) => dispatch(logout({ storage, ...options }));
  return { steps, dispatch, leave };
}

test('[S-4.1-11 S-4.1-13] logout clears storage, requests the address, then signs out of the provider', async () => {
  const { steps, leave } = signedIn();
  await leave();
  assert.deepEqual(steps, [
    'tell the other tabs',
    'clear user',
    'clear menu',
    'clear lastUsedFilter',
    'clear LoanMatches',
    'clear CreateLoanCheck',
    'clear account',
    'clear loanTask',
    'clear loanUpdate',
    'clear drawerSelection',
    'clear alertMessage',
    'clear failedSignIns',
    'clear creation',
    'clear navigationMenu',
    'clear loanMenuBase',
    'clear taskId',
    'clear lastActivity',
    'clear profile',
    'request',
    'provider sign-out to /signed-out?by=provider',
  ]);
});

test('[S-4.1-12 S-4.1-35] without a provider account the browser goes straight to the address of the answer', async () => {
  const { steps, leave } = signedIn({ account: false });
  await leave();
  assert.equal(steps.at(-1), 'leave for /signed-out?by=provider');
});

test('[S-4.1-14] a logout before the user is known uses the provider variant, and clears the sign-in that is left', async () => {
  const { steps, leave } = signedIn({ account: false, isUserKnown: false });
  const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  const forgottenKeys: string[] = [];
  const area = { 'msal.account': 'damaged', threshold: 'kept' };
  Object.defineProperty(area, 'removeItem', { value: (key: string) => void forgottenKeys.push(key) });
  Object.defineProperty(globalThis, 'sessionStorage', { value: area, configurable: true });
  try {
    await leave();
  } finally {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
  }
  assert.equal(steps.at(-1), 'leave for /signed-out?by=provider');
  assert.deepEqual(forgottenKeys, ['msal.account']);
});

test('[S-4.1-16] a framed page tells its parent, and leaves for the address of the answer', async () => {
  const { steps, leave } = signedIn({ isFramed: true });
  await leave();
  assert.deepEqual(steps.slice(-3), [
    'tell the parent: logout',
    'forget the account',
    'leave for /signed-out?by=provider',
  ]);
});

test('[C-10] a sound address of the server is opened; without one the signed-out page is', () => {
  for (const address of ['/signed-out?by=provider', 'https://www.example.test/bye'])
    assert.equal(addressAfterLogout({ ...answer, msAuthLogoutRedirectUri: address }, true, origin), address);
  const unsound = ['', 'javascript:alert(1)', 'data:text/html,x', 'http://', 7, {}].map(
    (msAuthLogoutRedirectUri) => ({ ...answer, msAuthLogoutRedirectUri }),
  );
  for (const odd of [null, 7, 'text', [], ...unsound])
    assert.equal(addressAfterLogout(odd as LogoutResponse | null, true, origin), '/signed-out', String(odd));
});

test('[C-11] several calls of logout lead to one logout', async () => {
  const { steps, leave } = signedIn();
  await Promise.all([leave(), leave(), leave()]);
  await leave();
  assert.equal(steps.filter((step) => step === 'request').length, 1);
});

test('[A-126] a logout of another tab is not posted again', async () => {
  const { steps, leave } = signedIn();
  await leave({ isOfOtherTab: true });
  await leave();
  assert.equal(steps.includes('tell the other tabs'), false);
});

function asked(reply: () => Response | Promise<Response>) {
  const { transport, happened } = fakeTransport(reply);
  return { answered: createAppStore(transport).dispatch(requestLogout()), happened };
}

test('[S-4.1-35] a logout without a response continues after its timeout, not earlier', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let isOver = false;
    const { answered } = asked(() => new Promise<Response>(() => {}));
    const ends = answered.then((result) => {
      isOver = true;
      return result;
    });
    mock.timers.tick(4_999);
    await rested();
    assert.equal(isOver, false);
    mock.timers.tick(1);
    assert.equal(await ends, null);
  } finally {
    mock.timers.reset();
  }
});

test('[S-4.1-35] a logout with a response leaves no timeout behind', async (context) => {
  const started = context.mock.method(globalThis, 'setTimeout');
  const cleared = context.mock.method(globalThis, 'clearTimeout');
  await asked(() => Response.json(answer)).answered;
  const timer = started.mock.calls.find(({ arguments: [, delay] }) => delay === 5_000)?.result;
  assert.ok(timer);
  assert.ok(cleared.mock.calls.some(({ arguments: [ended] }) => ended === timer));
});

/** Runs all pending promise callbacks. */
const rested = () => new Promise((resolve) => setImmediate(resolve));

const me = { homeAccountId: 'me' };

function libraryWith(account: object | null, leave: () => Promise<void> = async () => undefined) {
  const steps: string[] = [];
  const msal = {
    getActiveAccount: () => account,
    logoutRedirect: async ({ postLogoutRedirectUri }: { postLogoutRedirectUri: string }) => {
      steps.push(`leave for ${postLogoutRedirectUri}`);
      await leave();
    },
    clearCache: async (request: object) => {
      steps.push(`forget ${JSON.stringify(request)}`);
    },
  } as unknown as PublicClientApplication;
  return { msal, steps };
}

const forgotten = `forget ${JSON.stringify({ account: me })}`;

test('[S-4.1-11] the sign-in is cleared when the library refuses to leave', async (context) => {
  const warned = context.mock.method(console, 'warn', () => undefined);
  const { msal, steps } = libraryWith(me, async () => {
    throw new BrowserAuthError('interaction_in_progress', '');
  });
  assert.equal(await signOutOfProvider({ msal }, '/signed-out', false), false);
  assert.deepEqual(steps, ['leave for /signed-out', forgotten]);
  assert.equal(warned.mock.callCount(), 1);
});
