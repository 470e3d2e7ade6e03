import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { IsolationOrder } from './isolation-testing.ts';

// In a thread of its own: the runner follows every promise of its thread, which would take most of the time.
test('200 worlds are used side by side and see nothing of each other, 20 times', async () => {
  assert.equal(await liveInWorker({ worlds: 200, repeats: 20 }), 0);
});

/** Answers the exit code of the worker. @throws whatever it fails with */
async function liveInWorker(order: IsolationOrder): Promise<unknown> {
  // Thousands of requests at once leave much behind that is gone before it is worth being looked through.
  const resourceLimits = { maxYoungGenerationSizeMb: 256 };
  const worker = new Worker(new URL('isolation-testing.ts', import.meta.url), {
    workerData: order,
    resourceLimits,
  });
  const [code] = (await once(worker, 'exit')) as [unknown];
  return code;
}
