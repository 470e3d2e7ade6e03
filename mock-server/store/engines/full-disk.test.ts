import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { problemOf, loanRequest, newWorld, signedIn, storeWith, testApp } from '../../test/server.ts';
import { named, StoreFullError } from './errors.ts';
import { nodeSqliteDialect } from './sqlite.ts';
import { openStore } from '../../platform/worlds/open-store.ts';

interface Tables {
  readonly letters: { readonly text: string };
}

const letter = { text: 'x'.repeat(100_000) };

test('a write to a full file fails with StoreFullError, is rolled back, and succeeds once there is space', async (context) => {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(':memory:') });
  context.after(() => db.destroy());
  await sql`create table letters (text text)`.execute(db);
  await sql`pragma max_page_count = 10`.execute(db);
  const write = () =>
    db.transaction().execute(async (transaction) => {
      for (let count = 0; count < 3; count += 1) {
        await transaction.insertInto('letters').values(letter).execute();
      }
    });
  await assert.rejects(write(), StoreFullError);
  assert.deepEqual(
    await db.selectFrom('letters').selectAll().execute(),
    [],
    'the failed write is rolled back',
  );
  await sql`pragma max_page_count = 1000`.execute(db);
  await write();
  assert.equal((await db.selectFrom('letters').selectAll().execute()).length, 3);
});

test('an error of PostgreSQL about a full disk becomes a StoreFullError', () => {
  const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
  assert.ok(named(full) instanceof StoreFullError);
});

test('a creation on a full disk gets 507 store-full, and reads succeed', async (context) => {
  const store = await openStore(':memory:');
  context.after(() => store.close());
  const create = () => Promise.reject(new StoreFullError('There is no room left for data'));
  const app = await testApp(context, { store: storeWith(store, 'loans', () => ({ create })) });
  const user = await signedIn(app, 'lending-staff', await newWorld(app));
  const response = await user.post('/api/loans', loanRequest);
  assert.equal(response.statusCode, 507);
  assert.equal(problemOf(response).code, 'store-full');
  assert.equal((await user.get('/api/navigation/user')).statusCode, 200);
});
