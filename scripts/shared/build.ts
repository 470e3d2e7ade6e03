import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { filesUnder, hashOf, hasSources, root } from './source-files.ts';

/** Folder of the built SPA. */
export const webRoot = join(root, 'dist', 'web');

const stamp = join(webRoot, '.build-stamp');

/** Folders and files that the SPA is built from. */
export const ingredients: readonly string[] = [
  'web',
  'contracts',
  'scripts/component-styles',
  'scripts/shared/app-preload.ts',
  'scripts/shared/client-operations.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** A failed build. The message is the output of Vite. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Returns true if the SPA was built from other sources. Always false in an image without sources. */
export function isStale(): boolean {
  if (!hasSources) return false;
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wantedStamp();
}

/**
 * Builds the SPA if it is stale.
 * @returns the duration in seconds; null if the build was up to date
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
 * Returns the files that the SPA is built from, without tests and pacts. The consumer tests rewrite the pacts, possibly
 * during a build.
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
