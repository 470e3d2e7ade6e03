import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { engines } from './engines-testing.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { GatheredWork } from './gathered-work.ts';

async function emptied(place: Promise<string>, context: TestContext): Promise<Database> {
  const db = await openDatabase(await place);
  context.after(() => db.destroy());
  await db.deleteFrom('secrets').execute();
  return db;
}

const write =
  (name: string, value = 'kept') =>
  async (transaction: Database): Promise<string> => {
    await transaction.insertInto('secrets').values({ name, value }).execute();
    return name;
  };

const namesIn = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

type Piece = (transaction: Database) => Promise<string>;

/** Each piece after the one before. */
const inOrder = async (transaction: Database, pieces: readonly Piece[]): Promise<string[]> => {
  const results: string[] = [];
  for (const piece of pieces) results.push(await piece(transaction));
  return results;
};

for (const engine of engines) {
  const place = engine.emptyPlace({ after });
  test(`${engine.name}: work that comes together is done in one transaction, in order, and each caller gets the own result`, async (context) => {
    const db = await emptied(place, context);
    const gathered = new GatheredWork(db, inOrder);
    const transactions = new Set<Database>();
    const names = await Promise.all(
      ['c', 'a', 'b'].map((name) =>
        gathered.do((transaction) => {
          transactions.add(transaction);
          return write(name)(transaction);
        }),
      ),
    );
    assert.deepEqual(names, ['c', 'a', 'b']);
    assert.equal(transactions.size, 1);
    assert.deepEqual(await namesIn(db), ['a', 'b', 'c']);
  });

  test(`${engine.name}: a piece that fails fails alone, whatever it has written before is not kept`, async (context) => {
    const db = await emptied(place, context);
    const gathered = new GatheredWork(db, inOrder);
    const failing = async (transaction: Database): Promise<string> => {
      await write('lost')(transaction);
      throw new RangeError('no');
    };
    const outcomes = await Promise.allSettled([
      gathered.do(write('first')),
      gathered.do(failing),
      gathered.do(write('last')),
    ]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await namesIn(db), ['first', 'last']);
  });

  test(`${engine.name}: what comes while others are done follows them`, async (context) => {
    const db = await emptied(place, context);
    const gathered = new GatheredWork(db, inOrder);
    let later: Promise<string> | undefined;
    await gathered.do(async (transaction) => {
      later ??= gathered.do(write('later'));
      return write('sooner')(transaction);
    });
    assert.equal(await later, 'later');
    assert.equal(await gathered.do(write('last')), 'last');
    assert.deepEqual(await namesIn(db), ['last', 'later', 'sooner']);
  });
}
