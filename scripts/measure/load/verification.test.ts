import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { randomFrom } from '../../../features/support/forms/random.ts';
import { startServer } from '../../../mock-server/app/server.ts';
import { verify } from './verification.ts';
import { createUsers } from './clients.ts';
import { Listener } from './listener.ts';
import type { User } from './user.ts';
import { Setup } from './setup.ts';

// Tests of the verification itself: against a correct server, and against one that has lost, doubled or mixed up loans.

const server = await startServer({ host: '127.0.0.1', port: 0, dataFile: ':memory:' });
after(() => server.close());

async function scene(context: TestContext) {
  const setup = new Setup(Number(new URL(server.url).port));
  context.after(() => setup.client.close());
  const {
    users: [here, there],
    noteBase,
  } = await createUsers(setup, 2, 2);
  assert.ok(here && there);
  const random = randomFrom(1);
  for (const user of [here, there]) {
    for (let count = 0; count < 2; count += 1) await user.create(user.newCreation(random));
  }
  await here.addNote();
  const faults = async (): Promise<string> => {
    await verify([here, there], { clients: 2, noteBase, again: true });
    return setup.faults.lines().join('\n');
  };
  return { setup, here, there, random, faults };
}

const control = (user: User, path: string) =>
  user.setup.send('control', 200, { method: 'POST', path: `/mock/worlds/${user.expected.id}/${path}` });

test('a correct server has no faults', async (context) => {
  const { setup, faults } = await scene(context);
  assert.equal(await faults(), '');
  assert.equal(setup.acknowledged, 4);
});

test('a create request without a response is sent again and counted once', async (context) => {
  const { here, random, setup, faults } = await scene(context);
  const creation = here.newCreation(random);
  await here.create(creation);
  creation.identifier = null;
  here.newCreation(random);
  assert.equal(await faults(), '');
  assert.ok(here.expected.creations.every(({ identifier }) => identifier !== null));
  assert.equal(setup.acknowledged, 7);
});

test('lost loans and notes are faults', async (context) => {
  const { here, faults } = await scene(context);
  await control(here, 'reset');
  assert.match(await faults(), /worlds that lost loans: 1 times, such as \w+: 2 of 2/);
});

test('a lost note is a fault', async (context) => {
  const { here, faults } = await scene(context);
  here.expected.notes += 1;
  assert.match(
    await faults(),
    /worlds whose notes differ from the acknowledged ones: 1 times, such as \w+: 1, not 2 to 2/,
  );
});

test('an extra loan is a fault', async (context) => {
  const { here, random, faults } = await scene(context);
  await here.create(here.newCreation(random));
  here.expected.creations.pop();
  assert.match(await faults(), /worlds whose counts differ from the acknowledged ones/);
});

test('a loan of another borrower is a fault', async (context) => {
  const { here, there, faults } = await scene(context);
  const [first, second] = here.expected.creations;
  assert.ok(first && second);
  [first.identifier, second.identifier] = [second.identifier, first.identifier];
  const seen = await faults();
  assert.match(seen, /loans with another borrower: 2 times/);
  assert.match(seen, /keys that created two loans: 2 times/);
  assert.equal(there.expected.creations.length, 2);
});

test('a listener gets the event of a note, also after the stream has broken', async (context) => {
  const { here, setup } = await scene(context);
  const listener = new Listener(here);
  await listener.reconnect();
  await here.addNote();
  assert.equal(listener.received, 1);
  listener.end();
  assert.equal(setup.faults.count, 0);
});
