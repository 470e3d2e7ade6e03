import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../shared/source-files.ts';
import { testsOfJunit } from './read-junit.ts';
import { testsOfMessages } from './read-messages.ts';
import type { Report } from './results.ts';

/** Maximum length of an error, in characters. */
const longestError = 3_000;

/** Reads the report of a runner: JUnit of node:test or Playwright, or the messages of Cucumber. The path is from the root. */
export function readReport(file: string): Report {
  const path = join(root, file);
  if (!existsSync(path)) return { tests: [], isWhole: false };
  const text = readFileSync(path, 'utf8');
  const { tests, isWhole } = file.endsWith('.ndjson') ? testsOfMessages(text) : testsOfJunit(text);
  return {
    isWhole,
    tests: tests.map((test) => ({
      ...test,
      source: fromRoot(test.source),
      error: test.error?.slice(0, longestError),
    })),
  };
}

export const removeReport = (file: string): void => rmSync(join(root, file), { force: true });

function fromRoot(file: string): string {
  const path = file.startsWith(root) ? relative(root, file) : file;
  return path.replaceAll('\\', '/');
}
