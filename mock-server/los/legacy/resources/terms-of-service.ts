import { html } from '../../../html/html.ts';
import type { PageView } from '../page/page.ts';
import { closeWindowButton, actions } from '../page/parts.ts';

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
