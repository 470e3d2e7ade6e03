import { isCalendarDay } from '../../contracts/api/calendar-day.ts';
import { personFields } from '../../contracts/fields/person.ts';

/**
 * Parses a typed date and returns it as yyyy-MM-dd. Accepts month, day and a year of four digits, separated by slashes,
 * dashes, dots or nothing; also accepts yyyy-MM-dd. Returns null for any other text, such as 02/30/1990 or a year
 * before 1900. A year is never completed or corrected.
 */
export function parseDay(text: string): string | null {
  const parts = partsOf(text);
  if (!parts || !isYear(parts.year)) return null;
  const stored = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  return isCalendarDay(stored) ? stored : null;
}

/** Returns true for a valid date in the form yyyy-MM-dd. */
export const isDay = (text: string): boolean => parseDay(text) === text;

/** Returns true for a date whose year does not have four digits or is before 1900. */
export function hasWrongYear(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && !isYear(parts.year);
}

const { earliestYear } = personFields.birthDate;

/** The earliest valid birth date, as yyyy-MM-dd. */
export const earliestBirthDay = `${earliestYear}-01-01`;

interface Parts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

function partsOf(text: string): Parts | null {
  const typed = text.trim();
  for (const form of forms) {
    const { month, day, year } = form.exec(typed)?.groups ?? {};
    if (month && day && year) return { month, day, year };
  }
  return null;
}

const forms = [
  /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d+)$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{3,})-(?<month>\d{2})-(?<day>\d{2})$/,
];

const isYear = (year: string): boolean => year.length === 4 && Number(year) >= earliestYear;
