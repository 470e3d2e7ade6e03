import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { filesUnder, hashOf, hasSources, root } from './source-files.ts';

/** Where the built SPA lies. */
export const webRoot = join(root, 'dist', 'web');

const stamp = join(webRoot, '.build-stamp');

/** All that goes into the SPA. */
export const ingredients: readonly string[] = [
  'web',
  'contracts',
  'scripts/component-styles',
  'scripts/shared/client-operations.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The build failed; the message is what the builder said. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Whether the built SPA is not the one of the present sources. Without sources there is nothing to compare with. */
export function isStale(): boolean {
  if (!hasSources) return false;
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wantedStamp();
}

/**
 * Builds the SPA when it is stale.
 * @returns how many seconds that took, or null when there was nothing to do
 * @throws {BuildError}
 */
export async function buildWhenStale(): Promise<number | null> {
  if (!isStale()) return null;
  const wanted = wantedStamp();
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { ok, output, seconds } = await run(process.execPath, [vite, 'build', '--logLevel=warn'], {
    seconds: 180,
    environment: { NODE_ENV: 'production' },
  });
  if (!ok) throw new BuildError(output.trim());
  writeFileSync(stamp, wanted);
  return seconds;
}

/**
 * Returns the files that the SPA is built from. Tests are none of them, nor are the pacts: the consumer's tests take them
 * away and write them anew, maybe while the SPA is built.
 */
export const spaSources = (): string[] =>
  filesUnder(ingredients).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('contracts/pacts/'),
  );

const wantedStamp = (): string => hashOf(spaSources());

if (import.meta.main) {
  try {
    const seconds = await buildWhenStale();
    console.log(seconds === null ? 'up to date' : `built in ${seconds.toFixed(1)} s`);
  } catch (error) {
    console.log(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}
