import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legacyAddress } from '../../../../contracts/api/legacy.ts';
import { antiForgeryCookie } from '../../../../contracts/api/headers.ts';
import type { ServerEvent } from '../../../platform/events/hub.ts';
import { commonServer } from '../../../test/common-server.ts';
import { personas } from '../../seeds/personas.ts';
import { textOf, worldOf } from '../../../test/legacy.ts';
import { keepNote } from './notes.ts';

const { app, store } = await commonServer();

test('[S-6-14] an originator reads the shared notes and no others', async () => {
  const staff = await (await worldOf(app, 'processor')).open('ViewNotes', { accountId: 123_401 });
  const originator = await (await worldOf(app, 'originator')).open('ViewNotes', { accountId: 123_401 });
  const texts = (page: string) => [...page.matchAll(/<p class="text">([^<]*)/g)].map(([, text]) => text);
  assert.equal(texts(staff.body).length, 4);
  assert.deepEqual(texts(originator.body), [
    'Wire sent, loan funded.',
    'Borrowers would like to close before the end of the month.',
  ]);
});

test('[S-2.3-32] an added note is listed first, counted and escaped', async () => {
  const world = await worldOf(app, 'processor');
  const before = await store.in(world.id).notes.counts(123_402);
  const text = 'First line\n<script>alert(1)</script>';
  const response = await world.send('AddNote', { accountId: 123_402 }, { text, isShared: 'yes' });
  assert.equal(response.statusCode, 303);
  assert.equal(response.headers.location, legacyAddress('ViewNotes', { accountId: 123_402 }));
  const page = (await world.open('ViewNotes', { accountId: 123_402 })).body;
  assert.match(textOf(page), /Paloma Quintero Shared[\s\S]*First line[\s\S]*Fatima Belhadj Internal/);
  assert.equal(page.includes('<script>alert'), false);
  assert.deepEqual(await store.in(world.id).notes.counts(123_402), {
    count: before.count + 1,
    countShared: before.countShared + 1,
  });
});

test('[S-6-14] a note of an originator is always shared', async () => {
  const world = await worldOf(app, 'originator');
  await world.send('AddNote', { accountId: 123_412 }, { text: 'Mine' });
  assert.deepEqual(await store.in(world.id).notes.counts(123_412), { count: 1, countShared: 1 });
});

test('an empty or too long note is rejected next to its field, and not stored', async () => {
  const world = await worldOf(app, 'processor');
  for (const text of ['', '   ', 'x'.repeat(2_001)]) {
    const response = await world.send('AddNote', { accountId: 123_412 }, { text });
    assert.equal(response.statusCode, 400);
    assert.match(response.body, /<strong class="problem">/);
  }
  assert.equal((await store.in(world.id).notes.counts(123_412)).count, 0);
  await world.send('AddNote', { accountId: 123_412 }, { text: 'x'.repeat(2_000) });
  assert.equal((await store.in(world.id).notes.counts(123_412)).count, 1);
});

test('[A-190] a form of another site, without the token or without a session changes nothing', async () => {
  const world = await worldOf(app, 'processor');
  const token = 'a-token-of-the-right-length';
  const post = (headers: Readonly<Record<string, string>>, sent: string) =>
    app.inject({
      method: 'POST',
      url: legacyAddress('AddNote', { accountId: 123_412 }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ text: 'Forged', antiForgeryToken: sent }).toString(),
    });
  const cookie = `${world.cookie}; ${antiForgeryCookie}=${token}`;
  for (const [headers, sent] of [
    [{ cookie: world.cookie }, token],
    [{ cookie }, ''],
    [{ cookie }, 'another-token-of-that-length'],
    [{ cookie, 'sec-fetch-site': 'cross-site' }, token],
    [{ cookie, origin: 'https://evil.example' }, token],
  ] as const) {
    const response = await post(headers, sent);
    assert.equal(response.statusCode, 403);
    assert.match(response.body, /nothing was saved/);
  }
  const nobody = await post({ cookie: `${antiForgeryCookie}=${token}` }, token);
  assert.equal(nobody.statusCode, 401);
  assert.equal((await store.in(world.id).notes.counts(123_412)).count, 0);
});

test('[S-3-22] a user without the right to read or add notes gets a notice', async () => {
  const world = await worldOf(app, 'no-create-features');
  assert.equal((await world.open('ViewNotes', { accountId: 123_401 })).statusCode, 200);
  assert.equal((await world.open('AddNote', { accountId: 123_401 })).statusCode, 403);
  assert.equal((await world.open('ViewNotes', { accountId: 123_401 })).body.includes('Add Note'), false);
});

test('[S-3-21 S-6-24] a user without the right to see notes can neither read nor add them', async () => {
  const world = await worldOf(app, 'processor');
  const users = { processor: { profiles: { 205: { showLoanNotes: false, userCanAddNotes: true } } } };
  await app.inject({ method: 'PATCH', url: `/mock/worlds/${world.id}`, payload: { users } });
  for (const page of ['ViewNotes', 'AddNote'] as const)
    assert.equal((await world.open(page, { accountId: 123_401 })).statusCode, 403, page);
  const before = await store.in(world.id).notes.counts(123_401);
  await world.send('AddNote', { accountId: 123_401 }, { text: 'Unseen' });
  assert.deepEqual(await store.in(world.id).notes.counts(123_401), before);
});

test('[S-3-35] a new note sends an event about the loan to all clients of the world', async () => {
  const { id } = await worldOf(app, 'processor');
  const persona = personas.find((known) => known.id === 'processor');
  assert.ok(persona);
  const world = await app.worlds.find(id);
  assert.ok(world);
  const heard: ServerEvent[] = [];
  app.events.subscribe(id, (event) => heard.push(event));
  await keepNote({
    store: store.in(id),
    events: app.events,
    world,
    user: persona.user,
    objectId: persona.objectId,
    query: { accountId: '123404' },
    form: { text: 'Heard' },
    antiForgeryToken: '',
  });
  const [event] = heard;
  assert.ok(event?.name === 'loanUpdate');
  assert.equal(event.data.generalAccountId, 123_404);
  assert.deepEqual(event.data.notes, { count: 3, countShared: 1 });
  assert.deepEqual(
    event.data.borrowers.map(({ fullName }) => fullName),
    ['Casimir Dombrowski', 'Winona Dombrowski', 'Halina Dombrowski'],
  );
});
