import assert from 'node:assert/strict';
import { test } from 'node:test';
import zlib from 'node:zlib';
import { worldHeader } from '../../contracts/api/headers.ts';
import { legacyAddress } from '../../contracts/api/legacy.ts';
import { commonServer } from '../test/common-server.ts';
import { worldOf } from '../test/legacy.ts';
import { newWorld, signedIn, type TestResponse, testApp } from '../test/server.ts';
import { change, journalOf } from '../test/control.ts';

const zips = '/api/configuration/zipcodes';
const packed = { 'accept-encoding': 'gzip, deflate, br' };

/** Starts a request of a user in a new world. */
async function asker() {
  const { app } = await commonServer();
  const world = await newWorld(app);
  const { headers } = await signedIn(app, 'lending-staff', world);
  const ask = (url: string, more: Readonly<Record<string, string>> = {}): Promise<TestResponse> =>
    app.inject({ url, headers: { ...headers, ...more } });
  const journal = () => journalOf(app, world);
  return { app, world, ask, journal };
}

test('a large response is compressed for a client that accepts gzip', async () => {
  const { ask, journal } = await asker();
  const plain = await ask(zips);
  const small = await ask(zips, packed);
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(small.headers['content-encoding'], 'gzip');
  for (const { headers } of [plain, small]) assert.equal(headers['vary'], 'accept-encoding');
  assert.equal(zlib.gunzipSync(small.rawPayload).toString(), plain.body);
  assert.ok(small.rawPayload.length < 60_000, String(small.rawPayload.length));
  for (const accepted of ['gzip;q=0, br', 'br', 'gzip; q=0.0', 'x-gzip2'])
    assert.equal((await ask(zips, { 'accept-encoding': accepted })).body, plain.body, accepted);
  const bodies = (await journal()).map(({ answerBody }) => answerBody?.slice(0, 15));
  assert.deepEqual(
    bodies,
    Array.from({ length: 6 }, () => '[{"zip":"00501"'),
  );
});

test('a page is compressed, and a small response is not', async () => {
  const { app, ask } = await asker();
  const world = await worldOf(app, 'lending-staff');
  const page = await app.inject({
    url: legacyAddress('loan-pipeline'),
    headers: { cookie: world.cookie, [worldHeader]: world.id, ...packed },
  });
  assert.match(String(page.headers['content-type']), /^text\/html/);
  assert.match(zlib.gunzipSync(page.rawPayload).toString(), /^<!doctype html>/i);
  const user = await ask('/api/navigation/user', packed);
  assert.equal(user.headers['content-encoding'], undefined);
  assert.equal(user.headers['vary'], undefined);
});

test('a text of 4,096 characters is compressed, and a shorter one is not', async () => {
  const { app, world, ask } = await asker();
  for (const [length, encoding] of [
    [4_095, undefined],
    [4_096, 'gzip'],
  ] as const) {
    const body = 'x'.repeat(length);
    const headers = { 'content-type': 'text/plain' };
    const response = { status: 200, headers, body, anyway: true } as const;
    await change(app, world, { faults: { text: { operation: 'getUser', kind: 'response', response } } });
    const { headers: received, rawPayload } = await ask('/api/navigation/user', packed);
    assert.equal(received['content-encoding'], encoding, String(length));
    const text = encoding === undefined ? rawPayload : zlib.gunzipSync(rawPayload);
    assert.equal(text.toString(), body);
  }
});

test('a response that never changes is compressed once', async (context) => {
  const app = await testApp(context);
  const { headers } = await signedIn(app, 'lending-staff', await newWorld(app));
  const { mock } = context.mock.method(zlib, 'gzip');
  const ask = async () => (await app.inject({ url: zips, headers: { ...headers, ...packed } })).rawPayload;
  const first = await ask();
  assert.deepEqual(await ask(), first);
  assert.equal(mock.callCount(), 1);
});

test('the zip codes carry an entity tag, and a client that has them gets 304', async () => {
  const { app, ask, journal } = await asker();
  const first = await ask(zips, packed);
  const etag = String(first.headers.etag);
  assert.match(etag, /^W\/"[\w-]{16}"$/);
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  for (const tags of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await ask(zips, { ...packed, 'if-none-match': tags });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
    assert.equal(again.headers.etag, etag);
    assert.equal(again.headers['vary'], first.headers['vary']);
    assert.equal(again.headers['cache-control'], 'private, no-cache');
  }
  assert.equal((await ask(zips, { 'if-none-match': '"other"' })).statusCode, 200);
  const statuses = (await journal()).map(({ status }) => status);
  assert.deepEqual(statuses, [200, 304, 304, 304, 304, 200]);
  const unknown = await app.inject({ url: zips, headers: { 'if-none-match': etag } });
  assert.equal(unknown.statusCode, 401);
});

test('a fault corrupts a compressed response, also for a client that has the response', async () => {
  const { app, world, ask } = await asker();
  const whole = await ask(zips);
  await change(app, world, { faults: { half: { operation: 'getZipCodes', kind: 'truncate' } } });
  const broken = await ask(zips, { ...packed, 'if-none-match': String(whole.headers.etag) });
  assert.equal(broken.statusCode, 200);
  const half = zlib.gunzipSync(broken.rawPayload).toString();
  assert.equal(half, whole.body.slice(0, Math.floor(whole.body.length / 2)));
});
