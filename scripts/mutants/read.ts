import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../shared/source-files.ts';
import { killedMutants, type KillSources, killFile, type MutantView, readKills } from './kills.ts';
import { readMutants } from './mutant.ts';

/** The committed text of the kills; blank when there is none. */
export const killText = (): string => (existsSync(join(root, killFile)) ? textOf(killFile) : '');

/** Reads the mutants with their last kills. @throws {Error} naming the row of a list that cannot be read */
export function readMutantViews(sources: KillSources): MutantView[] {
  const { rows, malformed } = readKills(killFile, killText());
  if (malformed.length > 0) throw new Error(malformed.join('\n'));
  return killedMutants(readMutants(), rows, sources);
}
