import { html } from './html.ts';
import type { PageView } from './page.ts';

/** The answer of a page to somebody who is not signed in. In a frame the product is told, so that it signs out too. */
export const signInAgain = (logoutAddress: string): PageView => ({
  status: 401,
  content: html`
<div class="notice">
<h2>You are not signed in any more</h2>
<p>Your session has ended. Sign in again to go on working.</p>
<p><a class="button" href="${logoutAddress}" target="_top" data-tells="logout" data-ends-session>Sign in again</a></p>
</div>`,
});

/** The answer of a documented page that is not served yet. */
export const notServed = (title: string, path: string): PageView => ({
  status: 501,
  content: html`
<div class="notice">
<h2>${title} is not here yet</h2>
<p>This page of the older application is documented, but this server does not serve it yet.</p>
<p class="address">${path}</p>
</div>`,
});
