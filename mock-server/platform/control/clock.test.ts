import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { WorldState } from '../../../contracts/operations/mock-schemas.ts';
import { clientId } from '../../identity/provider.ts';
import { codeFor, postToken, signIn } from '../../test/sign-in.ts';
import { openStore } from '../worlds/open-store.ts';
import { fieldsOf, loanRequest, newWorld, problemOf, signedIn, testApp } from '../../test/server.ts';
import { control, stateOf } from '../../test/control.ts';
import { commonServer } from '../../test/common-server.ts';

test("a world's clock is set, advanced, frozen and released", async () => {
  const { app } = await commonServer();
  const id = await newWorld(app, { now: '2026-02-03T04:05:06Z' });
  const clock = async (change: object) => {
    const response = await control(app, 'POST', `${id}/clock`, change);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<WorldState>().clock;
  };
  assert.deepEqual(await clock({ advanceSeconds: 86_400 }), {
    now: '2026-02-04T04:05:06.000Z',
    isFrozen: true,
  });
  assert.deepEqual(await clock({ now: '2027-01-01T00:00Z' }), {
    now: '2027-01-01T00:00:00.000Z',
    isFrozen: true,
  });
  const running = await clock({ isFrozen: false });
  assert.equal(running.isFrozen, false);
  assert.match(running.now, /^2027-01-01T00:00/);
  const user = await signedIn(app, 'lending-staff', id);
  await user.post('/api/loans', loanRequest);
  assert.equal((await clock({ isFrozen: true })).isFrozen, true);
  const refused = async (change: object) => fieldsOf(await control(app, 'POST', `${id}/clock`, change));
  assert.deepEqual(await refused({}), ['body']);
  assert.deepEqual(await refused({ advanceSeconds: 0 }), ['advanceSeconds']);
  assert.match((await stateOf(app, id)).clock.now, /^2027-01-01T00:00/);
});

test('a time that does not fit is refused, with the form of a time', async () => {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const refused = async (change: object) =>
    problemOf(await control(app, 'POST', `${id}/clock`, change)).errors?.map(
      ({ field, message }) => `${field} ${message}`,
    );
  for (const now of ['tomorrow', '2026-03-08T07:30', '2026-03-08']) {
    assert.deepEqual(await refused({ now }), [
      'now does not have the documented form, such as 2026-03-08T07:30:00Z',
    ]);
  }
  for (const now of [
    '2026-02-30T00:00:00Z',
    '2027-02-29T00:00Z',
    '2026-13-01T00:00Z',
    '2026-02-03T24:00Z',
    '2200-01-01T00:00Z',
  ]) {
    assert.deepEqual(await refused({ now }), [
      'now is not a date and time of the calendar between 1900 and 2199, such as 2026-03-08T07:30:00Z',
    ]);
  }
  assert.deepEqual(await refused({ now: '2199-12-31T00:00Z', advanceSeconds: 86_400 }), [
    'advanceSeconds leads to a time outside of the years 1900 to 2199',
  ]);
  const seedDay = await app.inject({
    method: 'POST',
    url: '/mock/worlds',
    payload: { seedDay: '2026-02-30' },
  });
  assert.equal(
    problemOf(seedDay).errors?.[0]?.message,
    'is not a day of the calendar between 1900 and 2199, such as 2026-03-08',
  );
});

test('every date in a response follows the clock of its world', async () => {
  const { app, store } = await commonServer();
  const id = await newWorld(app, { now: '2026-02-03T04:05:06Z' });
  const user = await signedIn(app, 'lending-staff', id);
  await control(app, 'POST', `${id}/clock`, { advanceSeconds: 3_000 });
  await user.post('/api/loans', loanRequest);
  const [newest] = await store.in(id).loans.list({ kind: 'loan' });
  assert.equal(newest?.updatedAt, '2026-02-03T04:55:06.000Z');
});

for (const change of [{ advanceSeconds: 172_800 }, { now: '2020-01-01T00:00:00Z' }]) {
  test(`a clock moved by ${JSON.stringify(change)} signs no user out`, async () => {
    const { app } = await commonServer();
    const inWorld = { [worldHeader]: await newWorld(app) };
    const { accessToken, refreshToken, cookie } = await signIn(app, 'lending-staff', inWorld);
    await app.inject({
      method: 'POST',
      url: '/mock/worlds/current/clock',
      headers: inWorld,
      payload: change,
    });
    const headers = { ...inWorld, authorization: `Bearer ${accessToken}` };
    assert.equal((await app.inject({ url: '/api/navigation/user', headers })).statusCode, 200);
    const renewed = await postToken(
      app,
      { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken },
      inWorld,
    );
    assert.equal(renewed.statusCode, 200, renewed.body);
    assert.ok(await codeFor(app, { ...inWorld, cookie }));
  });
}

test('clock, flags, features and recipe survive a restart', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-worlds-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'data.sqlite');
  const first = await openStore(file);
  const before = await testApp(context, { store: first });
  const id = await newWorld(before, { persona: 'closing', seed: 'empty', features: { lead: true } });
  await control(before, 'POST', `${id}/clock`, { advanceSeconds: 864_000 });
  const kept = await stateOf(before, id);
  await before.close();
  await first.close();
  const second = await openStore(file);
  context.after(() => second.close());
  const after = await testApp(context, { store: second });
  const { clock, link: _link, ...found } = await stateOf(after, id);
  const { clock: clockBefore, link: _linkBefore, ...expected } = kept;
  assert.deepEqual(found, expected);
  const passed = Date.parse(clock.now) - Date.parse(clockBefore.now);
  assert.ok(passed >= 0 && passed < 60_000, `${passed}`);
  assert.equal((await control(after, 'POST', `${id}/reset`)).json<WorldState>().persona, 'closing');
});
