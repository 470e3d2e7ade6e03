import { given } from '../page/format.ts';
import { type Html, html } from '../../../platform/html/html.ts';
import type { LegacyPageRenderer, PageView } from '../page/page.ts';
import { actions, closeWindowButton, facts } from '../page/parts.ts';

/** The help page of the system: how to do common tasks. */
export const losHelp: LegacyPageRenderer = () => ({
  content: html`${topics([
    [
      'Open a loan',
      'Click the loan number in a pipeline, or enter at least three characters in the quick search.',
    ],
    ['Create a loan', 'Press “Create Loan” on a pipeline page. The form footer says what is still missing.'],
    ['Find a menu item', 'Type a part of the item name into the filter of the left drawer.'],
    ['Switch profile', 'Open the menu under your name. It lists your other profiles.'],
  ])}${actions(closeWindowButton)}`,
});

/** The page with the lender's contacts by topic. */
export const lenderHelp: LegacyPageRenderer = ({ user }) => ({
  content: html`<p class="lead">${user.customerName} answers questions about products and loans.</p>
${topics([
  ['Lock desk', 'Locks, extensions and pricing, from 8:30 a.m. to 7:00 p.m. Eastern Time.'],
  ['Underwriting', 'Conditions and scenarios, by note on the loan.'],
  ['Closing', 'Dates, title and wires, until two business days before closing.'],
])}${actions(closeWindowButton)}`,
});

export const contactUs: LegacyPageRenderer = ({ user }) => ({
  content: html`<p class="lead">Technical support for ${user.customerName}.</p>
${facts([
  ['Telephone', given(user.techSupportNumber ?? null)],
  ['Mail', 'support@example.com'],
  ['Hours', 'Monday to Friday, 8 a.m. to 8 p.m. Eastern Time'],
])}
<p>Have the reference number ready that the error message shows.</p>
${actions(closeWindowButton)}`,
});

/** The page of the terms of service. It needs no session (S-7-32). */
export const termsOfService: PageView = {
  content: html`<h2>Use of the assistant</h2>
<p>Answers of the AI assistant are no legal advice. They may be wrong or out of date: check them before you rely on
them. What you enter may be kept to improve the service, so enter no borrower's personal data.</p>
<h2>Use of the system</h2>
<p>Access is personal. Do not share it, and sign out when you leave your desk. All activity is recorded.</p>
<h2>This installation</h2>
<p>All users and borrowers of this installation are invented. Nothing that you enter is a loan, an offer or a commitment to lend.</p>
${actions(closeWindowButton)}`,
};

const topics = (entries: readonly (readonly [title: string, text: string])[]): Html =>
  html`${entries.map(
    ([title, text]) => html`<article><h2>${title}</h2><p>${text}</p></article>
`,
  )}`;
