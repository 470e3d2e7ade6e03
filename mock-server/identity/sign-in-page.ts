import { type Html, html } from '../platform/html/html.ts';
import { standalonePage, noticePage } from '../platform/html/page.ts';
import { type PersonaGroup, personaGroups } from '../los/seeds/persona-groups.ts';
import { type Persona, personaNamed } from '../los/seeds/personas.ts';

/** The values that the sign-in page takes from the authorization request. */
export interface SignInContext {
  /**
   * Address of the form: the authorization request itself, so that the server stores no state between the two requests.
   */
  readonly action: string;
  readonly host: string;
  /** Name of the world; null for the default world, which needs none. */
  readonly world: string | null;
  /** Mail address in the login hint of the request; null if the request has no hint. */
  readonly hint: string | null;
  /** Address of the cancel link: the client, with an error. */
  readonly cancelAddress: string;
}

/** Returns the sign-in page: a form with a button for each persona, without script. */
export function signInPage(context: SignInContext): Html {
  const { action, host, world, hint, cancelAddress } = context;
  return standalonePage(
    'Sign in',
    html`<h1>Sign in</h1>
<p>Select a user to sign in as. All users are fictional and have no password.</p>
<form class="users" method="post" action="${action}">
${personaGroups.map((group, at) => section(group, hint?.toLowerCase(), at === 0))}
</form>
<p class="leave">You are signing in to <b>${host}</b>${world !== null && html`, “${world}”`}. <a href="${cancelAddress}">Cancel</a></p>`,
    'sign-in',
  );
}

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
    html`<p>A link on another site opened this page.</p>
<p><a href="${address}">Sign out</a></p>
<p><a href="/">Stay signed in</a></p>`,
  );

export const signedOutPage = (): Html =>
  noticePage('Signed out', 'You are signed out', html`<p><a href="/">Sign in again</a></p>`);

const section = (
  { name, color, title, ids }: PersonaGroup,
  hint: string | undefined,
  isFirst: boolean,
): Html => html`
<section class="${color} ${isFirst ? 'start' : name}" aria-labelledby="${name}">
<h2 id="${name}">${title}${isFirst && html` <span class="chip">Start here</span>`}</h2>
<ul>
${ids.map((id) => card(personaNamed(id) as Persona, hint))}
</ul>
</section>`;

/** Renders the button of a persona. It shows the first part of `sees`; its tooltip shows all of it. */
const card = ({ id, name, role, sees, email, user }: Persona, hint: string | undefined): Html => html`<li>
<button class="button" title="${sees}" name="persona" value="${id}"${email.toLowerCase() === hint && html` autofocus`}>
<span class="avatar" aria-hidden="true">${user.initials}</span>
<span class="words"><span class="name">${name}</span> <span class="role">${role}</span> <span class="sees">${sees.split(/[,;]/)[0]}</span></span>
</button>
</li>
`;
