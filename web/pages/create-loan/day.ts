import { isCalendarDay } from '../../../contracts/api/calendar-day.ts';
import { cleanText, withPlainSigns } from '../../../contracts/api/text.ts';
import { personFields } from '../../../contracts/fields/person.ts';

/**
 * Parses a typed date and returns it as yyyy-MM-dd. Accepts month, day and a year of four digits, separated by slashes,
 * dashes, dots, blanks or nothing; also accepts yyyy-MM-dd, "Jan 2, 1990" and "2 January 1990". Returns null for any
 * other text, such as 02/30/1990 or a year before 1900. A year is never completed or corrected.
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
  const typed = withPlainSigns(cleanText(text)).trim();
  for (const form of forms) {
    const { month, name, day, year } = form.exec(typed)?.groups ?? {};
    const number = month ?? (name === undefined ? undefined : monthNamed(name));
    if (number && day && year) return { month: number, day, year };
  }
  return null;
}

const forms = [
  /^(?<month>\d{1,2}) ?[/. -] ?(?<day>\d{1,2}) ?[/. -] ?(?<year>\d+)$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{3,})[/-](?<month>\d{1,2})[/-](?<day>\d{1,2})$/,
  /^(?<name>[a-z]{3,})\.? ?(?<day>\d{1,2})(?:st|nd|rd|th)?,? ?(?<year>(?<=[, ])\d+)$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]?(?<name>[a-z]{3,})[., -]{0,2}(?<year>\d+)$/i,
];

/** Returns the number of a month by its name or the first three letters; undefined for another word. */
function monthNamed(text: string): string | undefined {
  const name = text.toLowerCase().replace(/^sept$/, 'sep');
  const index = monthNames.findIndex((month) => month === name || month.slice(0, 3) === name);
  return index < 0 ? undefined : String(index + 1);
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const isYear = (year: string): boolean => year.length === 4 && Number(year) >= earliestYear;
