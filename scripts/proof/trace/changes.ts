import type { Snapshot } from './snapshots.ts';

/** The differences between two snapshots, in the order of the ids. */
export interface Changes {
  readonly rules: TextChanges;
  readonly decisions: TextChanges;
  /** Rules with more or fewer tests in the later snapshot than in the earlier one. A renamed test is no change. */
  readonly evidence: readonly EvidenceChange[];
}

export interface TextChanges {
  readonly added: readonly (readonly [id: string, text: string])[];
  readonly retired: readonly (readonly [id: string, text: string])[];
  readonly reworded: readonly (readonly [id: string, before: string, after: string])[];
}

/** The numbers of tests that claim a rule in the earlier and in the later snapshot. */
export interface EvidenceChange {
  readonly rule: string;
  readonly before: number;
  readonly after: number;
}

/** A snapshot without its name. */
type State = Omit<Snapshot, 'name' | 'origin'>;

export function changesBetween(earlier: State, later: State): Changes {
  return {
    rules: textChanges(earlier.rules, later.rules),
    decisions: textChanges(earlier.decisions, later.decisions),
    evidence: [...later.rules.keys()]
      .map((rule) => {
        const [before = 0, after = 0] = [earlier, later].map(({ tests }) => tests.get(rule));
        return { rule, before, after };
      })
      .filter(({ before, after }) => before !== after),
  };
}

type Texts = ReadonlyMap<string, string>;

function textChanges(before: Texts, after: Texts): TextChanges {
  return {
    added: [...after].filter(([id]) => !before.has(id)),
    retired: [...before].filter(([id]) => !after.has(id)),
    reworded: [...after].flatMap(([id, text]) => {
      const old = before.get(id);
      return old === undefined || old === text ? [] : [[id, old, text] as const];
    }),
  };
}
