import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakeTransport } from '../shared/api/fake-transport.ts';
import { logoutTimeout, requestLogout } from './request-logout.ts';
import { createAppStore } from '../shared/store/store.ts';

const answer = {
  authenticationAuthority: 'https://login.example.test',
  msAuthLogoutRedirectUri: '/signed-out?by=provider',
  losAuthLogoutRedirectUri: '/signed-out?by=product',
  customerIdentifier: 'acme',
};

function asked(reply: () => Response | Promise<Response>) {
  const { transport, happened } = fakeTransport(reply);
  return { answered: requestLogout(createAppStore(transport).dispatch), happened };
}

test('[S-7-02] a logout sends one request and returns its response', async () => {
  const { answered, happened } = asked(() => Response.json(answer));
  assert.deepEqual(await answered, answer);
  assert.deepEqual(
    happened.sent.map(({ url }) => url),
    ['http://localhost:4000/api/navigation/user/logout'],
  );
});

test('a failed or malformed logout response is null, and the logout continues', async () => {
  const failures: readonly (() => Response | Promise<Response>)[] = [
    () => new Response(null, { status: 401 }),
    () => new Response(null, { status: 500 }),
    () => new Response('<html>'),
    () => Promise.reject(new TypeError('fetch failed')),
  ];
  for (const failure of failures) assert.equal(await asked(failure).answered, null);
});

test('a logout without a response continues after its timeout, not earlier', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    let isOver = false;
    const { answered } = asked(() => new Promise<Response>(() => {}));
    const ends = answered.then((result) => {
      isOver = true;
      return result;
    });
    mock.timers.tick(logoutTimeout - 1);
    await rested();
    assert.equal(isOver, false);
    mock.timers.tick(1);
    assert.equal(await ends, null);
  } finally {
    mock.timers.reset();
  }
});

/** Runs all pending promise callbacks. */
const rested = () => new Promise((resolve) => setImmediate(resolve));
