import { given } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer, PageView } from '../page/page.ts';
import { actions, closeWindowButton, facts } from '../page/parts.ts';

/** The help page of the system: how to do common tasks. */
export const losHelp: LegacyPageRenderer = () => ({
  content: html`${topics([
    [
      'Open a loan',
      'Click the loan number in a pipeline, or enter at least three characters in quick search.',
    ],
    [
      'Create a loan',
      'Click Create Loan on a pipeline page. The bottom of the form lists the required fields.',
    ],
    ['Find a menu item', 'Type part of the item name in the filter box of the left menu.'],
    ['Switch profile', 'Click your name, then select the profile.'],
  ])}${actions(closeWindowButton)}`,
});

/** The page with the lender's contacts by topic. */
export const lenderHelp: LegacyPageRenderer = ({ user }) => ({
  content: html`<p class="lead">${user.customerName} answers questions about products and loans.</p>
${topics([
  ['Lock desk', 'Locks, extensions and pricing, from 7:30 a.m. to 6:00 p.m. Central Time on business days.'],
  ['Underwriting', 'For conditions and scenarios, add a note to the loan.'],
  ['Closing', 'Dates, title and wires, up to two business days before closing.'],
])}${actions(closeWindowButton)}`,
});

export const contactUs: LegacyPageRenderer = ({ user }) => ({
  content: html`<p class="lead">Technical support for ${user.customerName}.</p>
${facts([
  ['Phone', given(user.techSupportNumber ?? null)],
  ['Email', 'support@example.com'],
  ['Hours', 'Business days, 7 a.m. to 7 p.m. Central Time'],
])}
<p>Have the reference number from the error message ready.</p>
${actions(closeWindowButton)}`,
});

/** The page of the terms of service. It needs no session (S-7-32). */
export const termsOfService: PageView = {
  content: html`<h2>Use of the assistant</h2>
<p>Responses from the AI assistant are not legal advice. They may be wrong or out of date, so check them before you rely on
them. What you enter may be used to improve the service. Do not enter borrowers’ personal information.</p>
<h2>Use of the system</h2>
<p>Do not share your sign-in. Log out when you leave your desk. All activity is recorded.</p>
<h2>This installation</h2>
<p>All users and borrowers here are fictional. Nothing you enter is a loan, an offer or a commitment to lend.</p>
${actions(closeWindowButton)}`,
};

const topics = (entries: readonly (readonly [title: string, text: string])[]): Html =>
  html`${entries.map(
    ([title, text]) => html`<article><h2>${title}</h2><p>${text}</p></article>
`,
  )}`;
