import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { dialectFor } from './database.ts';
import { postgres } from '../../test/engines.ts';

test('an error of PostgreSQL does not contain the values of the rejected row', async (context) => {
  const db = new Kysely<unknown>({ dialect: await dialectFor(await postgres.newPlace(context)) });
  context.after(() => db.destroy());
  await sql`create table people (name text, age integer not null)`.execute(db);
  const refused = sql`insert into people values (${'Wilhelmina'}, null)`.execute(db);
  await assert.rejects(refused, (error) => {
    assert.match(String(error), /null value in column "age"/);
    assert.doesNotMatch(inspect(error), /Wilhelmina/);
    return true;
  });
});
