import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fault, PendingFault } from '../../../contracts/operations/fault.ts';
import type { JournalEntry } from '../../../contracts/operations/journal-search.ts';
import { commonServer } from '../../test/common-server.ts';
import { fieldsOf, newWorld, problemOf, signedIn } from '../../test/server.ts';

const userPath = '/api/navigation/user';
const anyUser = { operation: 'getUser' } as const;

/** Returns a user in a new world whose recipe has these faults. */
async function worldWith(...faults: Fault[]) {
  const { app } = await commonServer();
  const id = await newWorld(app, { faults });
  return { app, id, user: await signedIn(app, 'lending-staff', id) };
}

test('pending faults are listed with the remaining nth and times, and can be cleared', async () => {
  const { app, id, user } = await worldWith();
  const path = `/mock/worlds/${id}/faults`;
  await app.inject({ method: 'POST', url: path, payload: { ...anyUser, kind: 'html', nth: 3, times: null } });
  await user.get(userPath);
  assert.deepEqual((await app.inject(path)).json(), [
    { ...anyUser, kind: 'html', nth: 2, times: null, id: 'added-0', met: 0 },
  ]);
  assert.equal((await app.inject({ method: 'DELETE', url: path })).statusCode, 204);
  assert.deepEqual((await app.inject(path)).json(), []);
  const refused = await app.inject({ method: 'POST', url: path, payload: { ...anyUser, kind: 'delay' } });
  assert.deepEqual(fieldsOf(refused), ['delayMilliseconds']);
  const faults = Array.from({ length: 50 }, () => ({ ...anyUser, kind: 'hang' as const }));
  const full = await newWorld(app, { faults });
  const one = {
    method: 'POST',
    url: `/mock/worlds/${full}/faults`,
    payload: { ...anyUser, kind: 'hang' },
  } as const;
  assert.deepEqual(fieldsOf(await app.inject(one)), ['body']);
});

test('a fault lists how many requests have used it', async () => {
  const often = { operation: 'getUser', kind: 'status', status: 500, times: null } as const;
  const late = { operation: 'getMenu', kind: 'hang', nth: 2 } as const;
  const { app, id, user } = await worldWith(often, late);
  await user.get(userPath);
  await user.get(userPath);
  const list = async (query: string) =>
    (await app.inject(`/mock/worlds/${id}/faults${query}`))
      .json<PendingFault[]>()
      .map((fault) => [fault.id, fault.met]);
  assert.deepEqual(await list(''), [
    ['recipe-1', 2],
    ['recipe-2', 0],
  ]);
  assert.deepEqual(await list('?used=true'), [['recipe-1', 2]]);
  assert.deepEqual(await list('?used=false'), [['recipe-2', 0]]);
  const refused = problemOf(await app.inject(`/mock/worlds/${id}/faults?used=never`));
  assert.deepEqual(refused.errors, [{ field: 'used', message: 'must be one of "true", "false"' }]);
});

test('one fault is deleted by its id, and the others stay', async () => {
  const { app, id } = await worldWith({ ...anyUser, kind: 'html' }, { ...anyUser, kind: 'hang' });
  const path = `/mock/worlds/${id}/faults`;
  const pending = async () => (await app.inject(path)).json<PendingFault[]>();
  const [first, second] = await pending();
  assert.ok(first && second);
  const remove = () => app.inject({ method: 'DELETE', url: `${path}/${first.id}` });
  assert.equal((await remove()).statusCode, 204);
  assert.deepEqual(await pending(), [second]);
  const gone = problemOf(await remove());
  assert.deepEqual(
    [gone.code, gone.detail],
    ['fault-not-found', `No pending fault has this id. The ids of the pending faults are ${second.id}.`],
  );
  await app.inject({ method: 'DELETE', url: path });
  assert.equal(
    problemOf(await remove()).detail,
    'This world has no pending faults: each was used up or deleted.',
  );
});

test('faults of equal recipes have equal ids, also after a reset', async () => {
  const { app, id } = await worldWith({ ...anyUser, kind: 'hang' });
  const ids = async () =>
    (await app.inject(`/mock/worlds/${id}/faults`)).json<PendingFault[]>().map((fault) => fault.id);
  await app.inject({ method: 'DELETE', url: `/mock/worlds/${id}/faults` });
  assert.deepEqual(await ids(), []);
  await app.inject({ method: 'POST', url: `/mock/worlds/${id}/reset` });
  assert.deepEqual(await ids(), ['recipe-1']);
});

test('HEAD is recorded, counted and failed like GET, on operations and pages', async () => {
  const { app, id, user } = await worldWith(
    { operation: 'any', kind: 'status', status: 503, message: 'No.', nth: 2 },
    { operation: 'loan-pipeline', kind: 'status', status: 502 },
  );
  const head = async (url: string) =>
    (await app.inject({ method: 'HEAD', url, headers: user.headers })).statusCode;
  assert.equal((await user.get(userPath)).statusCode, 200);
  assert.deepEqual([await head(userPath), await head(userPath)], [503, 200]);
  assert.equal(await head('/Pipeline/LoanPipeline'), 502);
  const entries = (await app.inject(`/mock/worlds/${id}/journal`)).json<JournalEntry[]>();
  assert.match(entries[1]?.curl ?? '', /^ACCESS_TOKEN=.*\ncurl --head '(?!.*xsrf)/i);
  assert.deepEqual(
    entries.map(({ method, operation, status, answerBody }) => [
      method,
      operation,
      status,
      answerBody === null,
    ]),
    [
      ['GET', 'getUser', 200, false],
      ['HEAD', 'getUser', 503, true],
      ['HEAD', 'getUser', 200, true],
      ['HEAD', 'loan-pipeline', 502, true],
    ],
  );
});
