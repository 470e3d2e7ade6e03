import { type Html, html } from '../html/html.ts';
import { frame } from './frame.ts';

/** Shown when a request is not to be trusted: nobody is sent anywhere. */
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
 * Asks before it signs out.
 *
 * @param address of the sign-out itself: the link comes from this page
 */
export const signOutPage = (address: string): Html =>
  frame(
    'Sign out',
    html`
<div class="intro">
<h1>Sign out?</h1>
<p>Another site has asked for it.</p>
<p><a href="${address}">Sign out</a></p>
<p><a href="/">Stay signed in</a></p>
</div>`,
  );

/** Shown after a sign-out that names no page to go to. */
export const signedOutPage = (): Html =>
  frame(
    'Signed out',
    html`
<div class="intro">
<h1>You are signed out</h1>
<p><a href="/">Sign in again</a></p>
</div>`,
  );
