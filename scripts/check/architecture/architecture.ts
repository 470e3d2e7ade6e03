import { directionFindings } from './directions.ts';
import type { Finding, SourceFile } from '../../shared/source-file.ts';
import { habitFindings } from './habits.ts';
import { importsOf, type LocatedImport } from '../../shared/imports.ts';

/**
 * Returns all findings of the architecture rules in these files, sorted by path and line.
 * @param imports the imports of these files
 */
export function architectureFindings(
  files: readonly SourceFile[],
  imports: readonly LocatedImport[] = importsOf(files),
): Finding[] {
  return [...directionFindings(imports), ...files.flatMap(habitFindings)].toSorted(
    (a, b) => a.path.localeCompare(b.path) || a.line - b.line,
  );
}

/** Formats a finding as `file:line message`. */
export function lineOf({ path, line, message }: Finding): string {
  return `${path}:${line} ${message}`;
}
