import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { IsolationOrder } from './isolation-worker.ts';

/** Each has a server of its own; together they repeat it as often as the name of the test says. */
const orders: readonly IsolationOrder[] = [
  { worlds: 200, repeats: 10 },
  { worlds: 200, repeats: 10 },
];

// In threads of its own: the runner follows every promise of its thread, which would take most of the time.
test('200 worlds are used side by side and see nothing of each other, 20 times', async () => {
  assert.deepEqual(await Promise.all(orders.map(liveInWorker)), [0, 0]);
});

/** Answers the exit code of the worker. @throws whatever it fails with */
async function liveInWorker(order: IsolationOrder): Promise<unknown> {
  const worker = new Worker(new URL('isolation-worker.ts', import.meta.url), { workerData: order });
  const [code] = (await once(worker, 'exit')) as [unknown];
  return code;
}
