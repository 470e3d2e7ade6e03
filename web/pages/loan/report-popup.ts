import { type LegacyPageName, legacyAddress, type Size } from '../../../contracts/api/legacy.ts';
import type { UnderwritingStatus } from '../../../contracts/operations/dashboard.ts';

/** A report of the legacy application that opens in a window. */
interface ReportPopup {
  readonly address: string;
  readonly size: Size;
}

/**
 * Returns the report of an _AU Status_ line (document 001, section 4.10); null for a service without reports. The
 * report of a run that ended in an error is not printed.
 */
export function reportPopup(status: UnderwritingStatus, generalAccountId: number): ReportPopup | null {
  const service = status.underwritingService.toLowerCase();
  if (service.includes('desktop underwriter') || service.includes('desktop originator')) {
    const isError = status.statusDisplay.toLowerCase().includes('error');
    const report: Parameters = isError ? { type: 3 } : { type: 2, print: 'true' };
    return popup('DesktopUnderwriterReport', { accountId: generalAccountId, ...report });
  }
  if (service.includes('loan product advisor')) {
    return popup('LoanProductAdvisorReport', { accountId: generalAccountId, type: 0 });
  }
  return null;
}

type Parameters = Readonly<Record<string, string | number>>;

/** Size of the report window in CSS pixels. */
const size: Size = { width: 420, height: 1025 };

const popup = (name: LegacyPageName, parameters: Parameters): ReportPopup => ({
  address: legacyAddress(name, parameters),
  size,
});
