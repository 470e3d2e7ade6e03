import type { LoanDashboard } from '../../../../contracts/operations/dashboard.ts';
import { businessDayFrom, dayFrom } from '../../../store/seeds/business-days.ts';
import { lockDays } from '../resources/rate-sheet.ts';

/**
 * Returns the day of a loan's lock, yyyy-MM-dd; null if it was never locked. The day follows from the expiration: the lock
 * has the shortest term of the guide that does not start in the future. A lock is taken on a business day, not before the
 * application date.
 */
export function lockDayOf({ loanDetails, applicationCriteria }: LoanDashboard, today: string): string | null {
  const { lockExpiration } = loanDetails;
  if (lockExpiration === null) return null;
  const starts = lockDays.map((days) => dayFrom(lockExpiration, -days));
  const start = businessDayFrom(starts.find((known) => known <= today) ?? today, 0);
  const applied = applicationCriteria.applicationDate ?? start;
  return start < applied ? applied : start;
}
