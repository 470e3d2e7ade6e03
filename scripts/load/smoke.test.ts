import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onFile } from './place.ts';
import { terminated } from './sigterm.ts';

// Runs one scenario on a data file with little load, to check that the scenario works.

const little = { seed: 1, clients: 4, rounds: 1, worlds: 4, creations: 4 };

test('SIGTERM loses no acknowledged creation', async () => {
  assert.deepEqual((await onFile((place) => terminated(place, little))).faults, []);
});
