import { join } from 'node:path';
import { lineOf } from '../architecture/architecture.ts';
import type { SourceFile } from '../../shared/source-file.ts';
import type { LocatedImport } from '../../shared/imports.ts';
import { run } from '../../shared/run.ts';
import { filesUnder, root, sourceFolders, textOf } from '../../shared/source-files.ts';
import { bareTexts } from './bare-texts.ts';
import { fingerprints } from './fingerprints.ts';
import { notePassed, passedBefore } from './passed.ts';

const settings = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json', 'scripts/check/lint/bare-texts.ts'];

/**
 * Runs oxlint, and over components the check for bare texts. Both check only files that have changed since they last
 * passed, and files whose imports have changed since: rules that know types take most of the time of the lint command.
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
  const changed = code.filter(({ path }) => !passed.has(prints.get(path) ?? ''));
  if (changed.length === 0) return null;
  const oxlint = run(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--deny-warnings',
      '--report-unused-disable-directives',
      '--format=unix',
      ...changed.map(({ path }) => path),
    ],
    { seconds: 600 },
  );
  const bare = bareTexts(changed.filter(({ path }) => path.endsWith('.tsx'))).map(lineOf);
  const { ok, output } = await oxlint;
  if (!ok || bare.length > 0) return [...bare, output.trim()].join('\n').trim();
  notePassed('oxlint', prints.values());
  return null;
}
