import { buildWhenStale, spa } from '../../scripts/shared/build.ts';

/** Builds the SPA if its sources have changed since the last build. A run of mutants has a build of its own. */
export default async function buildSpa(): Promise<void> {
  if (process.env['THRESHOLD_SPA'] === undefined) await buildWhenStale(spa);
}
