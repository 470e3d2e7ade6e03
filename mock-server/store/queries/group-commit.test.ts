import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { engines } from '../../test/engines.ts';
import { type Database, supportsReplicas } from '../schema/tables.ts';
import { openDatabase } from '../open-database.ts';
import { GroupCommit } from './group-commit.ts';

async function emptied(place: Promise<string>, context: TestContext): Promise<Database> {
  const db = await openDatabase(await place);
  context.after(() => db.destroy());
  await db.deleteFrom('secrets').execute();
  return db;
}

const namesIn = async (db: Database): Promise<string[]> =>
  (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);

interface Item {
  readonly worldId: string;
  readonly run: (transaction: Database) => Promise<string>;
}

const item = (run: Item['run'], worldId = 'w'): Item => ({ worldId, run });

const insert = (name: string, worldId?: string): Item =>
  item(async (transaction) => {
    await transaction.insertInto('secrets').values({ name, value: 'stored' }).execute();
    return name;
  }, worldId);

/** Returns a batch that records the transactions of its items. */
function batchOn(db: Database) {
  const transactions = new Set<Database>();
  const batch = new GroupCommit<Item, string>(db, async (transaction, items) => {
    transactions.add(transaction);
    const results: string[] = [];
    for (const { run } of items) results.push(await run(transaction));
    return results;
  });
  return { batch, transactions };
}

for (const engine of engines) {
  const place = engine.emptyPlace({ after });
  test(`${engine.name}: items that are added together share a transaction and keep their order`, async (context) => {
    const db = await emptied(place, context);
    const { batch, transactions } = batchOn(db);
    const names = await Promise.all(['c', 'a', 'b'].map((name) => batch.add(insert(name))));
    assert.deepEqual(names, ['c', 'a', 'b']);
    assert.equal(transactions.size, 1);
    assert.deepEqual(await namesIn(db), ['a', 'b', 'c']);
  });

  test(`${engine.name}: two worlds share a transaction only if the database has no replicas`, async (context) => {
    const db = await emptied(place, context);
    const { batch, transactions } = batchOn(db);
    await Promise.all([batch.add(insert('one', 'v')), batch.add(insert('two', 'w'))]);
    assert.equal(transactions.size, supportsReplicas(db) ? 2 : 1);
  });

  test(`${engine.name}: an item that fails is rolled back alone`, async (context) => {
    const db = await emptied(place, context);
    const { batch } = batchOn(db);
    const failing = item(async (transaction) => {
      await insert('lost').run(transaction);
      throw new RangeError('no');
    });
    const outcomes = await Promise.allSettled(
      [insert('first'), failing, insert('last')].map((one) => batch.add(one)),
    );
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await namesIn(db), ['first', 'last']);
  });

  test(`${engine.name}: an item that is added during a transaction runs in the next one`, async (context) => {
    const db = await emptied(place, context);
    const { batch, transactions } = batchOn(db);
    let later: Promise<string> | undefined;
    await batch.add(
      item((transaction) => {
        later ??= batch.add(insert('later'));
        return insert('sooner').run(transaction);
      }),
    );
    assert.equal(await later, 'later');
    assert.equal(await batch.add(insert('last')), 'last');
    assert.equal(transactions.size, 3);
    assert.deepEqual(await namesIn(db), ['last', 'later', 'sooner']);
  });
}
