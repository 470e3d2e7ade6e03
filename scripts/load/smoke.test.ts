import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onFile } from './place.ts';
import { terminated } from './sigterm.ts';

// One scenario on a data file with next to no load: that it runs, and ends what it starts.

const little = { seed: 1, clients: 4, rounds: 1, worlds: 4, creations: 4 };

test('nothing acknowledged is lost by SIGTERM', async () => {
  assert.deepEqual((await onFile((place) => terminated(place, little))).faults, []);
});
