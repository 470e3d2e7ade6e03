import assert from 'node:assert/strict';
import { test } from 'node:test';
import { portOf } from './cluster.ts';
import { CannotRun } from './scenario.ts';

test('portOf accepts only a cluster on this machine', () => {
  assert.equal(portOf('http://localhost:4310'), 4_310);
  for (const address of [
    '',
    'somewhere',
    'http://localhost',
    'https://localhost:4310',
    'http://far.example:4310',
  ]) {
    assert.throws(() => portOf(address), CannotRun, address);
  }
});
