import type { Snapshot } from './snapshots.ts';

/** Returns the differences between two snapshots, in the order of the ids. */
export interface Changes {
  readonly rules: TextChanges;
  readonly decisions: TextChanges;
  /** Rules with other tests than before. */
  readonly evidence: readonly EvidenceChange[];
}

export interface TextChanges {
  readonly added: readonly (readonly [id: string, text: string])[];
  readonly retired: readonly (readonly [id: string, text: string])[];
  readonly reworded: readonly (readonly [id: string, before: string, after: string])[];
}

export interface EvidenceChange {
  readonly rule: string;
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

export function changesBetween(earlier: Snapshot, later: Snapshot): Changes {
  const rules = [...new Set([...earlier.rules.keys(), ...later.rules.keys()])];
  return {
    rules: textChanges(earlier.rules, later.rules),
    decisions: textChanges(earlier.decisions, later.decisions),
    evidence: rules.flatMap((rule) => {
      const [before, after] = [earlier, later].map(({ evidence }) => new Set(evidence.get(rule)));
      const lost = [...(before ?? [])].filter((test) => !after?.has(test));
      const gained = [...(after ?? [])].filter((test) => !before?.has(test));
      return lost.length + gained.length === 0 ? [] : [{ rule, lost, gained }];
    }),
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
