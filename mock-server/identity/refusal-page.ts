import { type Html, html } from '../html/html.ts';
import { noticePage } from '../html/page.ts';

/** Returns the error page for an untrusted client or return address. The page has no link to the return address. */
export const refusalPage = (reason: string): Html =>
  noticePage(
    'Sign-in refused',
    'This request was refused',
    html`<p>${reason}</p>
<p><a href="/">Start again</a></p>`,
  );

/**
 * Returns the page that asks for confirmation of a logout.
 *
 * @param address address of the logout request. The page links to it: a link on the same site needs no confirmation
 */
export const signOutPage = (address: string): Html =>
  noticePage(
    'Sign out',
    'Sign out?',
    html`<p>A link on another site has opened this page.</p>
<p><a href="${address}">Sign out</a></p>
<p><a href="/">Stay signed in</a></p>`,
  );

/** Returns the page after a logout without a return address. */
export const signedOutPage = (): Html =>
  noticePage('Signed out', 'You are signed out', html`<p><a href="/">Sign in again</a></p>`);
