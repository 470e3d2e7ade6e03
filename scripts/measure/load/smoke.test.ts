import { test } from 'node:test';
import { checkScenario } from './rounds.ts';
import { scenarios } from './scenarios.ts';

// Runs one scenario on a data file with little load, to check that the scenario works.

const little = { seed: 1, clients: 4, rounds: 1, worlds: 4, creations: 4 };

test('SIGTERM loses no acknowledged creation', (context) =>
  checkScenario(scenarios.sigterm, little, context));
