import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type TestContext, test } from 'node:test';
import type { CreateLoanResponse } from '../../contracts/operations/create-loan.ts';
import { startReplicas } from './replicas.ts';
import { control, stateOf } from './control.ts';
import { postgres } from './engines.ts';
import { loanRequest, newWorld, problemOf, signedIn, type TestResponse } from './server.ts';

/** A TCP proxy in front of a PostgreSQL server, to simulate an outage of the server. */
interface WayToPostgres {
  /** Address of the database through the proxy. */
  readonly url: string;
  /** Closes every connection and rejects new ones. */
  cut(): void;
  mend(): void;
  close(): void;
}

/**
 * Starts a proxy in front of a database. @param url address of a database that listens on a Unix socket, as in the
 * tests
 */
async function wayTo(url: string): Promise<WayToPostgres> {
  const direct = new URL(url);
  const folder = direct.searchParams.get('host') ?? '';
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((here) => {
    here.on('error', () => here.destroy());
    if (isCut) {
      here.destroy();
      return;
    }
    const there = createConnection(join(folder, '.s.PGSQL.5432'));
    for (const socket of [here, there]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    here.pipe(there).on('close', () => here.destroy());
    there.pipe(here).on('close', () => there.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  direct.searchParams.delete('host');
  direct.hostname = '127.0.0.1';
  direct.port = String((server.address() as AddressInfo).port);
  const breakAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: direct.href,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      breakAll();
    },
  };
}

async function stage(context: TestContext) {
  const place = await postgres.emptyPlace(context);
  const way = await wayTo(place);
  const [here, there] = await Promise.all([way.url, place].map((url) => startReplicas(url, 1)));
  context.after(async () => {
    way.mend();
    await here?.close();
    await there?.close();
    way.close();
  });
  const [cutOff, other] = [here?.apps[0], there?.apps[0]];
  assert.ok(cutOff && other);
  return { way, cutOff, other };
}

/** Repeats a request until its status is not 503. */
async function onceBack(ask: () => Promise<TestResponse>): Promise<TestResponse> {
  for (;;) {
    const response = await ask();
    if (response.statusCode !== 503) return response;
    await nextTurn();
  }
}

test('during an outage of the database requests get 503 store-unavailable, and succeed afterwards', async (context) => {
  const { way, cutOff, other } = await stage(context);
  const id = await newWorld(cutOff);
  const user = await signedIn(cutOff, 'lending-staff', id);
  const before = (await stateOf(cutOff, id)).loans;
  const create = () => user.post('/api/loans', loanRequest, { 'idempotency-key': 'over the outage' });
  way.cut();
  for (const ask of [() => user.get('/api/navigation/user'), create, () => control(cutOff, 'GET', id)]) {
    const response = await ask();
    assert.equal(response.statusCode, 503, response.body);
    assert.equal(problemOf(response).code, 'store-unavailable');
    assert.equal(response.headers['retry-after'], '1');
  }
  assert.equal(
    (await stateOf(other, id)).loans,
    before,
    'no loan was created, and other replicas still work',
  );
  way.mend();
  const responses = await Promise.all([create(), create()]);
  assert.equal(new Set(responses.map((response) => response.json<CreateLoanResponse>().newApplyId)).size, 1);
  assert.equal((await user.get('/api/navigation/user')).statusCode, 200, 'the user is still signed in');
  assert.equal((await stateOf(other, id)).loans, before + 1);
});

for (const turns of [1, 5, 10, 20, 40])
  test(`creations that an outage interrupts after ${turns} turns of the event loop create one loan each, or none with an error`, async (context) => {
    const { way, cutOff, other } = await stage(context);
    const id = await newWorld(cutOff);
    const user = await signedIn(cutOff, 'lending-staff', id);
    const before = (await stateOf(cutOff, id)).loans;
    const keys = Array.from({ length: 40 }, (_, index) => `k${index}`);
    const create = (key: string) => user.post('/api/loans', loanRequest, { 'idempotency-key': key });
    const first = keys.map(create);
    for (let turn = 0; turn < turns; turn += 1) await nextTurn();
    way.cut();
    const responses = await Promise.all(first);
    assert.ok(responses.every(({ statusCode }) => statusCode === 200 || statusCode === 503));
    way.mend();
    await onceBack(() => control(cutOff, 'GET', id));
    const again = await Promise.all(keys.map(create));
    for (const [index, response] of responses.entries()) {
      if (response.statusCode === 200) assert.equal(response.body, again[index]?.body);
    }
    assert.equal((await stateOf(other, id)).loans, before + keys.length);
  });

test('an outage ends event streams, so that clients reconnect and get later events', async (context) => {
  const { way, cutOff, other } = await stage(context);
  const id = await newWorld(cutOff);
  const { headers } = await signedIn(cutOff, 'closing', id);
  const listen = () => cutOff.inject({ url: '/api/events', headers, payloadAsStream: true });
  const before = (await listen()).stream().setEncoding('utf8');
  way.cut();
  const heard: string[] = [];
  for await (const part of before) heard.push(String(part));
  assert.deepEqual(heard, ['retry: 3000\n\n'], 'the stream ends properly');
  const refused = await cutOff.inject({ url: '/api/events', headers });
  assert.equal(
    problemOf(refused).code,
    'store-unavailable',
    'a new stream is refused while events cannot be received',
  );
  const send = () => control(other, 'POST', `${id}/events`, { name: 'sessionExtend', data: {} });
  assert.equal((await send()).statusCode, 202, 'a server that is cut off is not waited for');
  way.mend();
  const after = (await onceBack(listen)).stream().setEncoding('utf8');
  const parts = after[Symbol.asyncIterator]();
  await parts.next();
  await send();
  assert.match(String((await parts.next()).value), /sessionExtend/);
  after.destroy();
});
