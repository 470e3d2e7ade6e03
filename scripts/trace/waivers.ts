import type { Decision, Rule } from './catalogue.ts';
import { readTable, type Table } from './table.ts';

/** A rule that needs no evidence. */
export interface Waiver {
  readonly rule: string;
  readonly reason: string;
  /** Id of the decision that gives the reason. */
  readonly decision: string;
  readonly place: string;
}

/** Path of the file with the waivers, from the root. */
export const waiverFile = 'features/rules/waived.tsv';

/** Parses the waivers: tab-separated, header `rule reason decision`. */
export function readWaivers(file: string, text: string): Table<Waiver> {
  return readTable(file, text, ['rule', 'reason', 'decision'], ([rule, reason, decision], place) => ({
    rule,
    reason,
    decision,
    place,
  }));
}

/** Facts that the waivers are checked against. */
export interface WaiverGround {
  readonly rules: readonly Rule[];
  readonly decisions: readonly Decision[];
  readonly pending: readonly string[];
  /** Ids of the rules that have evidence. */
  readonly shown: ReadonlySet<string>;
}

/** Returns the findings for the waivers, one line each. */
export function waiverFindings(waivers: readonly Waiver[], ground: WaiverGround): string[] {
  const rules = new Set(ground.rules.map(({ id }) => id));
  const decisions = new Set(ground.decisions.map(({ id }) => id));
  const seen = new Set<string>();
  return waivers.flatMap(({ rule, decision, place }) => {
    const findings: string[] = [];
    if (seen.has(rule)) findings.push(`${place} ${rule} is waived twice`);
    if (!rules.has(rule)) findings.push(`${place} ${rule} is not in the catalogue`);
    if (!decisions.has(decision)) findings.push(`${place} ${decision} is not in the register`);
    if (ground.shown.has(rule)) findings.push(`${place} ${rule} has evidence: it needs no waiver`);
    if (ground.pending.includes(rule)) findings.push(`${place} ${rule} is pending as well`);
    seen.add(rule);
    return findings;
  });
}
