import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RowCache } from './row-cache.ts';

/** Returns rows that a test can change, and a read function that counts its calls. */
function rows(first: Readonly<Record<string, string>>) {
  const present: Record<string, string> = { ...first };
  let reads = 0;
  return {
    present,
    reads: () => reads,
    of: (key: string) => async () => {
      reads += 1;
      return present[key] ?? null;
    },
  };
}

test('a value is cached until its world is invalidated', async () => {
  const cache = new RowCache<string, string>(10);
  const table = rows({ one: 'before' });
  const read = () => cache.get('w', 'one', table.of('one'));
  assert.equal(await read(), 'before');
  assert.equal(await read(), 'before');
  table.present['one'] = 'after';
  cache.invalidate('another');
  assert.equal(await read(), 'before');
  assert.equal(table.reads(), 1);
  cache.invalidate('w');
  assert.equal(await read(), 'after');
  assert.equal(await read(), 'after');
  assert.equal(table.reads(), 2);
});

test('worlds and keys are separate', async () => {
  const cache = new RowCache<string, string>(10);
  await cache.get('w', 'one', async () => 'of w');
  assert.equal(await cache.get('v', 'one', async () => 'of v'), 'of v');
  assert.equal(await cache.get('w', 'two', async () => 'second'), 'second');
  assert.equal(await cache.get('w', 'one', async () => 'other'), 'of w');
});

test('a value that was read during an invalidation is returned and not cached', async () => {
  const cache = new RowCache<string, string>(10);
  let finish: (value: string) => void = () => undefined;
  const slow = cache.get('w', 'one', () => new Promise((resolve) => (finish = resolve)));
  cache.invalidate('w');
  finish('before');
  assert.equal(await slow, 'before');
  assert.equal(await cache.get('w', 'one', async () => 'after'), 'after');
});

test('misses are not cached', async () => {
  const cache = new RowCache<string, string>(10);
  const table = rows({});
  assert.equal(await cache.get('w', 'one', table.of('one')), null);
  table.present['one'] = 'come';
  assert.equal(await cache.get('w', 'one', table.of('one')), 'come');
  assert.equal(table.reads(), 2);
});

test('beyond its capacity the cache evicts the world that was read first', async () => {
  const cache = new RowCache<number, string>(3);
  const table = rows({ row: 'kept' });
  const keep = (world: string, key: number) => cache.get(world, key, table.of('row'));
  await keep('first', 1);
  await keep('first', 2);
  await keep('second', 1);
  await keep('third', 1);
  await keep('second', 1);
  await keep('third', 1);
  assert.equal(table.reads(), 4);
  await keep('first', 1);
  assert.equal(table.reads(), 5);
});

test('values of evicted worlds take no room, so that later values stay cached', async () => {
  const cache = new RowCache<string, string>(2);
  const table = rows({ row: 'kept' });
  for (const world of ['first', 'second', 'third']) {
    await cache.get(world, 'row', table.of('row'));
    cache.invalidate(world);
  }
  await cache.get('fourth', 'row', table.of('row'));
  await cache.get('fourth', 'row', table.of('row'));
  assert.equal(table.reads(), 4);
});
