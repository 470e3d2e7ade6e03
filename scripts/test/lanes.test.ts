import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInLanes } from './lanes.ts';

const task = (name: string, ...after: string[]) => ({ name, after });

/** Runs tasks, each of which ends when the test calls `end`. Records the started and the skipped tasks. */
function stage(lanes: number, ...tasks: ReturnType<typeof task>[]) {
  const started: string[] = [];
  const skipped: string[] = [];
  const endings = new Map<string, (ok: boolean) => void>();
  const done = runInLanes(
    tasks,
    lanes,
    ({ name }) => {
      started.push(name);
      return new Promise<boolean>((resolve) => endings.set(name, resolve));
    },
    ({ name }, failed) => skipped.push(`${name} for ${failed}`),
  );
  const end = async (name: string, ok = true) => {
    endings.get(name)?.(ok);
    await new Promise(setImmediate);
  };
  return { started, skipped, done, end };
}

test('lanes take the first task that can run', async () => {
  const { started, done, end } = stage(
    2,
    task('build'),
    task('browser', 'build'),
    task('unit'),
    task('types'),
  );
  assert.deepEqual(started, ['build', 'unit']);
  await end('build');
  assert.deepEqual(started, ['build', 'unit', 'browser']);
  await end('unit');
  assert.deepEqual(started, ['build', 'unit', 'browser', 'types']);
  await end('browser');
  await end('types');
  await done;
});

test('a lane without a runnable task waits until another task ends', async () => {
  const { started, done, end } = stage(2, task('consumer'), task('provider', 'consumer'));
  assert.deepEqual(started, ['consumer']);
  await end('consumer');
  assert.deepEqual(started, ['consumer', 'provider']);
  await end('provider');
  await done;
});

test('tasks after a failed task are skipped, directly or through other tasks', async () => {
  const { started, skipped, done, end } = stage(1, task('a'), task('b', 'a'), task('c', 'b'), task('d'));
  await end('a', false);
  await end('d');
  await done;
  assert.deepEqual(started, ['a', 'd']);
  assert.deepEqual(skipped, ['b for a', 'c for b']);
});

test('a predecessor that is not in the list is ignored', async () => {
  const { started, done, end } = stage(1, task('browser', 'build'));
  assert.deepEqual(started, ['browser']);
  await end('browser');
  await done;
});
