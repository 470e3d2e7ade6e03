import { html } from '../../../html/html.ts';
import type { PageView } from './page.ts';
import { notice, says } from './parts.ts';

/** The answer of a page to somebody who is not signed in. In a frame the product is told, so that it signs out too. */
export const signInAgain = (logoutAddress: string): PageView => ({
  status: 401,
  content: html`
<div class="notice">
<h2>You Are Not Signed In</h2>
<p>Your session has ended. Sign in again to continue.</p>
<p><a class="button" href="${logoutAddress}" target="_top" ${says({ type: 'logout' })} data-ends-session>Sign in again</a></p>
</div>`,
});

/** The answer to a form that was not sent from its own page, or from one that has grown old. */
export const sendAgain = (path: string): PageView => ({
  status: 403,
  content: html`
<div class="notice">
<h2>This Form Was Not Saved</h2>
<p>It was not sent from a page of this session. Nothing has been changed. Open the page again and fill in the form once more.</p>
<p><a class="button" href="${path}">Open the page again</a></p>
</div>`,
});

/** The answer of a page that selects something when it is opened, where another site has led to it. */
export const notFromElsewhere = (path: string): PageView => ({
  status: 403,
  content: html`
<div class="notice">
<h2>Another site has led here</h2>
<p>This page selects what it shows. Nothing has been changed. Open it again to select.</p>
<p><a class="button" href="${path}">Open the page again</a></p>
</div>`,
});

/** The answer to somebody whose profile does not allow the page. */
export const notAllowed = (what: string): PageView =>
  notice(
    403,
    'Not Available to You',
    `Your profile does not include ${what}. Ask your administrator for it.`,
  );

/** The answer of a documented page that is not served yet. */
export const notServed = (title: string, path: string): PageView => ({
  status: 501,
  content: html`
<div class="notice">
<h2>${title} Is Not Available Yet</h2>
<p>This page of the legacy application is not available yet.</p>
<p class="address">${path}</p>
</div>`,
});
