import { html } from '../../../platform/html/html.ts';
import type { PageView } from './page.ts';
import { notice, says } from './parts.ts';

/** The page for a request without a session. In a frame, its message makes the product log the user out. */
export const signInAgain = (logoutAddress: string): PageView => ({
  status: 401,
  content: html`
<div class="notice">
<h2>You Are Not Signed In</h2>
<p>Your session ended. Sign in again to continue.</p>
<p><a class="button" href="${logoutAddress}" target="_top" ${says({ type: 'logout' })} data-ends-session>Sign in again</a></p>
</div>`,
});

/** The page that rejects a form from a page of another site, or from a page of an earlier session. */
export const sendAgain = (path: string): PageView =>
  openAgain(
    path,
    'This Form Was Not Saved',
    'Your session changed, so nothing was saved. Open the page again and fill in the form again.',
  );

/** Shown in place of a page that selects a loan or task, if the user followed a link on another site. */
export const notFromElsewhere = (path: string): PageView =>
  openAgain(
    path,
    'This Page Was Opened from Another Site',
    'This page selects a loan or task. Nothing is selected yet. Open the page again to select it.',
  );

const openAgain = (path: string, title: string, text: string): PageView => ({
  status: 403,
  content: html`
<div class="notice">
<h2>${title}</h2>
<p>${text}</p>
<p><a class="button" href="${path}">Open the page again</a></p>
</div>`,
});

/** The page for a user whose profile does not allow the requested page. */
export const notAllowed = (what: string): PageView =>
  notice(
    403,
    'Not Available to You',
    `Your profile doesn't include ${what}. Ask your administrator for access.`,
  );

/** The page for a documented page that is not served yet. */
export const notServed = (title: string, path: string): PageView => ({
  status: 501,
  content: html`
<div class="notice">
<h2>${title} Is Not Available Yet</h2>
<p>This page isn't available yet. Close it, or go back to the pipeline.</p>
<p class="address">${path}</p>
</div>`,
});
