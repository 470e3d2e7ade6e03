import { type LoanUpdate, loanUpdateShape } from '../../../contracts/operations/events.ts';
import { lenient } from '../../shared/lenient.ts';
import { parseWhole } from '../../shared/parse.ts';

/** Parses an event about a loan, from the stream or from storage. Returns null when a part is malformed. */
export const parseLoanUpdate = (value: unknown): LoanUpdate | null =>
  parseWhole(lenient(loanUpdateShape), value);
