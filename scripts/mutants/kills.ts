import type { Rule } from '../trace/catalogue.ts';
import { digest, fingerprintOf, type Pair } from '../trace/pairs.ts';
import { readTable, type Table } from '../trace/table.ts';
import type { Evaluation } from './evaluate.ts';
import type { Mutant } from './mutant.ts';

/** The last kill of each mutant, committed, so that it survives a clone. */
export const killFile = 'scripts/mutants/kills.tsv';

/** A mutant that a test of its rule noticed. */
export interface Kill {
  readonly rule: string;
  /** Fingerprint of the mutant: its rule, its file and both texts. */
  readonly mutant: string;
  /** File and name of the test that noticed it. */
  readonly test: string;
  /** Fingerprint of the rule's words and of all that this file says about the rule. */
  readonly evidence: string;
  /** yyyy-MM-dd. */
  readonly date: string;
}

/** `stale`: the rule's words or the tests that noticed the mutant have changed since. */
export type KillState = 'killed' | 'stale' | 'not killed';

/** A mutant with what is known about it. */
export interface MutantView {
  readonly mutant: Mutant;
  readonly state: KillState;
  /** The last kill, whether it still holds or not; null without one. */
  readonly kill: Kill | null;
}

/** What the fingerprints are about. */
export interface KillSources {
  readonly rules: readonly Pick<Rule, 'id' | 'kind' | 'rule'>[];
  readonly pairs: readonly Pair[];
}

const columns = ['rule', 'mutant', 'test', 'evidence', 'date'] as const;

/** Reads the kills: tab-separated, header `rule mutant test evidence date`; none in a blank text. */
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

/** The mutants, each with its last kill and whether that still holds. */
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

/** A mutant with its last kill, as one line to print. */
export function mutantLine({ mutant: { id, breaks }, state, kill }: MutantView): string {
  return `mutant ${id} (${breaks}): ${state}${kill === null ? '' : `, ${kill.date} by ${kill.test}`}`;
}

/** How many mutants are in each state. */
export type KillCounts = Readonly<Record<KillState, number>>;

export function countKills(views: readonly Pick<MutantView, 'state'>[]): KillCounts {
  const counts = { killed: 0, stale: 0, 'not killed': 0 };
  for (const { state } of views) counts[state] += 1;
  return counts;
}

/** Returns the text of the kills after a run: rows of its mutants are new or gone, those of mutants that no list has are gone. */
export function withKills(
  evaluations: readonly Pick<Evaluation, 'mutant' | 'verdict' | 'by'>[],
  {
    mutants,
    before,
    date,
    ...sources
  }: KillSources & {
    readonly mutants: readonly Mutant[];
    /** The text of the kills; blank for none. */
    readonly before: string;
    /** yyyy-MM-dd. */
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

/** Returns what gives the fingerprint of a rule's words and of its tests in the file of one of them. */
function evidenceIn({ rules, pairs }: KillSources): (rule: string, test: string) => string {
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const byRule = Map.groupBy(pairs, ({ rule }) => rule);
  return (id, test) => {
    const rule = ruleById.get(id);
    const [file = ''] = test.split(': ');
    // The provider's one test replays what the consumer's tests promise.
    const folder = file.startsWith('contracts/provider/') ? 'contracts/consumer/' : `${file}: `;
    const own = (byRule.get(id) ?? []).filter((pair) => pair.test.startsWith(folder));
    return rule === undefined ? '' : digest(own.map((pair) => fingerprintOf(rule, pair)).toSorted());
  };
}

const mutantFingerprint = ({ rule, change: { file, from, to } }: Mutant): string =>
  digest([rule, file, from, to]);
