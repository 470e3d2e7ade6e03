/** A suite in the form that all report formats share. */
export interface ReportedSuite {
  readonly name: string;
  readonly seconds: number;
  readonly cases: readonly ReportedCase[];
}

/** One test or interaction. It passed unless `failure` or `skipped` is set. */
export interface ReportedCase {
  /** The file of a test or the operation of an interaction. JUnit shows it as the class name. */
  readonly group: string;
  readonly name: string;
  /** Ids of the rules that the test is about. */
  readonly rules: readonly string[];
  /** The error: its first line is a summary, the other lines are details. */
  readonly failure?: string;
  /** The reason why the test was not run. */
  readonly skipped?: string;
}
