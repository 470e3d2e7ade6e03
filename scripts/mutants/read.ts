import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../shared/source-files.ts';
import { killedMutants, type KillSources, killFile, type MutantView, readKills } from './kills.ts';
import { readMutants } from './mutant.ts';

/** Reads the text of the committed kill file; blank if the file is missing. */
export const killText = (): string => (existsSync(join(root, killFile)) ? textOf(killFile) : '');

/** Reads the mutants with their last kills. @throws {Error} with the malformed row of a list */
export function readMutantViews(sources: KillSources): MutantView[] {
  const { rows, malformed } = readKills(killFile, killText());
  if (malformed.length > 0) throw new Error(malformed.join('\n'));
  return killedMutants(readMutants(), rows, sources);
}
