import { type LoanDashboard, loanDashboardShape } from '../../../contracts/operations/dashboard.ts';
import { lenient } from '../../shared/lenient.ts';
import { isRecord, type OnInvalid } from '../../shared/parse.ts';

/**
 * Parses the response of the dashboard request. Missing and invalid values become blank lines, and the rest of the page
 * is shown. Returns null for a response that has neither loanDetails nor a primaryBorrower.
 * @param onInvalid called with the path of each field that has a value of the wrong type
 */
export function parseDashboard(response: unknown, onInvalid?: OnInvalid): LoanDashboard | null {
  if (!isRecord(response)) return null;
  return isRecord(response['loanDetails']) || isRecord(response['primaryBorrower'])
    ? dashboard(response, onInvalid)
    : null;
}

const dashboard = lenient(loanDashboardShape, true);
