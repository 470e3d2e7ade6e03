import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogoutResponse } from '../../contracts/operations/session.ts';
import { addressAfterLogout, createLogout, type LogoutSurroundings } from './logout.ts';

const origin = 'http://localhost:4000';
const answer: LogoutResponse = {
  authenticationAuthority: 'https://login.example.test',
  msAuthLogoutRedirectUri: '/signed-out?by=provider',
  losAuthLogoutRedirectUri: '/signed-out?by=product',
  customerIdentifier: 'acme',
};

function surroundingsOf(changes: Partial<LogoutSurroundings> & { account?: boolean } = {}) {
  const steps: string[] = [];
  const { account = true, ...more } = changes;
  const surroundings: LogoutSurroundings = {
    origin,
    storage: { read: () => null, write: () => undefined, remove: (key) => void steps.push(`clear ${key}`) },
    isProviderUser: () => true,
    announce: () => void steps.push('announce'),
    requestLogout: async () => {
      steps.push('call logout');
      return answer;
    },
    notifyTopWindow: () => void steps.push('tell top window'),
    signOutOfProvider: async (address) => {
      if (account) steps.push(`provider sign-out to ${address}`);
      return account;
    },
    leave: (address) => void steps.push(`leave for ${address}`),
    ...more,
  };
  return { steps, logout: createLogout(surroundings) };
}

const removed: readonly (readonly [rule: string, key: string])[] = [
  ['S-4.1-06', 'user'],
  ['S-4.1-07', 'menu'],
  ['S-4.1-08', 'lastUsedFilter'],
  ['S-4.1-09', 'LoanMatches'],
  ['S-4.1-10', 'CreateLoanCheck'],
];

for (const [rule, key] of removed) {
  test(`[${rule}] logout removes "${key}" from storage, for both kinds of account, even if the request fails`, async () => {
    for (const isProviderUser of [true, false]) {
      for (const response of [answer, null]) {
        const requestLogout = async () => response;
        const { steps, logout } = surroundingsOf({ isProviderUser: () => isProviderUser, requestLogout });
        await logout();
        assert.ok(steps.includes(`clear ${key}`));
      }
    }
  });
}

test('[S-4.1-11 S-4.1-13] logout clears storage, requests the address, then signs out of the provider', async () => {
  const { steps, logout } = surroundingsOf();
  await logout();
  assert.deepEqual(steps, [
    'announce',
    ...removed.map(([, key]) => `clear ${key}`),
    'clear account',
    'clear loanTask',
    'clear drawerSelection',
    'clear alertMessage',
    'clear failedSignIns',
    'clear navigationMenu',
    'clear loanMenuBase',
    'clear taskId',
    'clear lastActivity',
    'call logout',
    'tell top window',
    'provider sign-out to /signed-out?by=provider',
  ]);
});

test('[S-4.1-12 S-4.1-35] without a provider account the browser goes straight to the address of the answer', async () => {
  const { steps, logout } = surroundingsOf({ account: false });
  await logout();
  assert.equal(steps.at(-1), 'leave for /signed-out?by=provider');
});

test('[S-4.1-14] a user of the provider gets the provider variant', () => {
  assert.equal(addressAfterLogout(answer, true, origin), '/signed-out?by=provider');
});

test('[S-4.1-15] a user of the product gets the product variant', () => {
  assert.equal(addressAfterLogout(answer, false, origin), '/signed-out?by=product');
});

test('a failed request, an empty and an invalid address lead to the signed-out page', () => {
  assert.equal(addressAfterLogout(null, true, origin), '/signed-out');
  for (const msAuthLogoutRedirectUri of ['', 'javascript:alert(1)', 'data:text/html,x', 'http://']) {
    assert.equal(addressAfterLogout({ ...answer, msAuthLogoutRedirectUri }, true, origin), '/signed-out');
  }
});

test('a malformed response leads to the signed-out page', () => {
  for (const text of [
    '7',
    '"text"',
    '[]',
    '{"msAuthLogoutRedirectUri":7}',
    '{"msAuthLogoutRedirectUri":{}}',
  ]) {
    const odd = JSON.parse(text) as LogoutResponse;
    assert.equal(addressAfterLogout(odd, true, origin), '/signed-out', text);
  }
});

test('an absolute address of the server is not changed', () => {
  const msAuthLogoutRedirectUri = 'https://www.example.test/bye';
  assert.equal(
    addressAfterLogout({ ...answer, msAuthLogoutRedirectUri }, true, origin),
    msAuthLogoutRedirectUri,
  );
});

test('several calls of logout lead to one logout', async () => {
  const { steps, logout } = surroundingsOf();
  await Promise.all([logout(), logout(), logout()]);
  await logout();
  assert.equal(steps.filter((step) => step === 'call logout').length, 1);
});

test('a provider sign-out that fails still leaves the product', async () => {
  const { steps, logout } = surroundingsOf({
    signOutOfProvider: () => Promise.reject(new Error('interaction_in_progress')),
  });
  await logout();
  assert.equal(steps.at(-1), 'leave for /signed-out?by=provider');
});
