import { join } from 'node:path';
import type { SourceFile } from '../architecture/files.ts';
import type { LocatedImport } from '../architecture/imports.ts';
import { run } from '../shared/run.ts';
import { filesUnder, root, sourceFolders, textOf } from '../shared/source-files.ts';
import { fingerprints } from './fingerprints.ts';
import { notePassed, passedBefore } from './passed.ts';

const settings = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json'];

/**
 * Runs oxlint over files that have changed since they last passed, and over files whose imports have changed since. The
 * type-aware rules of oxlint take most of the time of the lint command.
 *
 * @param code all files to lint, with their imports
 * @returns the findings; null if there are none
 */
export async function lint(
  code: readonly SourceFile[],
  imports: readonly LocatedImport[],
): Promise<string | null> {
  const declarations = filesUnder(sourceFolders).filter((path) => /\.d\.[cm]?ts$/.test(path));
  const prints = fingerprints(code, imports, [...settings, ...declarations].map(textOf));
  const passed = passedBefore('oxlint');
  const changed = code.map(({ path }) => path).filter((path) => !passed.has(prints.get(path) ?? ''));
  if (changed.length === 0) return null;
  const { ok, output } = await run(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '--format=unix',
      ...changed,
    ],
    { seconds: 600 },
  );
  if (!ok) return output.trim();
  notePassed('oxlint', prints.values());
  return null;
}
