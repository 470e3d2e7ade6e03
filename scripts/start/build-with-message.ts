import { type Build, buildWhenStale, isStale } from '../shared/build.ts';

/** Runs a build if its result is stale, and prints the duration. @throws {BuildError} */
export async function buildWithMessage(name: string, build: Build): Promise<void> {
  if (!isStale(build)) return;
  process.stdout.write(`Building the ${name} … `);
  const seconds = await buildWhenStale(build);
  process.stdout.write(seconds === null ? 'up to date\n' : `done in ${seconds.toFixed(1)} s\n`);
}
