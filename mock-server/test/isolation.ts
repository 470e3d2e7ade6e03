import assert from 'node:assert/strict';
import { isMainThread, workerData } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { worldCookieName, worldHeader } from '../../contracts/api/headers.ts';
import type { CreateLoanResponse } from '../../contracts/operations/create-loan.ts';
import { buildApp } from '../app/app.ts';
import { applicationIdentifierOf } from '../store/repositories/loan.ts';
import { openStore } from '../platform/worlds/open-store.ts';
import type { Store } from '../store/store.ts';
import { loanRequest, newWorld, signedIn } from './server.ts';
import { change, journalOf, worldOf } from './control.ts';

/** The parameters of the worker: the number of worlds at the same time, and the number of rounds. */
export interface IsolationOrder {
  readonly worlds: number;
  readonly repeats: number;
}

const start = Date.parse('2026-03-04T05:00:00Z');

/** Uses many worlds of one server at the same time. Fails if a world contains data of another one. */
async function liveSideBySide({ worlds, repeats }: IsolationOrder): Promise<void> {
  const store = await openStore(':memory:');
  const app = await buildApp({ store });
  try {
    const common = await headersOf(app);
    const before = await defaultWorld(app);
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const lived = await Promise.all(
        Array.from({ length: worlds }, (_, index) => liveIn(app, common, index)),
      );
      await Promise.all(lived.map((one) => checkIn(app, store, one)));
      await Promise.all(lived.map(({ id }) => app.inject({ method: 'DELETE', url: `/mock/worlds/${id}` })));
    }
    assert.deepEqual(await defaultWorld(app), before);
  } finally {
    await app.close();
    await store.close();
  }
}

/**
 * Returns the headers of a signed-in user. The access token is valid in every world that a cookie selects. One request
 * here makes the server cache its verification, before the worlds use the token.
 */
async function headersOf(app: FastifyInstance): Promise<Readonly<Record<string, string>>> {
  const id = await newWorld(app, { clock: { now: new Date(start).toISOString() } });
  const user = await signedIn(app, 'lending-staff', id);
  assert.equal((await user.get('/api/navigation/user')).statusCode, 200);
  const { [worldHeader]: _world, ...headers } = user.headers;
  return headers;
}

async function defaultWorld(app: FastifyInstance): Promise<unknown> {
  const { state, ...recipe } = await worldOf(app, 'default');
  const { clock: _clock, ...rest } = state;
  return { ...recipe, state: rest };
}

/** Creates a world, sends requests that differ in each world, and returns the expected state. */
async function liveIn(app: FastifyInstance, common: Readonly<Record<string, string>>, index: number) {
  const now = new Date(start + index * 1_000).toISOString();
  const id = await newWorld(app, {
    seed: 'empty',
    clock: { now },
    flags: { daysToFurnishMissingInformation: index },
  });
  const headers = { ...common, cookie: `${common['cookie']}; ${worldCookieName('80')}=${id}` };
  const get = (url: string) => app.inject({ url, headers });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const loans = 1 + (index % 2);
  const status = 500 + (index % 90);
  for (let count = 0; count < loans; count += 1) {
    const borrowerDetails = { ...loanRequest.borrowerDetails, lastName: `Of World ${index}` };
    const response = await post('/api/loans', { ...loanRequest, borrowerDetails });
    assert.equal(response.json<CreateLoanResponse>().newApplyId, applicationIdentifierOf(123_501 + count));
  }
  await change(app, id, { faults: { user: { operation: 'getUser', kind: 'status', status } } });
  assert.equal((await get('/api/navigation/user')).statusCode, status);
  await change(app, id, { clock: { advanceSeconds: 60 + index } });
  return { id, index, loans };
}

async function checkIn(
  app: FastifyInstance,
  store: Store,
  lived: Awaited<ReturnType<typeof liveIn>>,
): Promise<void> {
  const { id, index, loans } = lived;
  const { faults, state } = await worldOf(app, id);
  const present = start + index * 1_000 + (60 + index) * 1_000;
  assert.deepEqual(state.clock, { now: new Date(present).toISOString(), isFrozen: true });
  assert.equal(state.loans, loans);
  assert.equal(faults, undefined);
  assert.equal(state.flags.daysToFurnishMissingInformation, index);
  const entries = await journalOf(app, id);
  assert.equal(entries.length, loans + 1);
  assert.ok(entries.every(({ curl }) => curl.includes(`x-world: ${id}`)));
  const [row, ...others] = await store.in(id).loans.list({ kind: 'loan' });
  assert.equal(row?.borrowerName, `Wilhelmina Of World ${index}`);
  assert.equal(others.length, loans - 1);
}

if (!isMainThread) await liveSideBySide(workerData as IsolationOrder);
