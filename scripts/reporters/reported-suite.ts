/** A suite as every format of report shows it. */
export interface ReportedSuite {
  readonly name: string;
  readonly seconds: number;
  readonly cases: readonly ReportedCase[];
}

/** One test or interaction; passed unless it says otherwise. */
export interface ReportedCase {
  /** File or operation; the class name of JUnit. */
  readonly group: string;
  readonly name: string;
  /** Ids of rules. */
  readonly rules: readonly string[];
  /** The error: a first line with the essence, and the details. */
  readonly failure?: string;
  /** Why it was not run. */
  readonly skipped?: string;
}
