import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worldHeader } from '../../../contracts/api/headers.ts';
import type { JournalFindings } from '../../../contracts/operations/journal-search.ts';
import { commonServer } from '../../test/common-server.ts';
import { loanRequest, newWorld, problemOf, signedIn } from '../../test/server.ts';
import { change, control } from '../../test/control.ts';

/** Returns a user in a new world, with a function that searches the journal of this world. */
async function userInWorld() {
  const { app } = await commonServer();
  const id = await newWorld(app);
  const user = await signedIn(app, 'lending-staff', id);
  const search = (pattern: object) => control(app, 'POST', `${id}/journal/search`, pattern);
  const find = async (pattern: object): Promise<JournalFindings> => {
    const response = await search(pattern);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<JournalFindings>();
  };
  const count = async (pattern: object) => (await find(pattern)).count;
  return { app, id, user, search, find, count };
}

const userPath = '/api/navigation/user';

test('requests are counted by operation, method, path, status and caller', async () => {
  const { app, id, user, count } = await userInWorld();
  await user.get(userPath);
  await user.get('/api/loans/123401/dashboard');
  await user.get('/api/loans/1/dashboard');
  await app.inject({ url: userPath, headers: { [worldHeader]: id } });
  assert.equal(await count({}), 4);
  assert.equal(await count({ operation: 'getLoanDashboard' }), 2);
  assert.equal(await count({ operation: 'getLoanDashboard', status: 404 }), 1);
  assert.equal(await count({ method: 'POST' }), 0);
  assert.equal(await count({ path: '/api/loans/123401/dashboard' }), 1);
  assert.equal(await count({ caller: 'lending-staff' }), 3);
  assert.equal(await count({ caller: null, status: 401 }), 1);
});

test('a path matches with or without its query', async () => {
  const { user, count } = await userInWorld();
  await user.get('/Pipeline/Search/SelectLoanNewUi?accountId=123401');
  assert.equal(await count({ path: '/Pipeline/Search/SelectLoanNewUi' }), 1);
  assert.equal(await count({ path: '/Pipeline/Search/SelectLoanNewUi?accountId=123401' }), 1);
  assert.equal(await count({ path: '/Pipeline/Search/SelectLoanNewUi?accountId=1' }), 0);
});

test('a body pattern matches bodies that contain its fields', async () => {
  const { user, count } = await userInWorld();
  await user.post('/api/loans', loanRequest);
  const creations = (body: unknown) => count({ operation: 'createLoan', body });
  assert.equal(await creations({ borrowerDetails: { lastName: 'Ashdown' } }), 1);
  assert.equal(await creations({ borrowerDetails: { lastName: 'Ash' } }), 0);
  assert.equal(await creations({ nothing: null }), 0);
  assert.equal(await creations(null), 0);
});

test('a search for a masked value is refused, since it can match nothing', async () => {
  const { search } = await userInWorld();
  const refused = problemOf(await search({ body: { borrowerDetails: { taxIdentifier: '000121234' } } }));
  assert.deepEqual(refused.errors, [
    {
      field: 'body',
      message: 'has a value that the journal masks, such as a tax identifier: leave the value out',
    },
  ]);
});

test('an unknown operation or persona is refused with the allowed names', async () => {
  const { search } = await userInWorld();
  const operation = problemOf(await search({ operation: 'createLon' }));
  assert.equal(operation.code, 'operation-not-found');
  assert.match(operation.detail, /"createLon". Did you mean createLoan\?/);
  const persona = problemOf(await search({ caller: 'nobody' }));
  assert.equal(persona.code, 'persona-not-found');
  assert.match(persona.detail, /closing/);
  const others = problemOf(await search({ method: 'FETCH', status: 1_000, path: 'api' }));
  assert.deepEqual(others.errors, [
    {
      field: 'method',
      message: 'must be one of "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"',
    },
    { field: 'path', message: 'does not have the documented form' },
    { field: 'status', message: 'must be a whole number from 0 to 599' },
  ]);
});

test('unknown paths and requests that break their contract are unexpected', async () => {
  const { app, user, find } = await userInWorld();
  await user.get(userPath);
  await user.get('/api/loans/1/dashboard');
  await user.get('/api/nowhere');
  await app.inject({ method: 'DELETE', url: '/api/loans', headers: user.headers });
  await user.post('/api/loans', {});
  const { count, entries } = await find({ unexpected: true });
  assert.equal(count, 3);
  assert.deepEqual(
    entries.map(({ verdict }) => verdict),
    ['path-unknown', 'method-not-allowed', 'invalid-request'],
  );
  assert.equal((await find({ unexpected: false })).count, 2);
});

test('a response with an injected fault does not count as unexpected', async () => {
  const { app, id, user, count } = await userInWorld();
  await change(app, id, { faults: { down: { operation: 'getUser', kind: 'status', status: 500 } } });
  await user.get(userPath);
  assert.equal(await count({ operation: 'getUser', status: 500 }), 1);
  assert.equal(await count({ unexpected: true }), 0);
});

test('a search with "after" returns only later requests', async () => {
  const { user, find } = await userInWorld();
  await user.get('/api/nowhere/1');
  await user.get(userPath);
  await user.get('/api/nowhere/2');
  const paths = ({ entries }: JournalFindings) => entries.map(({ path }) => path);
  const first = await find({ unexpected: true, limit: 1 });
  assert.deepEqual([first.count, paths(first)], [2, ['/api/nowhere/1']]);
  const second = await find({ unexpected: true, limit: 1, after: first.next });
  assert.deepEqual([second.count, paths(second)], [1, ['/api/nowhere/2']]);
  const third = await find({ unexpected: true, after: second.next });
  assert.deepEqual([third.count, third.next], [0, second.next]);
  await user.get('/api/nowhere/3');
  assert.deepEqual(paths(await find({ after: third.next })), ['/api/nowhere/3']);
});

test('a search with limit 0 counts requests and lists none', async () => {
  const { user, find } = await userInWorld();
  await user.get(userPath);
  const { count, entries } = await find({ limit: 0 });
  assert.deepEqual([count, entries], [1, []]);
});

test('after a clear, an earlier search continues with the new requests', async () => {
  const { app, id, user, find } = await userInWorld();
  await user.get(userPath);
  await user.get(userPath);
  const { next } = await find({});
  assert.equal((await control(app, 'DELETE', `${id}/journal`)).statusCode, 204);
  assert.deepEqual([(await find({})).count, (await find({})).forgotten], [0, 0]);
  await user.get(userPath);
  assert.equal((await find({ after: next })).count, 1);
});
