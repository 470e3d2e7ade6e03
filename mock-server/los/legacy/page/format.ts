import { type Html, html } from '../../../platform/html/html.ts';
import { officeDay, officeZone } from '../../seeds/business-days.ts';
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

/** Returns the number of days from today, at the offices, to a day such as 2026-03-01; negative for a past day. */
export const daysUntil = (text: string, now: Date): number =>
  Math.round((Date.parse(text) - Date.parse(officeDay(now))) / 86_400_000);

/** Formats the day of an instant at the offices: 03/01/2026. */
export const dayAt = (instant: string): string | Html => day(officeDay(new Date(instant)));

/** Formats a day such as 2026-02-28 in words: February 28, 2026. */
export const longDay = (text: string): string => long().format(new Date(text));

/** Formats date and time at the offices, in Central Time: 03/01/2026, 9:05 AM CST. */
export const moment = (at: Date): string => moments().format(at).replaceAll('\u202F', ' ');

/** Returns a text, or `notGiven` for a missing or blank one. */
export const given = (text: string | null): string | Html =>
  text === null || text.trim() === '' ? notGiven : text;

const dollars = lazy(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const whole = lazy(() => new Intl.NumberFormat('en-US', { style: 'percent' }));
const moments = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: officeZone,
    }),
);
const long = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
