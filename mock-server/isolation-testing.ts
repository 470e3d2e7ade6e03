import assert from 'node:assert/strict';
import { isMainThread, workerData } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { worldHeader } from '../contracts/api/headers.ts';
import type { CreateLoanAnswer } from '../contracts/operations/create-loan.ts';
import type { JournalEntry, WorldState } from '../contracts/operations/mock-schemas.ts';
import { buildApp } from './app.ts';
import { applicationIdentifierOf } from './store/schema/loan-row.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { loanRequest, newWorld, signedIn } from './testing.ts';

/** What a worker is asked for. */
export interface IsolationOrder {
  readonly worlds: number;
  readonly repeats: number;
}

const start = Date.parse('2026-03-04T05:00:00Z');

/** Lives in many worlds of one server at the same time, and fails when one sees anything of another. */
export async function liveSideBySide({ worlds, repeats }: IsolationOrder): Promise<void> {
  const store = await openStore(':memory:');
  const app = await buildApp({ store, unknownWorld: 'refuse' });
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
 * The token of one sign-in is good in every world in which its hour has not passed. It has been used once, so that the
 * worlds do not begin with checking its signature all at once.
 */
async function headersOf(app: FastifyInstance): Promise<Readonly<Record<string, string>>> {
  const id = await newWorld(app, { now: new Date(start).toISOString() });
  const user = await signedIn(app, 'lending-staff', id);
  assert.equal((await user.get('/api/navigation/user')).statusCode, 200);
  const { [worldHeader]: _world, ...headers } = user.headers;
  return headers;
}

async function defaultWorld(app: FastifyInstance): Promise<Omit<WorldState, 'clock'>> {
  const { clock: _clock, ...state } = (await app.inject('/mock/worlds/default')).json<WorldState>();
  return state;
}

/** What one user does in the own world, different in each, and what must come of it. */
async function liveIn(app: FastifyInstance, common: Readonly<Record<string, string>>, index: number) {
  const now = new Date(start + index * 1_000).toISOString();
  const id = await newWorld(app, { seed: 'empty', now, flags: { daysToFurnishMissingInformation: index } });
  const headers = { ...common, [worldHeader]: id };
  const get = (url: string) => app.inject({ url, headers });
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const loans = 1 + (index % 2);
  const status = 500 + (index % 90);
  for (let count = 0; count < loans; count += 1) {
    const borrowerDetails = { ...loanRequest.borrowerDetails, lastName: `Of World ${index}` };
    const answer = await post('/api/loans', { ...loanRequest, borrowerDetails });
    assert.equal(answer.json<CreateLoanAnswer>().newApplyId, applicationIdentifierOf(123_501 + count));
  }
  await post(`/mock/worlds/${id}/faults`, { operation: 'getUser', kind: 'status', status });
  assert.equal((await get('/api/navigation/user')).statusCode, status);
  // Some of the worlds leave the hour of the token.
  const isLate = index % 10 === 1;
  await post(`/mock/worlds/${id}/clock`, { advanceSeconds: isLate ? 7_200 : 60 + index });
  if (isLate) assert.equal((await get('/api/navigation/user')).statusCode, 401);
  return { id, index, loans, isLate };
}

async function checkIn(
  app: FastifyInstance,
  store: Store,
  lived: Awaited<ReturnType<typeof liveIn>>,
): Promise<void> {
  const { id, index, loans, isLate } = lived;
  const state = (await app.inject(`/mock/worlds/${id}`)).json<WorldState>();
  const present = start + index * 1_000 + (isLate ? 7_200 : 60 + index) * 1_000;
  assert.deepEqual(state.clock, { now: new Date(present).toISOString(), isFrozen: true });
  assert.equal(state.loans, loans);
  assert.deepEqual(state.faults, []);
  assert.equal(state.flags.daysToFurnishMissingInformation, index);
  const entries = (await app.inject(`/mock/worlds/${id}/journal`)).json<JournalEntry[]>();
  assert.equal(entries.length, loans + (isLate ? 2 : 1));
  assert.ok(entries.every(({ curl }) => curl.includes(`x-world: ${id}`)));
  const [row, ...others] = await store.in(id).loans.list({ kind: 'loan' });
  assert.equal(row?.borrowerName, `Wilhelmina Of World ${index}`);
  assert.equal(others.length, loans - 1);
}

if (!isMainThread) await liveSideBySide(workerData as IsolationOrder);
