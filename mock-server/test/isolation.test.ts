import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { IsolationOrder } from './isolation.ts';

// Runs in a worker: the test runner tracks every promise of its own thread, which would take most of the time.
test('200 worlds that are used at the same time share no data, twice', async () => {
  assert.equal(await liveInWorker({ worlds: 200, repeats: 2 }), 0);
});

/** Runs the worker and returns its exit code. @throws the error of the worker */
async function liveInWorker(order: IsolationOrder): Promise<unknown> {
  // A large young generation avoids garbage collections: most objects of the thousands of requests are short-lived.
  const resourceLimits = { maxYoungGenerationSizeMb: 256 };
  const worker = new Worker(new URL('isolation.ts', import.meta.url), {
    workerData: order,
    resourceLimits,
  });
  const [code] = (await once(worker, 'exit')) as [unknown];
  return code;
}
