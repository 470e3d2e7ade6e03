import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../shared/run.ts';
import { filesUnder, hashOf, hasSources, root } from '../shared/source-files.ts';

/** Something that Vite builds from sources. */
export interface Build {
  /** Folder of the result. */
  readonly folder: string;
  /** Path of Vite's configuration file, from the root. */
  readonly config: string;
  /** Folders and files that the result is built from, from the root. */
  readonly ingredients: readonly string[];
}

export const spa: Build = {
  folder: join(root, 'dist', 'web'),
  config: 'vite.config.ts',
  ingredients: [
    'web',
    'contracts',
    'scripts/build/app-preload.ts',
    'scripts/build/client-operations.ts',
    'scripts/build/component-styles.ts',
    'scripts/build/precompress.ts',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
};

/** The page of the console at /mock, and the presenter's bar. */
export const mockConsole: Build = {
  folder: join(root, 'dist', 'console'),
  config: 'vite.console.config.ts',
  ingredients: [
    'mock-server/tools/console/client',
    'mock-server/tools/presenter',
    'mock-server/tools/client',
    'contracts',
    'web/shared',
    'scripts/build/client-operations.ts',
    'scripts/build/precompress.ts',
    'vite.console.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
};

/** The bundle of the server. docs/decisions/030-start.md gives the reason for it. */
export const server: Build = {
  folder: join(root, 'dist', 'server'),
  config: 'vite.server.config.ts',
  ingredients: [
    'contracts',
    'mock-server',
    'scripts/build/build.ts',
    'scripts/test/site-stamp.ts',
    'scripts/test/trace',
    'scripts/run/documents',
    'scripts/run/start',
    'scripts/shared',
    'vite.server.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
};

/** A failed build. The message is the output of Vite. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Returns true if the present sources differ from those of the last build; false in a container without sources. */
export function isStale(build: Build): boolean {
  if (!hasSources) return false;
  const stamp = stampOf(build);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashOf(sourcesOf(build));
}

/**
 * Runs a build if its result is stale.
 * @returns the duration in seconds; null if the result was up to date
 * @throws {BuildError}
 */
export async function buildWhenStale(build: Build): Promise<number | null> {
  if (!isStale(build)) return null;
  const wanted = hashOf(sourcesOf(build));
  const stamp = stampOf(build);
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { ok, output, seconds } = await run(
    process.execPath,
    [vite, 'build', `--config=${build.config}`, '--logLevel=warn'],
    { seconds: 180, environment: { NODE_ENV: 'production' } },
  );
  if (!ok) throw new BuildError(output.trim());
  writeFileSync(stamp, wanted);
  return seconds;
}

/**
 * Returns the files that the result is built from, without tests and pacts. The consumer tests rewrite the pacts,
 * possibly during a build.
 */
export const sourcesOf = ({ ingredients }: Build): string[] =>
  filesUnder(ingredients).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !/^contracts\/(?:consumer|pacts|provider)\//.test(file),
  );

const stampOf = ({ folder }: Build): string => join(folder, '.build-stamp');

if (import.meta.main) {
  try {
    for (const build of [spa, mockConsole, server]) {
      const seconds = await buildWhenStale(build);
      const said = seconds === null ? 'up to date' : `built in ${seconds.toFixed(1)} s`;
      console.log(`${relative(root, build.folder)}: ${said}`);
    }
  } catch (error) {
    console.log(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a build if its result is stale, and prints the duration. @throws {BuildError} */
export async function buildWithMessage(name: string, build: Build): Promise<void> {
  if (!isStale(build)) return;
  process.stdout.write(`Building the ${name} … `);
  const seconds = await buildWhenStale(build);
  process.stdout.write(seconds === null ? 'up to date\n' : `done in ${seconds.toFixed(1)} s\n`);
}
