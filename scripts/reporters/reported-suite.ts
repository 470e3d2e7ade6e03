/** A suite in the form that all report formats share. */
export interface ReportedSuite {
  readonly name: string;
  readonly seconds: number;
  /** Time of the start as ISO 8601; undefined if it is not known. */
  readonly startedAt?: string | undefined;
  readonly cases: readonly ReportedCase[];
}

/** One test or interaction. It passed unless `failure` or `skipped` is set. */
export interface ReportedCase {
  /** File of the test from the project's root; for an interaction, the file of the pact. */
  readonly file: string;
  /** The file of a test or the operation of an interaction. JUnit shows it as the class name. */
  readonly group: string;
  readonly name: string;
  /** Ids of the rules that the test is about. */
  readonly rules: readonly string[];
  /** Duration; undefined if it is not known. */
  readonly seconds?: number | undefined;
  /** The error: its first line is a summary, the other lines are details. */
  readonly failure?: string;
  /** The reason why the test was not run. */
  readonly skipped?: string;
}
