/** One way in which a scenario runs: itself, or one row of its examples. */
export interface Run {
  /** The name under which its verdict is recorded. */
  readonly name: string;
  /** Levels at which it runs: domain, http, browser. */
  readonly levels: readonly string[];
  /** Ids of the rules that it shows. */
  readonly rules: readonly string[];
}

export interface Step {
  readonly keyword: string;
  readonly text: string;
  /** A data table below the step. */
  readonly table: readonly (readonly string[])[];
  /** A block of text below the step, or null. */
  readonly block: string | null;
}

export interface ExampleRow {
  readonly cells: readonly string[];
  readonly runs: readonly Run[];
}

export interface Examples {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly ExampleRow[];
}

export interface Scenario {
  /** Anchor on the feature's page; made from the name, so it stays when the file changes. */
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  readonly steps: readonly Step[];
  readonly examples: readonly Examples[];
  /** All runs, those of the rows included. */
  readonly runs: readonly Run[];
}

/** A rule of a feature with its scenarios; the name is empty for scenarios that stand under no rule. */
export interface RuleBlock {
  readonly name: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly scenarios: readonly Scenario[];
}

export interface Feature {
  /** From the project's root. */
  readonly file: string;
  /** Folder of the file: the area. */
  readonly area: string;
  readonly name: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly blocks: readonly RuleBlock[];
}

/** Every scenario of a feature, in the order of the file. */
export function scenariosOf(feature: Feature): readonly Scenario[] {
  return feature.blocks.flatMap((block) => block.scenarios);
}
