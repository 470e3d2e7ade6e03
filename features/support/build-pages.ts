import { buildWhenStale, mockConsole, spa } from '../../scripts/build/build.ts';

/** Builds the SPA and the console if their sources have changed. A run of mutants has a build of its own. */
export default async function buildPages(): Promise<void> {
  if (process.env['THRESHOLD_SPA'] !== undefined) return;
  await buildWhenStale(spa);
  await buildWhenStale(mockConsole);
}
