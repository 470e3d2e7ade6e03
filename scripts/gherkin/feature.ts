/** One way in which a scenario runs: itself, or one row of its examples. */
export interface Run {
  /** The name under which its verdict is recorded. */
  readonly name: string;
  /** Levels at which it runs: domain, http, browser. */
  readonly levels: readonly string[];
  /** Ids of the rules that it shows. */
  readonly rules: readonly string[];
  /** Texts of its steps, those of backgrounds included, placeholders filled in. */
  readonly steps: readonly string[];
  /** Of the scenario, or of the row of its examples. */
  readonly line: number;
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
  /** Where it begins, with its tags. */
  readonly line: number;
}

/** A rule of a feature with its scenarios; the name is empty for scenarios that stand under no rule. */
export interface RuleBlock {
  readonly name: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly scenarios: readonly Scenario[];
  /** Where it begins, with its tags. */
  readonly line: number;
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
  /** Every tag in the file, without its @. */
  readonly tags: readonly { readonly name: string; readonly line: number }[];
}

/** Every scenario of a feature, in the order of the file. */
export function scenariosOf(feature: Feature): readonly Scenario[] {
  return feature.blocks.flatMap((block) => block.scenarios);
}

/** The runs that a line is about: a row of examples, a scenario, all of a rule, or, above the first rule, all there are. */
export function runsAt(feature: Feature, line: number): readonly Run[] {
  const scenarios = scenariosOf(feature);
  const rows = scenarios.flatMap(({ runs }) => runs).filter((run) => run.line === line);
  if (rows.length > 0) return rows;
  const blocks = feature.blocks.map(({ line: begin, scenarios: own }) => ({
    line: begin,
    runs: own.flatMap(({ runs }) => runs),
  }));
  const begun = [...blocks, ...scenarios].filter((one) => one.line <= line);
  const last = begun.toSorted((a, b) => b.line - a.line)[0];
  return last?.runs ?? scenarios.flatMap(({ runs }) => runs);
}
