import { type Html, html } from '../legacy/html.ts';
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
