import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AtHand } from './at-hand.ts';

/** Reads that count, of rows that a test can change. */
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

test('what has been read is at hand without waiting until its world changes', async () => {
  const atHand = new AtHand<string, string>(10);
  const table = rows({ one: 'before' });
  const read = () => atHand.get('w', 'one', table.of('one'));
  assert.ok(read() instanceof Promise);
  assert.equal(await atHand.get('w', 'one', table.of('one')), 'before');
  assert.equal(read(), 'before');
  table.present['one'] = 'after';
  atHand.forget('another');
  assert.equal(read(), 'before');
  atHand.forget('w');
  assert.equal(await read(), 'after');
  assert.equal(read(), 'after');
});

test('worlds and keys are told apart', async () => {
  const atHand = new AtHand<string, string>(10);
  await atHand.get('w', 'one', async () => 'of w');
  assert.equal(await atHand.get('v', 'one', async () => 'of v'), 'of v');
  assert.equal(await atHand.get('w', 'two', async () => 'second'), 'second');
  assert.equal(
    atHand.get('w', 'one', async () => 'other'),
    'of w',
  );
});

test('what was read while something changed is answered and not kept', async () => {
  const atHand = new AtHand<string, string>(10);
  let finish: (value: string) => void = () => undefined;
  const slow = atHand.get('w', 'one', () => new Promise((resolve) => (finish = resolve)));
  atHand.forget('w');
  finish('before');
  assert.equal(await slow, 'before');
  assert.equal(await atHand.get('w', 'one', async () => 'after'), 'after');
});

test('what is missing is looked for each time', async () => {
  const atHand = new AtHand<string, string>(10);
  const table = rows({});
  assert.equal(await atHand.get('w', 'one', table.of('one')), null);
  table.present['one'] = 'come';
  assert.equal(await atHand.get('w', 'one', table.of('one')), 'come');
  assert.equal(table.reads(), 2);
});

test('when too much is at hand, the world that was read first gives way', async () => {
  const atHand = new AtHand<number, string>(3);
  const keep = (world: string, key: number) => atHand.get(world, key, async () => 'kept');
  await keep('first', 1);
  await keep('first', 2);
  await keep('second', 1);
  await keep('third', 1);
  assert.ok(keep('first', 1) instanceof Promise);
  assert.equal(keep('second', 1), 'kept');
  assert.equal(keep('third', 1), 'kept');
});
