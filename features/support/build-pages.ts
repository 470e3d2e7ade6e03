import { buildWhenStale, mockConsole, spa } from '../../scripts/build/build.ts';

/** Builds the SPA and the console if their sources have changed. */
export default async function buildPages(): Promise<void> {
  await buildWhenStale(spa);
  await buildWhenStale(mockConsole);
}
