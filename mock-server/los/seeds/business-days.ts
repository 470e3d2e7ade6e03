/**
 * US business days. All days are texts as yyyy-MM-dd. The Truth in Lending Act (Regulation Z, 12 CFR 1026.2(a)(6)) knows two
 * kinds: the general business day, on which a lender's offices are open, and the specific one, by which rescission and
 * the three days before closing are counted.
 */

/** Returns the day of an instant at the lender's offices, in Central Time: the zone of every day and time that users read. */
export const officeDay = (at: Date): string => officeDays.format(at);

export const officeZone = 'America/Chicago';
// The format of Canada is yyyy-MM-dd.
const officeDays = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: officeZone });

/** Returns the instant of a day (yyyy-MM-dd) and time (HH:mm) at the lender's offices, as ISO text in UTC. */
export function officeInstant(day: string, time: string): string {
  const standard = new Date(`${day}T${time}:00-06:00`);
  const isSummer = officeHours.format(standard) !== time.slice(0, 2);
  return (isSummer ? new Date(`${day}T${time}:00-05:00`) : standard).toISOString();
}

const officeHours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: officeZone });

/** Returns the day a number of calendar days after another day. */
export function dayFrom(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Returns true on a weekday that is no federal holiday. A holiday on a weekend is observed on Friday or Monday. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day);
  if (weekday === saturday || weekday === sunday || isHoliday(day)) return false;
  if (weekday === friday) return !isHoliday(dayFrom(day, 1));
  return weekday !== monday || !isHoliday(dayFrom(day, -1));
}

/** Returns true on each day but Sundays and federal holidays. The day on which a holiday is observed counts. */
export const isSpecificBusinessDay = (day: string): boolean => weekdayOf(day) !== sunday && !isHoliday(day);

/**
 * Returns the business day a number of business days after a day, or before it if the number is negative. With 0 returns
 * the day itself, or the next business day if it is none.
 *
 * @param isCounted which kind of business day is counted
 */
export function businessDayFrom(day: string, days: number, isCounted = isBusinessDay): string {
  const step = days < 0 ? -1 : 1;
  let found = day;
  if (days === 0) while (!isCounted(found)) found = dayFrom(found, 1);
  for (let left = Math.abs(days); left > 0; ) {
    found = dayFrom(found, step);
    if (isCounted(found)) left -= 1;
  }
  return found;
}

/** Returns the day itself, or the last business day before it if it is none. */
export const lastBusinessDay = (day: string): string => (isBusinessDay(day) ? day : businessDayFrom(day, -1));

const [sunday, monday, thursday, friday, saturday] = [0, 1, 4, 5, 6] as const;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay();

/** Returns true on the date of a federal holiday itself, which may be on a weekend (5 U.S.C. 6103). */
export function isHoliday(day: string): boolean {
  const year = day.slice(0, 4);
  const holidays = holidaysByYear.get(year) ?? new Set(holidaysOf(year));
  holidaysByYear.set(year, holidays);
  return holidays.has(day);
}

const holidaysByYear = new Map<string, ReadonlySet<string>>();

const holidaysOf = (year: string): readonly string[] => [
  `${year}-01-01`,
  nth(3, monday, `${year}-01`),
  nth(3, monday, `${year}-02`),
  // The last Monday of May is a week before the first one of June.
  dayFrom(nth(1, monday, `${year}-06`), -7),
  `${year}-06-19`,
  `${year}-07-04`,
  nth(1, monday, `${year}-09`),
  nth(2, monday, `${year}-10`),
  `${year}-11-11`,
  nth(4, thursday, `${year}-11`),
  `${year}-12-25`,
];

/** Returns the first, second, ... day of a month (yyyy-MM) that is a weekday. */
function nth(place: number, weekday: number, month: string): string {
  const first = `${month}-01`;
  return dayFrom(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1));
}
