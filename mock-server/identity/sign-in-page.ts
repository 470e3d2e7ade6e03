import type { PersonaId } from '../../contracts/api/personas.ts';
import { type Html, html } from '../html/html.ts';
import { type Persona, personas } from '../los/personas.ts';
import { frame } from './frame.ts';

/** What the sign-in page knows about the sign-in it serves. */
export interface SignInContext {
  /** Address of the form: the authorization request itself, so that nothing is kept between page and answer. */
  readonly action: string;
  readonly host: string;
  /** Email address of the person who is expected to sign in. */
  readonly hint: string | null;
  /** Where a change of mind leads. */
  readonly cancelAddress: string;
}

/** The persona picker: plain HTML, one button each, no script. */
export function signInPage({ action, host, hint, cancelAddress }: SignInContext): Html {
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

/** Every persona stands in exactly one group. */
export const groups: readonly PersonaGroup[] = [
  { name: 'originators', title: 'Originators', ids: ['originator'] },
  {
    name: 'queues',
    title: 'Work queues',
    ids: ['closing', 'funding', 'loan-opener', 'processor', 'underwriter'],
  },
  { name: 'lending', title: 'Lending staff', ids: ['lending-staff'] },
  {
    name: 'administration',
    title: 'Administration',
    ids: ['delegated-administrator', 'administrator', 'administrator-support'],
  },
  {
    name: 'special',
    title: 'Special situations',
    ids: [
      'several-profiles',
      'lead-only',
      'no-create-features',
      'single-institution',
      'no-licensed-states',
      'product-account',
    ],
  },
];

interface PersonaGroup {
  readonly name: string;
  readonly title: string;
  readonly ids: readonly PersonaId[];
}

const section = ({ name, title, ids }: PersonaGroup, hint: string | undefined): Html => html`
<section class="${name}" aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
<ul>
${ids
  .flatMap((id) => personas.filter((persona) => persona.id === id))
  .map((persona) => card(persona, persona.email.toLowerCase() === hint))}
</ul>
</section>`;

const card = ({ id, name, role, sees, user }: Persona, isHinted: boolean): Html => html`<li>
<button name="persona" value="${id}"${isHinted && html` autofocus`}>
<span class="avatar" aria-hidden="true">${user.initials}</span>
<span class="words"><span class="name">${name}</span> <span class="role">${role}</span> <span class="sees">${sees}</span></span>
</button>
</li>
`;
