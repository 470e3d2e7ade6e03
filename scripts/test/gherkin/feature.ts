import { isOwnRule, isRuleId } from '../../shared/ids.ts';

/** One execution of a scenario, or of one row of its examples. */
export interface Run {
  /** Name of the run in the test results. */
  readonly name: string;
  /** Levels at which the scenario runs: domain, http, app or browser. */
  readonly levels: readonly string[];
  /** Ids of the claimed rules. */
  readonly rules: readonly string[];
  /** Texts of all steps, including those of backgrounds, with values in place of placeholders. */
  readonly steps: readonly string[];
  /** The data table of each step, with values in place of placeholders; null for a step without a table. */
  readonly tables: readonly (string[][] | null)[];
  /** Line of the scenario, or of the row of its examples. */
  readonly line: number;
}

export interface Step {
  readonly keyword: string;
  readonly text: string;
  /** Rows of the data table below the step; empty without a table. */
  readonly table: readonly (readonly string[])[];
  /** The doc string below the step; null without one. */
  readonly block: string | null;
}

export interface ExampleRow {
  /** The cells without the one of the column of rules. */
  readonly cells: readonly string[];
  /** The ids in the column of rules. */
  readonly rules: readonly string[];
  readonly runs: readonly Run[];
}

export interface Examples {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly ExampleRow[];
}

export interface Scenario {
  /** Anchor on the page of the feature. Derived from the name, so that it does not depend on the line. */
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  readonly steps: readonly Step[];
  readonly examples: readonly Examples[];
  /** The runs: one run, or one run for each row of examples. */
  readonly runs: readonly Run[];
  /** First line of the scenario: the line of its tags if it has any. */
  readonly line: number;
}

/** A Rule of a feature with its scenarios. The name is empty for scenarios outside a Rule. */
export interface RuleBlock {
  readonly name: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly scenarios: readonly Scenario[];
  /** First line of the Rule: the line of its tags if it has any. */
  readonly line: number;
}

export interface Feature {
  /** Path from the project's root. */
  readonly file: string;
  /** The area, which is the folder of the file. */
  readonly area: string;
  readonly name: string;
  readonly description: string;
  readonly background: readonly Step[];
  readonly blocks: readonly RuleBlock[];
  /** All tags in the file, without the @, and all words in columns of rules. */
  readonly tags: readonly { readonly name: string; readonly line: number }[];
}

/** Returns all scenarios of a feature, in the order of the file. */
export function scenariosOf(feature: Feature): readonly Scenario[] {
  return feature.blocks.flatMap((block) => block.scenarios);
}

/** Returns true if no run carries a rule of the documents: the runs show what this project adds or decided. */
export function isAdded(runs: readonly Run[]): boolean {
  return runs.every(({ rules }) => rules.filter(isRuleId).every(isOwnRule));
}

/** Returns the runs at a line: of a row of examples, a scenario or a Rule; all runs for a line above the first Rule. */
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
