import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../../shared/source-files.ts';
import { readVerdictFile } from '../trace/read.ts';
import { type Kill, killText, readKills } from '../trace/verdicts.ts';
import { killedMutants, type KillSources, type MutantView } from './kills.ts';
import { readMutants } from './mutant.ts';

/** File with the results of the mutants that ran on this machine, from the root. Not committed. */
const localFile = '.results/mutants.tsv';

/** Reads the mutants with their last kills, committed or of this machine. @throws {Error} with the malformed row */
export const readMutantViews = (sources: KillSources): MutantView[] =>
  killedMutants(readMutants(), [...readVerdictFile().kills, ...localKills()], sources);

/** Stores the result of a mutant that ran on this machine. */
export function keepKill(kill: Kill): void {
  const others = localKills().filter(({ mutant }) => mutant !== kill.mutant);
  writeFileSync(join(root, localFile), killText([...others, kill]));
}

const localKills = (): Kill[] =>
  readKills(localFile, existsSync(join(root, localFile)) ? textOf(localFile) : '');
