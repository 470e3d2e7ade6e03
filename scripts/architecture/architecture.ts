import { directionFindings } from './directions.ts';
import type { Finding, SourceFile } from './files.ts';
import { habitFindings } from './habits.ts';

/** All breaches of the house rules in some files, by path and line. */
export function architectureFindings(files: readonly SourceFile[]): Finding[] {
  return files
    .flatMap((file) => [...directionFindings(file), ...habitFindings(file)])
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

/** A finding as one line: file:line message. */
export function lineOf({ path, line, message }: Finding): string {
  return `${path}:${line} ${message}`;
}
