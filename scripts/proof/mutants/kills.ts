import { digest } from '../trace/digest.ts';
import { fingerprintOf, type Pair, type Statement } from '../trace/pairs.ts';
import type { Kill } from '../trace/verdicts.ts';
import type { Evaluation } from './evaluate.ts';
import type { Mutant } from './mutant.ts';

/** `stale`: the rule's words or the tests that killed the mutant have changed since the kill. */
export type KillState = 'killed' | 'stale' | 'not killed';

/** A mutant with its last kill. */
export interface MutantView {
  readonly mutant: Mutant;
  readonly state: KillState;
  /** The last kill, valid or stale; null if the last run did not kill the mutant. */
  readonly kill: Kill | null;
}

/** The rules or decisions and the tests that fingerprints are computed from. */
export interface KillSources {
  readonly rules: readonly Statement[];
  readonly pairs: readonly Pair[];
}

/** Returns the mutants with their last kill and its state. The newest result of a mutant counts. */
export function killedMutants(
  mutants: readonly Mutant[],
  results: readonly Kill[],
  sources: KillSources,
): MutantView[] {
  const inOrder = results.toSorted((one, other) => one.date.localeCompare(other.date));
  const byMutant = new Map(inOrder.map((result) => [result.mutant, result]));
  const evidenceOf = evidenceIn(sources);
  return mutants.map((mutant) => {
    const result = byMutant.get(mutantFingerprint(mutant));
    const kill = result?.verdict === 'killed' ? result : null;
    const holds = kill !== null && kill.evidence === evidenceOf(mutant.rule, kill.test);
    return { mutant, kill, state: kill === null ? 'not killed' : holds ? 'killed' : 'stale' };
  });
}

/** Formats a mutant with its last kill as one line. */
export function mutantLine({ mutant: { id, breaks }, state, kill }: MutantView): string {
  return `mutant ${id} (${breaks}): ${state}${kill === null ? '' : `, ${kill.date} by ${kill.test}`}`;
}

/** Number of mutants in each state. */
type KillCounts = Readonly<Record<KillState, number>>;

export function countKills(views: readonly Pick<MutantView, 'state'>[]): KillCounts {
  const counts = { killed: 0, stale: 0, 'not killed': 0 };
  for (const { state } of views) counts[state] += 1;
  return counts;
}

/** Returns the result of a mutant for the list of results. @param date date of the run, as yyyy-MM-dd */
export function killOf(
  { mutant, verdict, by }: Pick<Evaluation, 'mutant' | 'verdict' | 'by'>,
  date: string,
  sources: KillSources,
): Kill {
  const { rule } = mutant;
  const test = verdict === 'killed' ? by : '';
  return {
    rule,
    verdict: verdict === 'killed' ? 'killed' : 'survived',
    date,
    mutant: mutantFingerprint(mutant),
    evidence: evidenceIn(sources)(rule, test),
    test,
  };
}

/** Returns a function that computes the fingerprint of a rule's words and of its tests in the file of a given test. */
function evidenceIn({ rules, pairs }: KillSources): (rule: string, test: string) => string {
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const byRule = Map.groupBy(pairs, ({ rule }) => rule);
  return (id, test) => {
    const rule = ruleById.get(id);
    const [file = ''] = test.split(': ');
    // The provider test replays the interactions of the consumer tests, so those are fingerprinted.
    const folder = file.startsWith('contracts/provider/') ? 'contracts/consumer/' : `${file}: `;
    const own = (byRule.get(id) ?? []).filter((pair) => pair.test.startsWith(folder));
    return rule === undefined ? '' : digest(own.map((pair) => fingerprintOf(rule, pair)).toSorted());
  };
}

const mutantFingerprint = ({ rule, change: { file, from, to } }: Mutant): string =>
  digest([rule, file, from, to]);
