import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spaRequests } from '../../contracts/consumer/requests.ts';
import { onlyLogged, shownByScreen } from '../../contracts/consumer/reactions.ts';
import { createAppStore } from '../../web/shared/store/store.ts';
import { api } from '../../web/shared/api/api.ts';
import { fakeTransport } from '../../web/shared/api/fake-transport.ts';

type Name = keyof typeof spaRequests;

/** Sends a request that fails; 200 stands for a malformed body, null for no response. Returns the reactions. */
async function failing(name: Name, status: number | null) {
  const { transport, happened } = fakeTransport(() =>
    status === null
      ? Promise.reject(new TypeError('fetch failed'))
      : new Response(status === 200 ? '{' : null, { status }),
  );
  const store = createAppStore(transport);
  await spaRequests[name]().send(store);
  // Timers of cached responses would keep the process alive.
  store.dispatch(api.util.resetApiState());
  const { sent, serverErrors, logs, unauthorized } = happened;
  return { sent: sent.length, shown: serverErrors.length, logged: logs.length, logouts: unauthorized };
}

async function isOnlyLogged(name: Name, ...statuses: (number | null)[]): Promise<void> {
  for (const status of [500, null, ...statuses])
    assert.deepEqual(await failing(name, status), { sent: 1, shown: 0, logged: 1, logouts: 0 });
}

const shown: readonly (readonly [rules: string, names: readonly Name[]])[] = [
  [
    'L-8.1-02',
    [
      'getUser',
      'initializeEnterpriseLos',
      'getAccountByApplicationIdentifier',
      'getAccountById',
      'getImageFlowAccess',
      'userHasOtherActiveOriginators',
      'createLoan',
    ],
  ],
];

const onlyLoggedByRule: typeof shown = [
  ['L-8.4-01 L-8.4-03', ['getLoanDashboard']],
  ['S-8-15 L-8.4-02 L-8.4-03', ['getInstitutions']],
  ['S-8-16 L-8.4-02 L-8.4-03', ['getOriginators']],
  ['L-8.4-02 L-8.4-03', ['getProducts', 'getLicenses', 'getZipCodes']],
];

async function opensDialog(name: Name): Promise<void> {
  assert.deepEqual(await failing(name, 500), { sent: 1, shown: 1, logged: 1, logouts: 0 });
}

for (const [rules, names] of shown) {
  for (const name of names)
    test(`[${rules}] ${name} opens the server-error dialog when it fails`, () => opensDialog(name));
}

for (const [rules, names] of onlyLoggedByRule) {
  for (const name of names)
    test(`[${rules}] ${name} is only logged when it fails`, () => isOnlyLogged(name, 403, 404, 200));
}

for (const name of Object.keys(spaRequests) as Name[]) {
  if (name === 'logout') continue;
  test(`[L-6-01 L-8.1-01] a 401 of ${name} ends the session and opens no dialog`, async () => {
    assert.deepEqual(await failing(name, 401), { sent: 1, shown: 0, logged: 1, logouts: 1 });
  });
}

test('[C-11] a 401 of the logout does not end the session a second time', async () => {
  assert.deepEqual(await failing('logout', 401), { sent: 1, shown: 0, logged: 1, logouts: 0 });
});

/** Requests that no rule above names. One that is only logged has a screen that shows the error, or needs no response. */
const others = (Object.keys(spaRequests) as Name[]).filter(
  (name) => ![...shown, ...onlyLoggedByRule].some(([, names]) => names.includes(name)),
);
for (const name of others) {
  if (onlyLogged.includes(name) || shownByScreen.includes(name))
    test(`${name} is only logged when it fails`, () => isOnlyLogged(name));
  else test(`${name} opens the server-error dialog when it fails`, () => opensDialog(name));
}
