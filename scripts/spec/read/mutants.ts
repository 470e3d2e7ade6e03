import { mutantFile, type ReportedMutant, type WrittenReport } from '../../mutants/report.ts';

/** What the last `npm run mutants` left behind. */
export interface MutantReport {
  readonly mutants: readonly ReportedMutant[];
  /** Why there are none; null when all is well. */
  readonly problem: string | null;
}

/**
 * Reads the report.
 * @param text of the report; null when there is none
 */
export function readMutants(text: string | null): MutantReport {
  if (text === null) return { mutants: [], problem: null };
  const { mutants } = reportIn(text);
  return Array.isArray(mutants)
    ? { mutants, problem: null }
    : { mutants: [], problem: `${mutantFile} is no report of mutants` };
}

function reportIn(text: string): Partial<WrittenReport> {
  try {
    return JSON.parse(text) as Partial<WrittenReport>;
  } catch {
    return {};
  }
}
