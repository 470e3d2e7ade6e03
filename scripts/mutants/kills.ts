import type { Rule } from '../trace/catalogue.ts';
import { digest, fingerprintOf, type Pair } from '../trace/pairs.ts';
import { readTable, type Table } from '../trace/table.ts';
import type { Evaluation } from './evaluate.ts';
import type { Mutant } from './mutant.ts';

/** File with the last kill of each mutant, which is committed. */
export const killFile = 'scripts/mutants/kills.tsv';

/** Records that a test of a rule failed with a mutant of the rule. */
export interface Kill {
  readonly rule: string;
  /** Fingerprint of the mutant: its rule, its file, the text to replace and the replacement. */
  readonly mutant: string;
  /** File and name of the failed test. */
  readonly test: string;
  /** Fingerprint of the words of the rule, and of the tests for the rule in the file of `test`. */
  readonly evidence: string;
  /** Date of the kill, as yyyy-MM-dd. */
  readonly date: string;
}

/** `stale`: the rule's words or the tests that killed the mutant have changed since the kill. */
export type KillState = 'killed' | 'stale' | 'not killed';

/** A mutant with its last kill. */
export interface MutantView {
  readonly mutant: Mutant;
  readonly state: KillState;
  /** The last kill, valid or stale; null without a kill. */
  readonly kill: Kill | null;
}

/** The rules and tests that fingerprints are computed from. */
export interface KillSources {
  readonly rules: readonly Pick<Rule, 'id' | 'kind' | 'rule'>[];
  readonly pairs: readonly Pair[];
}

const columns = ['rule', 'mutant', 'test', 'evidence', 'date'] as const;

/** Parses the kills: tab-separated, header `rule mutant test evidence date`. Blank text has no kills. */
export function readKills(file: string, text: string): Table<Kill> {
  if (text === '') return { rows: [], malformed: [] };
  return readTable(file, text, columns, ([rule, mutant, test, evidence, date]) => ({
    rule,
    mutant,
    test,
    evidence,
    date,
  }));
}

/** Returns the mutants with their last kill and its state. */
export function killedMutants(
  mutants: readonly Mutant[],
  kills: readonly Kill[],
  sources: KillSources,
): MutantView[] {
  const byMutant = new Map(kills.map((kill) => [kill.mutant, kill]));
  const evidenceOf = evidenceIn(sources);
  return mutants.map((mutant) => {
    const kill = byMutant.get(mutantFingerprint(mutant)) ?? null;
    const holds = kill !== null && kill.evidence === evidenceOf(mutant.rule, kill.test);
    return { mutant, kill, state: kill === null ? 'not killed' : holds ? 'killed' : 'stale' };
  });
}

/** Formats a mutant with its last kill as one line. */
export function mutantLine({ mutant: { id, breaks }, state, kill }: MutantView): string {
  return `mutant ${id} (${breaks}): ${state}${kill === null ? '' : `, ${kill.date} by ${kill.test}`}`;
}

/** Number of mutants in each state. */
export type KillCounts = Readonly<Record<KillState, number>>;

export function countKills(views: readonly Pick<MutantView, 'state'>[]): KillCounts {
  const counts = { killed: 0, stale: 0, 'not killed': 0 };
  for (const { state } of views) counts[state] += 1;
  return counts;
}

/** Returns the text of the kill file with the kills of a run. Removes mutants that survived or that no list has. */
export function withKills(
  evaluations: readonly Pick<Evaluation, 'mutant' | 'verdict' | 'by'>[],
  {
    mutants,
    before,
    date,
    ...sources
  }: KillSources & {
    readonly mutants: readonly Mutant[];
    /** The text of the kill file before the run; may be blank. */
    readonly before: string;
    /** Date of the run, as yyyy-MM-dd. */
    readonly date: string;
  },
): string {
  const known = readKills(killFile, before).rows;
  const byMutant = new Map(known.map((kill) => [kill.mutant, kill]));
  const evidenceOf = evidenceIn(sources);
  for (const { mutant, verdict, by } of evaluations) {
    const { rule } = mutant;
    const fingerprint = mutantFingerprint(mutant);
    if (verdict !== 'killed') byMutant.delete(fingerprint);
    else
      byMutant.set(fingerprint, {
        rule,
        mutant: fingerprint,
        test: by,
        evidence: evidenceOf(rule, by),
        date,
      });
  }
  const listed = new Set(mutants.map(mutantFingerprint));
  const lines = [...byMutant.values()]
    .filter(({ mutant }) => listed.has(mutant))
    .map((kill) => columns.map((column) => kill[column]).join('\t'));
  return `${[columns.join('\t'), ...lines.toSorted()].join('\n')}\n`;
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
