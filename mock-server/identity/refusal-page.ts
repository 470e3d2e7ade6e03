import { type Html, html } from '../html/html.ts';
import { frame } from './frame.ts';

/** Returns the error page for an untrusted client or return address. The page has no link to the return address. */
export const refusalPage = (reason: string): Html =>
  frame(
    'Sign-in refused',
    html`
<div class="intro">
<h1>This request was refused</h1>
<p>${reason}</p>
<p><a href="/">Start again</a></p>
</div>`,
  );

/**
 * Returns the page that asks for confirmation of a logout.
 *
 * @param address address of the logout request. The page links to it: a link on the same site needs no confirmation
 */
export const signOutPage = (address: string): Html =>
  frame(
    'Sign out',
    html`
<div class="intro">
<h1>Sign out?</h1>
<p>A link on another site has opened this page.</p>
<p><a href="${address}">Sign out</a></p>
<p><a href="/">Stay signed in</a></p>
</div>`,
  );

/** Returns the page after a logout without a return address. */
export const signedOutPage = (): Html =>
  frame(
    'Signed out',
    html`
<div class="intro">
<h1>You are signed out</h1>
<p><a href="/">Sign in again</a></p>
</div>`,
  );
