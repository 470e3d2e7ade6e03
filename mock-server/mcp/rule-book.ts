/** The evidence of a rule: a scenario at one level, or a test. */
interface RuleEvidence {
  readonly level: string;
  /** Path of the test or feature from the project's root. */
  readonly source: string;
  readonly name: string;
  readonly verdict: string;
}

/** A rule of the specification with its verdict, evidence and mutants. */
export interface RuleRecord {
  readonly id: string;
  readonly area: string;
  readonly words: string;
  readonly verdict: string;
  /** True if at least one test of the rule has passed. */
  readonly isProven: boolean;
  readonly evidence: readonly RuleEvidence[];
  readonly mutants: readonly { readonly breaks: string; readonly file: string; readonly state: string }[];
  /** Places in the code that name the rule, as file:line. */
  readonly code: readonly string[];
}

/** The specification as data: /spec/rules.json. */
export interface RuleBook {
  /** Origin of the test results: none, a run of the present sources, a run of earlier sources, or the committed run. */
  readonly results: 'none' | 'present' | 'earlier' | 'committed';
  readonly rules: readonly RuleRecord[];
}

/** The address of the rule book on a server that has the specification. */
export const ruleBookPath = '/spec/rules.json';
