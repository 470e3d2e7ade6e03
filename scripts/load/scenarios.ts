import { cluster } from './cluster.ts';
import { diskFull } from './disk-full.ts';
import { kill, killOnPostgres } from './kill.ts';
import { replicas } from './replicas.ts';
import { restartPostgres } from './restart-postgres.ts';
import type { Scenario } from './scenario.ts';
import { sigterm } from './sigterm.ts';
import { worlds, worldsOnPostgres } from './worlds.ts';

/** All scenarios, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  worlds,
  sigterm,
  kill,
  diskFull,
  worldsOnPostgres,
  killOnPostgres,
  replicas,
  restartPostgres,
  cluster,
];
