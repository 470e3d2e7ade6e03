import { type Html, html } from '../html/html.ts';
import type { ProviderUser, UserGroup } from './directory.ts';
import { frame } from './frame.ts';

/** What the sign-in page knows about the sign-in it serves. */
export interface SignInContext {
  readonly groups: readonly UserGroup[];
  /** Address of the form: the authorization request itself, so that nothing is kept between page and answer. */
  readonly action: string;
  readonly host: string;
  /** Email address of the person who is expected to sign in. */
  readonly hint: string | null;
  /** Where a change of mind leads. */
  readonly cancelAddress: string;
}

/** The persona picker: plain HTML, one button each, no script. */
export function signInPage({ groups, action, host, hint, cancelAddress }: SignInContext): Html {
  return frame(
    'Sign in',
    html`
<div class="intro">
<h1>Sign in</h1>
<p>Choose who you are for this visit. Everyone here is invented, so nobody has a password.</p>
</div>
<form method="post" action="${action}">
${groups.map((group) => section(group, hint?.toLowerCase()))}
</form>
<p class="leave">You are signing in to <b>${host}</b>. <a href="${cancelAddress}">Cancel</a></p>`,
  );
}

const section = ({ name, colour, title, users }: UserGroup, hint: string | undefined): Html => html`
<section class="${colour}" aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
<ul>
${users.map((user) => card(user, user.email.toLowerCase() === hint))}
</ul>
</section>`;

const card = ({ id, name, role, sees, initials }: ProviderUser, isHinted: boolean): Html => html`<li>
<button name="persona" value="${id}"${isHinted && html` autofocus`}>
<span class="avatar" aria-hidden="true">${initials}</span>
<span class="words"><span class="name">${name}</span> <span class="role">${role}</span> <span class="sees">${sees}</span></span>
</button>
</li>
`;
