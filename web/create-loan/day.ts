import { isCalendarDay } from '../../contracts/api/calendar-day.ts';

/**
 * The day that a typed text means, as yyyy-MM-dd: month, day and year of four digits with slashes, dashes, dots or
 * nothing between, or the stored form itself. Null for anything else, 02/30/1990 included.
 */
export function dayTyped(text: string): string | null {
  const [, month, day, year] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    [];
  const stored =
    month && day && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  return isCalendarDay(stored) ? stored : null;
}
