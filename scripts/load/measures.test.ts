import assert from 'node:assert/strict';
import { test } from 'node:test';
import { residentMegabytes, slopeOf } from './memory.ts';
import { familySeconds, processorSeconds } from './processor.ts';
import { Timings } from './timings.ts';
import { TooLate, within } from './watchdog.ts';

test('slopeOf returns the rise of the fitted line in megabytes a minute', () => {
  assert.equal(slopeOf([0, 1, 2, 3].map((at) => ({ at, megabytes: 100 + 2 * at }))), 120);
  assert.equal(slopeOf([5, 6, 7].map((at) => ({ at, megabytes: 300 }))), 0);
  assert.equal(slopeOf([{ at: 0, megabytes: 300 }]), 0);
});

test('residentMegabytes returns the memory of a process, and null for one that has ended', async () => {
  const size = await residentMegabytes(process.pid);
  assert.ok(size !== null && size > 10 && size < 10_000, String(size));
  assert.equal(await residentMegabytes(2 ** 30), null);
});

test('processor time of a process, with its children, and 0 for one that has ended', () => {
  const own = processorSeconds(process.pid);
  assert.ok(process.platform !== 'linux' || (own > 0.05 && own < 3_600), String(own));
  assert.ok(familySeconds(process.pid) >= own);
  assert.equal(processorSeconds(2 ** 30), 0);
});

test('timings give the percentiles 50, 95 and 99, first those of all requests', () => {
  const timings = new Timings();
  for (let value = 1; value <= 100; value += 1) timings.add('read', value);
  timings.add('add', 1_000);
  assert.deepEqual(timings.rows(), [
    { name: 'all requests', count: 101, p50: 51, p95: 96, p99: 100 },
    { name: 'add', count: 1, p50: 1_000, p95: 1_000, p99: 1_000 },
    { name: 'read', count: 100, p50: 51, p95: 96, p99: 100 },
  ]);
  assert.equal(timings.slowest, 1_000);
});

test('within rejects after the timeout', async () => {
  assert.equal(await within(60, 'a thing', Promise.resolve('here')), 'here');
  await assert.rejects(within(0.01, 'a thing', new Promise(() => undefined)), TooLate);
});
