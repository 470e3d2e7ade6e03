import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreUnavailableError } from './outage.ts';
import { postgres } from './engines-testing.ts';
import { openStore } from './store.ts';

test('servers that start at the same time bring the tables of one database up to date once', async (context) => {
  const place = await postgres.emptyPlace(context);
  const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(place)));
  context.after(() => Promise.all(stores.map((store) => store.close())).then(() => undefined));
  const numbers = await Promise.all(stores.map((store) => store.secrets.countUp('starts')));
  assert.deepEqual(
    numbers.toSorted((one, other) => one - other),
    [1, 2, 3, 4],
  );
  const kept = await Promise.all(stores.map((store, index) => store.secrets.keep('key', `of ${index}`)));
  assert.equal(new Set(kept).size, 1);
});

test('a database that cannot be reached is named, and what to do', async () => {
  const nowhere = 'postgres://somebody:secret-word@127.0.0.1:1/threshold';
  await assert.rejects(
    openStore(nowhere),
    (error) =>
      error instanceof StoreUnavailableError &&
      /127\.0\.0\.1:1\b.*DATABASE_URL/.test(error.message) &&
      !error.message.includes('secret-word'),
  );
});
