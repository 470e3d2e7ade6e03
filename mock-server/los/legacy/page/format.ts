import { type Html, html } from '../../../platform/html/html.ts';
import { lazy } from '../../../platform/lazy.ts';

/** A missing value: a dash on screen, "not given" for screen readers. */
export const notGiven: Html = html`<span aria-hidden="true">–</span><span class="unseen">not given</span>`;

/** Formats US dollars with cents, for example $412,500.00. */
export const usd = (amount: number | null): string | Html =>
  amount === null ? notGiven : dollars().format(amount);

/** Formats a fraction as percent with three decimals, for example 0.065 as 6.500%. */
export const percent = (fraction: number | null): string | Html =>
  fraction === null ? notGiven : `${(fraction * 100).toFixed(3)}%`;

/** Formats a fraction as percent without decimals, as the dashboard does: 0.805 as 81%. */
export const wholePercent = (fraction: number | null): string | Html =>
  fraction === null ? notGiven : whole().format(fraction);

/** Formats a day from yyyy-MM-dd to MM/dd/yyyy, independent of the time zone. */
export function day(text: string | null): string | Html {
  const [year, month, date] = (text ?? '').split('-');
  return year && month && date ? `${month}/${date}/${year}` : notGiven;
}

/** Returns the number of days from today, in UTC, to a day such as 2026-03-01; negative for a past day. */
export const daysUntil = (text: string, now: Date): number =>
  Math.round((Date.parse(text) - Date.parse(now.toISOString().slice(0, 10))) / 86_400_000);

/** Formats a day in words, such as February 28, 2026: the day of a time, or a number of days before it. */
export const longDay = (now: Date, daysBefore = 0): string =>
  long().format(new Date(now.getTime() - daysBefore * 86_400_000));

/** Formats date and time in UTC, for example 03/01/2026 09:05 UTC. */
export const moment = (at: Date): string => {
  const text = at.toISOString();
  return `${String(day(text.slice(0, 10)))} ${text.slice(11, 16)} UTC`;
};

/** Returns a text, or `notGiven` for a missing or blank one. */
export const given = (text: string | null): string | Html =>
  text === null || text.trim() === '' ? notGiven : text;

const dollars = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const whole = lazy(() => new Intl.NumberFormat('en-US', { style: 'percent' }));
const long = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
