import { day, percent } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import { select, textOf } from '../page/forms.ts';
import type { LegacyPageRenderer } from '../page/page.ts';
import { type Column, table } from '../page/parts.ts';
import { lastBusinessDay, officeDay } from '../../seeds/business-days.ts';
import { catalogue } from '../../seeds/products.ts';

/** Terms of a rate lock in days (Lending Guide 4.1). */
export const lockDays = [30, 45, 60] as const;

type LockDays = (typeof lockDays)[number];

/** Parses the parameter `lockDays` of an address; undefined for a text that is none of these durations. */
export const lockDaysIn = (query: Readonly<Record<string, unknown>>): LockDays | undefined =>
  lockDays.find((days) => String(days) === textOf(query, 'lockDays'));

/** Renders a select with the durations. `blank` is the label of the empty choice; null for none. */
export const lockSelect = (blank: string | null, chosen: LockDays | undefined): Html =>
  select(
    'lockDays',
    blank,
    lockDays.map((days) => [String(days), `${days} days`]),
    String(chosen ?? ''),
  );

/** Returns the yearly rate of a product as a fraction. Each further 15 days of lock add an eighth of a percent. */
export function rateOf(loanProductId: number, days: LockDays): number {
  const base = catalogue.find(({ id }) => id === loanProductId)?.rate ?? 0.07;
  return base + ((days - lockDays[0]) / 15) * 0.001_25;
}

/** The page of the rate sheet for originators. */
export const rates: LegacyPageRenderer = ({ world }) => ({
  content: html`<p class="lead">For rate locks on ${day(lastBusinessDay(officeDay(world.now())))}.</p>
${table(
  'Rates by product and lock period',
  [
    { label: 'Product', of: ({ name }: (typeof catalogue)[number]) => name },
    ...lockDays.map(
      (days): Column<(typeof catalogue)[number]> => ({
        label: `${days} days`,
        of: ({ id }) => percent(rateOf(id, days)),
        isNumber: true,
      }),
    ),
  ],
  catalogue,
)}
<p>Sample rates. Assumes a 740 FICO score, 80% LTV and a primary residence.</p>`,
});
