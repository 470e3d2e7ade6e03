import { businessDayFrom, officeDay } from '../../seeds/business-days.ts';
import { longDay } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer } from '../page/page.ts';

/** The page What's New, the landing page of originators. */
export const whatsNew: LegacyPageRenderer = ({ user, world }) => ({
  content: html`
<p class="lead">Welcome, ${user.firstName}. Here's what's new.</p>
${news.map((item) => article(item, officeDay(world.now())))}`,
});

interface NewsItem {
  /** Number of business days before today. */
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
}

const article = ({ daysAgo, title, text, points = [] }: NewsItem, today: string): Html => html`<article>
<h2>${title}</h2>
<p class="date">${longDay(businessDayFrom(today, -daysAgo))}</p>
<p>${text}</p>
${points.length > 0 && html`<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>`}
</article>
`;

const news: readonly NewsItem[] = [
  {
    daysAgo: 3,
    title: 'A new screen for creating loans and leads',
    text: 'Loan, borrower and property information are now on one page.',
    points: [
      'The base loan amount, down payment and LTV update as you type.',
      'The bottom of the page lists the fields you still need to complete.',
      "A lead doesn't need a tax identifier.",
    ],
  },
  {
    daysAgo: 8,
    title: 'See the whole loan on one dashboard',
    text: 'Loan details, borrowers, assigned users and ratios are now on one page.',
  },
  {
    daysAgo: 18,
    title: 'Lock desk hours',
    text: 'The lock desk now takes requests from 7:30 a.m. to 6:00 p.m. Central Time on every business day.',
  },
  {
    daysAgo: 29,
    title: 'Application date on the dashboard',
    text:
      'Where your institution has switched on application date automation, the dashboard shows which of the six ' +
      'pieces of an application have been received.',
  },
];
